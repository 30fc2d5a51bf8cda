"""A game in, problems out where its words, verbs and frames show icons it lacks."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from cardwright.base.suggest import did_you_mean, nearest
from cardwright.model.game import Game
from cardwright.model.markup import nodes, parse
from cardwright.model.problem import Lost, Place, Problem
from cardwright.model.rich import Icon
from cardwright.model.source import Map, Path, mark_of

LISTS, ICONS, PHRASE = "vocabularies", "icons", "phrase"


def check_icons(game: Game, drawn: Collection[str] = ()) -> Iterator[Problem]:
    """``drawn`` are the icons that have a file, whether the list has them or not.

    A text shows only icons of the list; a word may have any that can be drawn.
    """
    form = game.forms.get(LISTS, Map())
    known = game.vocabularies.get(ICONS, {})
    either = {*known, *drawn}
    yield from _undrawn(game, form, drawn)
    for name, words in game.vocabularies.items():
        for word in words.values():
            if word.icon is not None and word.icon not in either:
                mark = mark_of(form, (LISTS, name, word.id, "icon"))
                if mark is not None:
                    yield _lost(word.icon, sorted(either), (), mark.place())
    for path, text in _phrases(form):
        mark = mark_of(form, path)
        for icon in _icons(text):
            if mark is not None and icon.name not in known:
                place = mark.inside(icon.start, icon.end)
                yield _lost(icon.name, known, drawn, place)


def _undrawn(game: Game, form: Map, drawn: Collection[str]) -> Iterator[Problem]:
    """Icons of the list that have no file, in a game that shows any."""
    shown = any(kind.faces for kind in game.kinds.values())
    idle = sorted(set(drawn) - game.vocabularies.get(ICONS, {}).keys())
    for name in game.vocabularies.get(ICONS, {}) if shown else ():
        mark = mark_of(form, (LISTS, ICONS, name))
        if name not in drawn and mark is not None:
            message = f'the icon "{name}" has no drawing'
            hint = f"draw it as templates/{game.slug}/icons/{name}.svg"
            place, meant = mark.place("key"), nearest(name, idle)
            lost = Lost("icon", meant) if meant else None
            yield Problem("missing-image", place, message, hint, lost=lost)


def _icons(text: str) -> Iterator[Icon]:
    found = nodes(parse(text)[0]) if "{" in text else ()
    return (node for node in found if isinstance(node, Icon) and node.name)


def _phrases(form: Map) -> Iterator[tuple[Path, str]]:
    """Every text that is said, with its path."""
    for name, words in _maps(form.get(LISTS)):
        for id_, word in _maps(words):
            yield from _text(word, PHRASE, (LISTS, name, id_, PHRASE))
    for group in ("verbs", "conditions"):
        for name, verb in _maps(form.get(group)):
            yield from _text(verb, PHRASE, (group, name, PHRASE))
            rows = verb[PHRASE] if isinstance(verb.get(PHRASE), list) else ()
            for index, row in enumerate(rows):
                yield from _text(row, "say", (group, name, PHRASE, index, "say"))
    frames = form.get("frames")
    for name in frames if isinstance(frames, Map) else ():
        yield from _text(frames, name, ("frames", name))


def _maps(data: Any) -> Iterator[tuple[str, Map]]:
    for name, value in data.items() if isinstance(data, Map) else ():
        if isinstance(value, Map):
            yield name, value


def _text(data: Any, key: str, path: Path) -> Iterator[tuple[Path, str]]:
    value = data.get(key) if isinstance(data, Mapping) else None
    if isinstance(value, str):
        yield path, str(value)


def _lost(
    name: str, known: Collection[str], drawn: Collection[str], place: Place
) -> Problem:
    hint = did_you_mean(name, known)
    if name in drawn:
        hint = f'add "{name}" to icons in vocabularies.yaml'
    lost = Lost("icon", name)
    return Problem("unknown-icon", place, f'there is no icon "{name}"', hint, lost=lost)
