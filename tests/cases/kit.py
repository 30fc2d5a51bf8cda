"""Case files in, workspaces laid out from them and the problems found there out.

``tests/cases/CODE.yaml``, one file a code::

    bad:                        # files laid over tests/cases/base
      cards/tides/items/new.yaml: |
        - {id: anchor, cots: 3}
    good:                       # must give no problem at all
      cards/tides/items/new.yaml: |
        - {id: anchor, cost: 3}
    problems:                   # the whole report of bad, in order
      - code: unknown-key
        level: error
        place: cards/tides/items/new.yaml:1:15-1:19
        message: an item has no key "cots"
        hint: did you mean "cost"?
    run: [check, --final]       # the command, where another than ``check``
    more:                       # variants: why, bad, problems; perhaps good, run
      - {why: in JSON, bad: …, problems: […]}

The base is a whole small game. A new entry goes into a file of its own
(``items/new.yaml``; ``items/`` takes JSON, too), so that what the base's decks,
rules and cases say of its entries still holds. What is laid over it, by path:

- a text: the file in UTF-8 (write control characters, a byte-order mark or
  ``\\r\\n`` in double quotes);
- nothing (``null``): the file or folder is taken away;
- ``{replace: {OLD: NEW, …}}``: the base's file, where each OLD stands just once;
- ``{append: TEXT}``: the base's file with more at its end;
- ``{latin-1: TEXT}``, ``{hex: "00 ff …"}``: bytes that are no UTF-8;
- ``{link: TARGET}``: a symbolic link.

``place`` is ``file:line:column-line:column``, the end exclusive. A hint that is not
given is none. Commands that have no ``--format json`` print no ends: with them
``place`` is ``file:line:column``.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import chdir
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from click.testing import CliRunner
from ruamel.yaml import YAML

from cardwright.cli.main import cardwright

HERE = Path(__file__).resolve().parent
BASE = HERE / "base"
CHECK = ("check",)

Overlay = Mapping[str, Any]

_KEYS = {"why", "bad", "good", "problems", "run"}
_PROBLEM = re.compile(r"(.+?:\d+:\d+): (error|warning|advice)\[([a-z-]+)\]: (.*)")
_HINT = "  hint: "


@dataclass(frozen=True, slots=True)
class Case:
    """One variant of a code: what is laid over the base, and what comes of it."""

    code: str
    why: str
    bad: Overlay
    good: Overlay | None
    problems: tuple[Mapping[str, Any], ...]
    run: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.code}: {self.why}" if self.why else self.code


def codes() -> list[str]:
    """The codes that have a case file."""
    return sorted(path.stem for path in HERE.glob("*.yaml"))


def cases_of(code: str) -> list[Case]:
    """The variants of a code, the principal one first."""
    data = YAML(typ="safe").load((HERE / f"{code}.yaml").read_bytes())
    more = data.pop("more", [])
    return [_case(code, variant) for variant in (data, *more)]


def all_cases() -> Iterator[Case]:
    for code in codes():
        yield from cases_of(code)


def _case(code: str, data: Mapping[str, Any]) -> Case:
    if strange := set(data) - _KEYS:
        raise ValueError(f"{code}.yaml: a case has no {', '.join(strange)}")
    return Case(
        code,
        data.get("why", ""),
        data["bad"],
        data.get("good"),
        tuple(data["problems"]),
        tuple(map(str, data.get("run", CHECK))),
    )


def lay_out(to: Path, overlay: Overlay) -> Path:
    """The base with the overlay's files as a workspace in ``to``."""
    shutil.copytree(BASE, to, ignore=shutil.ignore_patterns("build"))
    for file, content in overlay.items():
        _lay(to / file, content)
    return to


def _lay(path: Path, content: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if content is None:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    elif isinstance(content, Mapping) and "link" in content:
        path.unlink(missing_ok=True)
        path.symlink_to(content["link"])
    else:
        path.write_bytes(_bytes(path, content))


def _bytes(path: Path, content: Any) -> bytes:
    if isinstance(content, str):
        return content.encode("utf-8")
    (form, given), *others = content.items()
    if others:
        raise ValueError(f"{path}: one form for a file, not {list(content)}")
    ways: Mapping[str, Callable[[Any], bytes]] = {
        "append": lambda text: path.read_bytes() + text.encode("utf-8"),
        "hex": bytes.fromhex,
        "latin-1": lambda text: text.encode("latin-1"),
        "replace": lambda changes: _replaced(path, changes),
    }
    return ways[form](given)


def _replaced(path: Path, changes: Mapping[str, str]) -> bytes:
    text = path.read_bytes().decode()
    for old, new in changes.items():
        if text.count(old) != 1:
            raise ValueError(f"{old!r} stands {text.count(old)} times in {path}")
        text = text.replace(old, new)
    return text.encode("utf-8")


def found(root: Path, words: Sequence[str] = CHECK) -> list[dict[str, Any]]:
    """The problems that the command tells of, as case files write them."""
    form = ["--format", "json"] if _has_json(words[0]) else []
    with chdir(root):
        words = [*words, *form]
        done = CliRunner().invoke(cardwright, words, catch_exceptions=False)
    if done.exit_code not in {0, 1}:
        raise RuntimeError(f"exit code {done.exit_code}: {done.output}")
    return _of_json(done.stdout) if form else _of_text(done.stdout)


def _has_json(name: str) -> bool:
    command = cardwright.get_command(click.Context(cardwright), name)
    options = [o for p in (command.params if command else ()) for o in p.opts]
    return "--format" in options


def _of_json(out: str) -> list[dict[str, Any]]:
    return [_written(problem) for problem in json.loads(out)["problems"]]


def _written(problem: Mapping[str, Any]) -> dict[str, Any]:
    p = problem
    start = f"{p['line']}:{p['column']}"
    end = f"{p['end_line']}:{p['end_column']}"
    kept = {key: p[key] for key in ("code", "level", "message", "hint")}
    return expected({**kept, "place": f"{p['file']}:{start}-{end}"})


def _of_text(out: str) -> list[dict[str, Any]]:
    problems: list[dict[str, Any]] = []
    for line in out.splitlines():
        if match := _PROBLEM.fullmatch(line):
            place, level, code, message = match.groups()
            shown = {"code": code, "level": level, "place": place, "message": message}
            problems.append(expected(shown))
        elif line.startswith(_HINT) and problems:
            problems[-1]["hint"] = line.removeprefix(_HINT)
    return problems


def expected(problem: Mapping[str, Any]) -> dict[str, Any]:
    """A problem of a case file with all its keys, in one order."""
    keys = ("code", "level", "place", "message", "hint")
    if strange := set(problem) - set(keys):
        raise ValueError(f"a problem has no {', '.join(strange)}")
    return {key: problem.get(key) for key in keys}
