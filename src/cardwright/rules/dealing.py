"""A recipe and a seed come in, the entry with a random deck in it goes out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from cardwright.base.rng import Rng
from cardwright.model.entry import Deck, Entry, Line
from cardwright.model.game import Game, PileField
from cardwright.model.problem import Problem, is_error
from cardwright.model.source import Map, place_of
from cardwright.rules.decks import check_format
from cardwright.rules.draws import draw
from cardwright.rules.formats import Format
from cardwright.rules.judge import Judge
from cardwright.rules.recipe import CODE, Recipe, out_of_reach, read_recipe
from cardwright.rules.rule import Flawed

DRAWS: Final = 100
"""Decks that are drawn before a recipe is taken for one that no format allows."""

Formats = Mapping[str, Format]


def recipes(game: Game, entries: Iterable[Entry]) -> Iterator[tuple[Entry, PileField]]:
    """The entries whose decks are drawn, and in which fields that is said."""
    for entry in entries:
        written = game.kinds[entry.kind].deck
        if written is not None and written.draw in entry.fields:
            yield entry, written


def drawn(
    judge: Judge, formats: Formats, entry: Entry, written: PileField, seed: str = ""
) -> tuple[Entry, tuple[Problem, ...]]:
    """The entry with cards in it: as many, of such a sum, and legal in its format.

    The same seed draws the same deck while the cards and the recipe stay as they are.
    What stands in the way is one problem; the entry then is as it was.
    """
    try:
        recipe = read_recipe(judge, entry, written)
        cards = _legal(judge, _format(formats, entry, written), recipe, seed)
    except Flawed as flawed:
        return entry, (flawed.problem,)
    return _with_cards(entry, written, cards), ()


def _format(formats: Formats, entry: Entry, written: PileField) -> Format | None:
    name = entry.fields.get(written.format or "")
    return formats.get(name) if isinstance(name, str) else None


def _legal(
    judge: Judge, of: Format | None, recipe: Recipe, seed: str
) -> Mapping[str, int]:
    """The copies of each card of the first deck drawn that its format allows."""
    rng = Rng(f"{recipe.entry.id} {seed}")
    broken: Sequence[Problem] = ()
    for _ in range(DRAWS):
        hand = draw(recipe.values, recipe.wanted, rng)
        if hand is None:
            continue
        cards = Counter(recipe.ids[index] for index in hand)
        broken = _breaches(judge, of, recipe, cards) if of else ()
        if not broken:
            return cards
    if not broken:
        raise Flawed(out_of_reach(recipe))
    place = place_of(recipe.entry.fields, (recipe.at,), "key")
    message = f"none of {DRAWS} decks drawn is legal"
    raise Flawed(Problem(CODE, place, message, f"the last one: {broken[0].message}"))


def _breaches(
    judge: Judge, of: Format, recipe: Recipe, cards: Mapping[str, int]
) -> list[Problem]:
    """The errors of a drawn deck in the format that it is for."""
    entry = recipe.entry
    place = place_of(entry.fields, (recipe.at,), "key")
    lines = tuple(Line(id_, count, place) for id_, count in cards.items())
    deck = Deck(entry.id, entry.name, of.name, lines, place)
    return [p for p in check_format(judge, deck, of) if is_error(p)]


def _with_cards(entry: Entry, written: PileField, cards: Mapping[str, int]) -> Entry:
    """The entry whose list of cards is the drawn one, placed where the recipe is."""
    fields = entry.fields
    items = {**fields, written.cards: Map(sorted(cards.items()))}
    marks = {**fields.marks, written.cards: fields.marks[str(written.draw)]}
    return replace(entry, fields=Map(items.items(), marks, fields.source, fields.span))
