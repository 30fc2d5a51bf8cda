"""An entry that says how its deck is drawn comes in, the recipe as read goes out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import Any, Final

from cardwright.base.expression import ABSENT, ExpressionError, describe
from cardwright.base.expression import compile as compiled
from cardwright.base.suggest import did_you_mean
from cardwright.base.values import is_number
from cardwright.model.entry import Entry
from cardwright.model.game import Game, PileField
from cardwright.model.problem import Lost, Problem
from cardwright.model.source import Map, Path, place_of
from cardwright.rules.choices import check_choices
from cardwright.rules.draws import Wanted, reach
from cardwright.rules.judge import Judge
from cardwright.rules.names import check_names
from cardwright.rules.rule import Clause, Flawed, Number, misread
from cardwright.rules.wording import spelled

CODE: Final = "bad-draw"


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a deck is drawn from: each copy that there is, by the id of its card.

    ``values`` are what the copies add to the sum, ``wanted`` how many of them and which
    sum. ``entry`` says all this in its field ``at``.
    """

    entry: Entry
    at: str
    ids: tuple[str, ...]
    values: tuple[Number, ...]
    wanted: Wanted


def read_recipe(judge: Judge, entry: Entry, written: PileField) -> Recipe:
    """The recipe of an entry; raises ``Flawed`` with the problem of its first slip."""
    at = str(written.draw)
    if written.cards in entry.body:
        message = "a deck is either listed or drawn, this one is both"
        place = place_of(entry.body, (written.cards,), "key")
        hint = f'leave out "{written.cards}", or "{at}"'
        raise Flawed(Problem(CODE, place, message, hint))
    kinds = _kinds(judge.game, entry, at)
    pool = [
        (card.id, value)
        for card, value in _pool(judge, entry, at, kinds)
        for _ in range(entry.fields[at].get("copies", 1))
    ]
    total = entry.fields[at].get("sum") or Map()
    wanted = Wanted(entry.fields[at]["size"], total.get("min"), total.get("max"))
    ids, values = tuple(id_ for id_, _ in pool), tuple(value for _, value in pool)
    recipe = Recipe(entry, at, ids, values, wanted)
    _check(recipe)
    return recipe


def _kinds(game: Game, entry: Entry, at: str) -> tuple[str, ...]:
    named = entry.fields[at]["from"]
    names = (named,) if isinstance(named, str) else tuple(named)
    for index, name in enumerate(names):
        if name not in game.kinds:
            path: Path = (at, "from") if isinstance(named, str) else (at, "from", index)
            place, hint = place_of(entry.fields, path), did_you_mean(name, game.kinds)
            message, lost = f'there is no kind "{name}"', Lost("kind", name)
            raise Flawed(Problem("unknown-reference", place, message, hint, lost=lost))
    return names


def _pool(
    judge: Judge, entry: Entry, at: str, kinds: tuple[str, ...]
) -> list[tuple[Entry, Number]]:
    """The cards that may be drawn, in the order of their ids, and what each adds."""
    where = _clause(judge, entry, (at, "where"), kinds)
    of = _clause(judge, entry, (at, "sum", "of"), kinds)
    cards = sorted(judge.entries(kinds), key=lambda card: card.id)
    return [
        (card, 0 if of is None else _number(judge, of, card))
        for card in cards
        if where is None or where.holds(judge.scope(card))
    ]


def _clause(
    judge: Judge, entry: Entry, path: tuple[str, ...], kinds: tuple[str, ...]
) -> Clause | None:
    """The expression at a path of the entry, its names checked."""
    source: Any = reduce(_inside, path, entry.fields)
    if not isinstance(source, str):
        return None
    try:
        expression = compiled(source)
        check_names(judge.game, expression, kinds, {})
        check_choices(judge.game, expression, kinds, {})
    except ExpressionError as error:
        raise misread(error, entry.fields, path) from error
    return Clause(expression, place_of(entry.fields, path))


def _inside(data: Any, step: str) -> Any:
    return data.get(step) if isinstance(data, Map) else None


def _number(judge: Judge, clause: Clause, card: Entry) -> Number:
    """What a card adds; nothing where it lacks what is counted."""
    value = clause.value(judge.scope(card))
    if value is ABSENT or value is None:
        return 0
    if is_number(value):
        return value  # type: ignore[no-any-return]  # as is_number tells
    message = f'{describe(value)} of "{card.name}" is no number'
    raise Flawed(Problem("bad-expression", clause.place, message))


def _check(recipe: Recipe) -> None:
    """Raise ``Flawed`` where no deck can be as large, or have such a sum."""
    size, least, most = recipe.wanted.size, recipe.wanted.least, recipe.wanted.most
    if len(recipe.ids) < size:
        place = place_of(recipe.entry.fields, (recipe.at, "size"))
        message = f"{size} cards cannot be drawn from {len(recipe.ids)}"
        hint = "draw fewer, or allow more copies of each"
        raise Flawed(Problem(CODE, place, message, hint))
    low, high = reach(recipe.values, size)
    if (least is not None and high < least) or (most is not None and low > most):
        raise Flawed(out_of_reach(recipe))


def out_of_reach(recipe: Recipe) -> Problem:
    """That no deck has a sum within the limits."""
    low, high = reach(recipe.values, recipe.wanted.size)
    place = place_of(recipe.entry.fields, (recipe.at, "sum"), "key")
    size = recipe.wanted.size
    message = f"no {size} cards add up to {_limits(recipe.wanted)}"
    hint = f"any {size} of them add up to {spelled(low)} to {spelled(high)}"
    return Problem(CODE, place, message, hint)


def _limits(wanted: Wanted) -> str:
    if wanted.least is None or wanted.most is None:
        bound = wanted.most if wanted.least is None else wanted.least
        words = "at most" if wanted.least is None else "at least"
        return f"{words} {spelled(bound or 0)}"
    return f"{spelled(wanted.least)} to {spelled(wanted.most)}"
