"""A breach by one value in, a problem out that says in card words what is wanted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from cardwright.base.english import for_nothing, quoted, sort_of, with_article
from cardwright.base.numerals import rewritten
from cardwright.base.suggest import did_you_mean
from cardwright.model.problem import Problem
from cardwright.validate.breach import Breach
from cardwright.validate.wording import bare, either, shown, type_words
from cardwright.validate.wrongtype import type_hint

_WORD = re.compile("[a-z0-9]+")
_MOST_CHOICES = 12


def wrong_type(breach: Breach) -> Iterator[Problem]:
    wants = breach.schema.get("x-wants") or type_words(breach.wanted)
    if breach.value is None:
        text = f"{breach.name} is empty, but must be {wants}"
    else:
        text = f"{breach.name} must be {wants}, not {sort_of(breach.value)}"
    hint = type_hint(breach)
    if breach.value is None and breach.path:
        hint = for_nothing(breach.path[-1])
    yield Problem("wrong-type", breach.place, text, hint)


def not_a_choice(breach: Breach) -> Iterator[Problem]:
    choices = breach.wanted if breach.keyword == "enum" else [breach.wanted]
    words = [bare(choice) for choice in choices]
    text = f"{breach.name} cannot be {shown(breach.value)}"
    if breach.part == "key":
        text = f"{breach.name} is none of those allowed"
    hint = did_you_mean(bare(breach.value), words) or _choices(words)
    yield Problem("not-a-choice", breach.place, text, hint)


def _choices(words: list[str]) -> str:
    if len(words) == 1:
        return f"it must be {words[0]}"
    listed = [*words[:_MOST_CHOICES], "…"] if len(words) > _MOST_CHOICES else words
    if len(words) > _MOST_CHOICES:
        return f"it may be {', '.join(listed)}"
    return f"it may be {either(listed)}"


def bad_pattern(breach: Breach) -> Iterator[Problem]:
    wants = breach.schema.get("x-wants")
    if wants and breach.part == "key":
        text = f"{breach.name} must be {wants}"
    elif wants:
        text = f"{breach.name} must be {wants}, not {shown(breach.value)}"
    else:
        text = f"{breach.name} cannot be {shown(breach.value)}"
    usual = None if wants else f"it must match {breach.wanted}"
    hint = _as_number(breach) or _respelled(breach) or usual
    yield Problem("bad-pattern", breach.place, text, hint)


def _as_number(breach: Breach) -> str | None:
    types = breach.schema.get("type", ())
    return rewritten(bare(breach.value), [types] if isinstance(types, str) else types)


def _respelled(breach: Breach) -> str | None:
    """The words of the value spelled so that they fit, if that is all that is amiss."""
    words = _WORD.findall(bare(breach.value).lower())
    spelled = (sign.join(words) for sign in ("-", "_"))
    fit = (text for text in spelled if text and re.search(breach.wanted, text))
    return next((f'write "{text}"' for text in fit), None)


def duplicate_item(breach: Breach) -> Iterator[Problem]:
    """Each item that stands before it already is blamed, at the later place."""
    seen: list[Any] = []
    for index, item in enumerate(breach.value):
        key = (isinstance(item, bool), item)
        if key in seen:
            text = f"{breach.name} lists {shown(item)} twice"
            place = _item(breach, index).place
            yield Problem("duplicate-item", place, text)
        seen.append(key)


def _item(breach: Breach, index: int) -> Breach:
    return Breach(breach.subject, (*breach.path, index), "", None, None, {})


def forbidden(breach: Breach) -> Iterator[Problem]:
    """``not``: a key that must be absent, keys that exclude one another, a value."""
    together = breach.wanted.get("required") if breach.wanted else None
    if breach.wanted == {} and breach.path:
        text = f"{breach.name} must not stand here"
        yield Problem("unknown-key", _key_of(breach).place, text)
    elif together:
        keys = " and ".join(quoted(key) for key in together)
        text = f"{breach.name} cannot have {keys}"
        text += " together" if len(together) > 1 else ""
        yield Problem("unknown-key", breach.key_place(together[-1]), text)
    else:
        text = f"{breach.name} cannot be {shown(breach.value)}"
        yield Problem("not-a-choice", breach.place, text)


def _key_of(breach: Breach) -> Breach:
    return Breach(breach.subject, breach.path, "", None, None, {}, "key")


def unclear(breach: Breach) -> Iterator[Problem]:
    """A value that several alternatives fit, or none in a way that could be told."""
    text = f"{breach.name} does not fit what its schema allows here"
    title = breach.schema.get("title")
    hint = f"it must be {with_article(title.lower())}" if title else None
    yield Problem("not-a-choice", breach.place, text, hint)
