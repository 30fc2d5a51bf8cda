"""What the commands share: the workspace, the cache, reports to screen, exit codes."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import click

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.base.suggest import did_you_mean
from cardwright.cli.formats import FORMATS, Shown
from cardwright.load.workspace import find_root, open_workspace
from cardwright.model.report import Report
from cardwright.model.workspace import Workspace

# What every command can print; a check has more.
FORMS = ("text", "json")
MEMO = Path("build") / "cache" / "inputs.json"


def workspace(ctx: click.Context) -> Workspace:
    """The workspace of ``--root``, or the one around the current folder."""
    given = ctx.find_root().obj
    root = Path(given).resolve() if given else find_root(_here())
    if root is None or not (root / "cards").is_dir():
        raise click.UsageError(
            "no workspace here: a folder with cards/ is needed "
            '("cardwright new game NAME" makes one)'
        )
    memo = Memo(root / MEMO)
    space = open_workspace(root, memo)
    memo.save()
    return space


def _here() -> Path:
    try:
        return Path.cwd()
    except FileNotFoundError:
        raise click.UsageError("the current folder is no longer there") from None


SEED = "A word or number by which decks are drawn at random: the same one, the same."
_SEED = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,39}")


def seed(
    ctx: click.Context,  # noqa: ARG001
    param: click.Parameter,  # noqa: ARG001
    value: str | None,
) -> str | None:
    """A seed as it may stand in the name of a file."""
    if value is not None and not _SEED.fullmatch(value):
        raise click.BadParameter("a seed is a number or a word of letters and digits")
    return value


def cache_of(space: Workspace, *, lasting: bool = False) -> Cache:
    """The workspace's cache; a ``lasting`` one remembers more while it runs."""
    return Cache(space.root / "build" / "cache", lasting=lasting)


def chosen(space: Workspace, games: Sequence[str]) -> tuple[str, ...]:
    """The slugs to work on; a name that is no game is wrong usage."""
    slugs = [game.slug for game in space.games]
    for name in games:
        if name not in slugs:
            raise click.UsageError(_unknown("game", name, slugs))
    return tuple(games) or tuple(slugs)


def target(space: Workspace, word: str) -> tuple[str, str | None]:
    """``game`` or ``game:id`` taken apart, the game known to exist."""
    game, _, ident = word.partition(":")
    chosen(space, [game])
    return game, ident or None


def _unknown(sort: str, name: str, known: Iterable[str]) -> str:
    hint = did_you_mean(name, known)
    return f'there is no {sort} "{name}"' + (f"; {hint}" if hint else "")


def show(
    space: Workspace,
    report: Report,
    form: str = "text",
    *,
    strict: bool = False,
    given: Mapping[str, str] | None = None,
) -> None:
    """Prints a report to standard output, in the form asked for and nothing beside it.

    ``given`` are texts by name that problems may stand in though they are no files.
    """
    click.echo(FORMATS[form](Shown(report, space, strict, given or {})), nl=False)


def finish(report: Report, *, strict: bool = False) -> None:
    """Ends the command: 0 without errors, else 1; warnings count when strict."""
    bad = report.count("error") or (strict and report.count("warning"))
    sys.exit(1 if bad else 0)
