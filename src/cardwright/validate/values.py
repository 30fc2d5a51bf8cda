"""A breach by one value in, a problem out that says in card words what is wanted."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from cardwright.base.english import for_nothing, quoted, sort_of, with_article
from cardwright.base.numerals import rewritten
from cardwright.base.suggest import did_you_mean
from cardwright.model.problem import Problem
from cardwright.model.source import Map, Seq
from cardwright.validate.breach import Breach
from cardwright.validate.wording import bare, either, shown, type_words

_SWITCHES: Mapping[str, str] = {
    "yes": "true",
    "on": "true",
    "y": "true",
    "no": "false",
    "off": "false",
    "n": "false",
}
_WORD = re.compile("[a-z0-9]+")
_PLAIN = re.compile("[A-Za-z][A-Za-z0-9_. -]*")
_MOST_CHOICES = 12
_LONGEST_SOURCE = 60


def wrong_type(breach: Breach) -> Iterator[Problem]:
    wants = breach.schema.get("x-wants") or type_words(breach.wanted)
    if breach.value is None:
        text = f"{breach.name} is empty, but must be {wants}"
    else:
        text = f"{breach.name} must be {wants}, not {sort_of(breach.value)}"
    hint = _type_hint(breach)
    if breach.value is None and breach.path:
        hint = for_nothing(breach.path[-1])
    yield Problem("wrong-type", breach.place, text, hint)


def _type_hint(breach: Breach) -> str | None:
    types = [breach.wanted] if isinstance(breach.wanted, str) else breach.wanted
    value = breach.value
    if "string" in types and isinstance(value, Map | Seq):
        return _alone(breach) or _ungrouped(breach) or _unquoted(value)
    if "object" in types and isinstance(value, str | int | float):
        return _as_group(breach)
    if isinstance(value, str):
        return _for_text(value.strip(), types)
    if "array" in types and value is not None:
        return _as_list(value)
    return None


def _alone(breach: Breach) -> str | None:
    """One of several names, where only one may stand."""
    if "x-link" not in breach.schema or not isinstance(breach.value, Seq):
        return None
    if not breach.value or not isinstance(breach.value[0], str):
        return None
    return f"only one may stand here, such as {bare(breach.value[0])}"


def _unquoted(value: Map | Seq) -> str | None:
    """A text that begins with a bracket and has no quotes is read as something else."""
    source = value.source.text[value.span.start : value.span.end]
    if not source.startswith(("{", "[")) or "\n" in source:
        return None
    if len(source) > _LONGEST_SOURCE or '"' in source:
        return "put the text in quotes"
    return f'put the text in quotes: "{source}"'


def _ungrouped(breach: Breach) -> str | None:
    """The name within a group, where it may stand by itself."""
    wants, value = "x-wants" in breach.schema, breach.value
    words = (
        [v for v in value.values() if isinstance(v, str)]
        if isinstance(value, Map)
        else []
    )
    if not wants or not words or not breach.path:
        return None
    beside = [f'"{key}"' for key in breach.moves]
    rest = f", and {' and '.join(beside)} beside it" if beside else ""
    return f"write {breach.path[-1]}: {bare(words[0])}{rest}"


def _as_group(breach: Breach) -> str | None:
    """The value under the first key that a group there must have, and the others."""
    text = bare(breach.value)
    needed = [k for k in breach.schema.get("required", ()) if k not in breach.moves]
    if not needed or not breach.path or len(text) >= _LONGEST_SOURCE:
        return None
    items = [(needed[0], text), *((key, "…") for key in needed[1:])]
    items += [(key, _flow(value)) for key, value in breach.moves.items()]
    group = f"{{{', '.join(f'{key}: {value}' for key, value in items)}}}"
    last = breach.path[-1]
    return f"write {last}: {group}" if isinstance(last, str) else f"write {group}"


def _flow(value: Any) -> str:
    """A value as it may stand among others in braces."""
    if isinstance(value, str):
        return value if _PLAIN.fullmatch(value) else quoted(value)
    return "…" if isinstance(value, Map | Seq) else bare(value)


def _for_text(value: str, types: list[str]) -> str | None:
    if "boolean" in types and value.lower() in _SWITCHES:
        return f"write {_SWITCHES[value.lower()]}"
    meant = rewritten(value, types)
    return meant or (_as_list(value) if "array" in types else None)


def _as_list(value: Any) -> str | None:
    text = bare(value)
    short = isinstance(value, str | int | float) and len(text) < _LONGEST_SOURCE
    return f"write it as a list: [{text}]" if short else None


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
