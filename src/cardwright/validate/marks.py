"""A game and its schemas in, problems out where a mark names what the game lacks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardwright.base.suggest import did_you_mean
from cardwright.model.game import Game
from cardwright.model.problem import Lost, Problem
from cardwright.model.source import Document, Map, Path, place_of
from cardwright.validate.references import FORMAT, VOCABULARY
from cardwright.validate.shape import spots


def check_marks(game: Game, schemas: Mapping[str, Document]) -> Iterator[Problem]:
    """``x-link``, ``x-holds``, ``x-says`` against the game's kinds, lists, frames."""
    known = _known(game)
    for document in schemas.values():
        if isinstance(document.data, Map):
            yield from _check(document.data, known)


def _known(game: Game) -> Mapping[str, list[str]]:
    """What each mark may name."""
    lists = [VOCABULARY + name for name in game.vocabularies]
    frames = ["frames." + name for name in game.frames]
    return {
        "x-link": [*game.kinds, *lists, FORMAT],
        "x-holds": list(game.kinds),
        "x-says": ["verbs", "conditions", *frames],
    }


def _check(data: Map, known: Mapping[str, list[str]]) -> Iterator[Problem]:
    for path, name in _named(data, known):
        mark = next(str(step) for step in reversed(path) if step in known)
        if name not in known[mark]:
            text = f'"{mark}" names "{name}", which the game does not have'
            hint = did_you_mean(name, known[mark])
            place, lost = place_of(data, path), _lost(name)
            yield Problem("unknown-reference", place, text, hint, lost=lost)


def _lost(name: str) -> Lost | None:
    """A list, a frame or a kind."""
    first, _, rest = name.partition(".")
    if rest:
        return Lost(first, rest) if first in ("vocabulary", "frames") else None
    return Lost("kind", name)


def _named(data: Map, marks: Mapping[str, object]) -> Iterator[tuple[Path, str]]:
    for spot in spots(data):
        if isinstance(spot.schema, Map):
            for mark in marks:
                yield from _names(spot.schema.get(mark), (*spot.path, mark))


def _names(value: object, path: Path) -> Iterator[tuple[Path, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, list):
        yield from (((*path, i), v) for i, v in enumerate(value) if isinstance(v, str))
