"""A game's templates in; texts in their conditions that can never be, out.

``{% if card.side == "lft" %}``: what the kinds of cards that a template draws can be is
known before any card is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import PurePosixPath

from cardwright.base.comparisons import Comparison
from cardwright.base.expression import ExpressionError
from cardwright.compose.loader import CARD
from cardwright.model.game import Game
from cardwright.model.problem import Problem
from cardwright.model.source import Source
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.rules.choices import Words, choices_of, impossible

_GIVEN = ("card", "owner", "param")
"""What every template is given, of which it is known what it can be."""

_NAMED = rf"\b(?:{'|'.join(_GIVEN)})\b"
_COMPARES = re.compile(
    rf"{_NAMED}[\w.\[\]'\"]*\s*(?:[=!]=|in\b|not\s+in\b)|(?:[=!]=|\bin)\s*{_NAMED}"
)
_CODE = re.compile(
    r"\{#[\s\S]*?#\}|\{\{(?P<print>[\s\S]*?)\}\}|\{%(?P<block>[\s\S]*?)%\}"
)
_HEAD = re.compile(
    r"[-+]?\s*(?:(?:el)?if\s|for\s(.*?)\sin\s|set\s([^=]*)=|macro\s(.*))", re.DOTALL
)
_TAIL = re.compile(r"\s*[-+]?$")


def check_templates(
    space: Workspace, files: GameFiles, game: Game
) -> Iterator[Problem]:
    """Every text that a field of a card can never be, at the text."""
    for file in files.templates:
        if file.endswith(".xml"):
            data = (space.root / file).read_bytes()
            text = data.decode("utf-8-sig", errors="replace")
            if _COMPARES.search(text):
                yield from _template(Source(file, text), _words(game, file, text))


def _words(game: Game, file: str, text: str) -> Words:
    name = PurePosixPath(file).name.removesuffix(CARD)
    own = [k.name for k in game.kinds.values() if name in k.faces.values()]
    every = tuple(game.kinds)
    # What no kind names as a face may be taken in by any.
    ends = {"card": tuple(own) or every, "owner": every}
    given = [name for name in _GIVEN if name not in _bound(text)]

    def words(found: Comparison) -> list[str] | None:
        is_given = found.path[0] in given
        return choices_of(game, (), ends, found) if is_given else None

    return words


def _bound(text: str) -> set[str]:
    """The names to which a template itself gives a meaning."""
    heads = (
        _HEAD.match(code["block"]) for code in _CODE.finditer(text) if code["block"]
    )
    targets = (part or "" for head in heads if head for part in head.groups())
    return {name for target in targets for name in re.findall(r"\w+", target)}


def _template(source: Source, words: Words) -> Iterator[Problem]:
    for at, expression in _expressions(source.text):
        try:
            for error in impossible(expression, words):
                first, last = error.span or (0, len(expression))
                place = source.place(at + first, at + last)
                yield Problem(error.code, place, error.message, error.hint)
        except ExpressionError:
            continue  # what is no expression is told when the template is read


def _expressions(text: str) -> Iterator[tuple[int, str]]:
    """What stands in braces and compares one of the given names, with its start."""
    for code in _CODE.finditer(text):
        group = "print" if code["print"] else "block"
        inner = code[group] or ""
        head = _HEAD.match(inner) if group == "block" else None
        start = head.end() if head else len(inner) - len(inner.lstrip("-+ \n"))
        expression = _TAIL.sub("", inner[start:])
        if (head or group == "print") and _COMPARES.search(expression):
            yield code.start(group) + start, expression
