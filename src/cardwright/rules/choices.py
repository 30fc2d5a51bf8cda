"""An expression of a rule in; an error for a text that a field can never be out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from cardwright.base.comparisons import Comparison, comparisons
from cardwright.base.expression import Expression, ExpressionError
from cardwright.base.suggest import did_you_mean
from cardwright.model.game import Game
from cardwright.rules.names import Ends, nodes_of, resolved

PARAM: Final = "param"
VOCABULARY: Final = "vocabulary."
OPEN: Final = ("anyOf", "oneOf", "allOf", "if", "not")
MOST: Final = 12
"""So many words may stand in a hint."""


Words = Callable[[Comparison], Sequence[str] | None]
"""All that a compared name can be; ``None`` if that is no closed list."""


def check_choices(
    game: Game, expression: Expression, kinds: tuple[str, ...], ends: Ends
) -> None:
    """Raise ``ExpressionError`` at the first text that its field can never be.

    Fields of closed lists are looked at: words of the game, choices of a schema, kinds.
    """
    words = partial(choices_of, game, kinds, ends)
    for error in impossible(expression.source, words):
        raise error


def impossible(source: str, words: Words) -> Iterator[ExpressionError]:
    """An error for each text that can never be what it is compared with."""
    if "'" not in source and '"' not in source:
        return
    for found in comparisons(source):
        known = words(found)
        if known is not None and found.text not in known:
            name = ".".join(found.path)
            verb = "never has" if found.of_items else "is never"
            hint = did_you_mean(found.text, known) or _all(known)
            message = f'{name} {verb} "{found.text}"'
            yield ExpressionError(message, hint, "not-a-choice", found.span)


def _all(known: Sequence[str]) -> str | None:
    return f"it may be {', '.join(known)}" if 0 < len(known) <= MOST else None


def choices_of(
    game: Game, kinds: tuple[str, ...], ends: Ends, found: Comparison
) -> list[str] | None:
    """What a field may be, if that is a closed list in every kind that has it."""
    path = found.path
    if path[0] == PARAM and len(path) > 1:
        parameter = game.parameters.get(path[1])
        return list(parameter.choices) if parameter and parameter.choices else None
    if path[0] in ends:
        kinds, path = ends[path[0]], path[1:]
    if path == ("kind",):
        return list(game.kinds)
    nodes = nodes_of(game, kinds, path) if path else []
    words: dict[str, None] = {}
    for schema, root in nodes:
        part = _items(schema, root) if found.of_items else schema
        choices = _choices(game, part)
        if choices is None:
            return None
        words |= dict.fromkeys(choices)
    return list(words) if nodes else None


def _items(schema: Mapping[str, Any], root: Mapping[str, Any]) -> Mapping[str, Any]:
    items = schema.get("items")
    return resolved(items, root)[0] if isinstance(items, Mapping) else {}


def _choices(game: Game, schema: Mapping[str, Any]) -> list[str] | None:
    if any(word in schema for word in OPEN):
        return None
    if isinstance(schema.get("enum"), list):
        return [str(choice) for choice in schema["enum"]]
    link = schema.get("x-link")
    links = [link] if isinstance(link, str) else list(link or ())
    if not links or not all(name.startswith(VOCABULARY) for name in links):
        return None
    lists = (game.vocabularies.get(n.removeprefix(VOCABULARY), {}) for n in links)
    return [word for words in lists for word in words]
