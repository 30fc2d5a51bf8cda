"""A catalogue in; what all structure in it says, and problems of phrases, out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from cardwright.model.entry import Catalog, Entry
from cardwright.model.problem import Problem
from cardwright.model.rich import Rich
from cardwright.model.source import Path
from cardwright.resolve.saying.say import Sayer


@dataclass(frozen=True, slots=True)
class Said:
    """The texts by entry and path; their problems in the order of the entries."""

    texts: Mapping[str, Mapping[Path, Rich]]
    problems: tuple[Problem, ...]


def say_all(catalog: Catalog, ids: Collection[str]) -> Said:
    """Every outermost saying of the entries named."""
    sayer = Sayer(catalog)
    texts: dict[str, dict[Path, Rich]] = {}
    problems: list[Problem] = []
    for entry in catalog.entries.values():
        if entry.id not in ids:
            continue
        for path in spoken_paths(entry):
            rich, found = sayer.say(entry, path)
            texts.setdefault(entry.id, {})[path] = rich
            problems += found
    return Said(texts, tuple(problems))


def spoken_paths(entry: Entry) -> list[Path]:
    """Where a text starts: at a frame, or at a list of verbs that no frame says."""
    frames = {s.path for s in entry.sayings if s.group == "frames"}
    paths = {
        saying.path if saying.group == "frames" else _list_of(saying.path)
        for saying in entry.sayings
        if not any(above in frames for above in _above(saying.path))
    }
    return sorted(paths, key=str)


def _list_of(path: Path) -> Path:
    return path[:-1] if path and isinstance(path[-1], int) else path


def _above(path: Path) -> Iterator[Path]:
    return (path[:length] for length in range(len(path)))
