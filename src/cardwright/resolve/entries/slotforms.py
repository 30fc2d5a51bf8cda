"""What a blueprint says of its slots in, the slots and what does not fit them out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardwright.base.english import for_nothing, quoted, sort_of
from cardwright.base.numerals import rewritten
from cardwright.base.suggest import did_you_mean, nearest
from cardwright.model.game import Game
from cardwright.model.problem import Problem
from cardwright.model.slot import NUMBER, TEXT, TRUTH, TYPES, WHOLE, Slot, either
from cardwright.model.source import Map, Plain
from cardwright.resolve import forms
from cardwright.resolve.entries.slots import OWN
from cardwright.resolve.plain import implied, typed

SLOTS = "slots"
BLUEPRINT = "blueprint"
_LONGEST = 18
"""Characters of a number on a card."""
_JSON = {NUMBER: ("number",), WHOLE: ("integer",), TRUTH: ("boolean",)}


@dataclass(frozen=True, slots=True)
class Slip:
    """Why a value does not fit a slot: the problem's code, sentence and hint."""

    code: str
    message: str
    hint: str | None = None


def slots_in(body: Map, used: Sequence[str], game: Game) -> dict[str, Slot]:
    """The slots that a blueprint's body reads, those declared first."""
    declared = dict(forms.mappings(body, SLOTS))
    known = {n: _slot(n, data, game) for n, data in declared.items() if n in used}
    return known | {n: Slot(n) for n in used if n not in known and n != OWN}


def _slot(name: str, data: Map, game: Game) -> Slot:
    sort = forms.text(data, "type") or TEXT
    return Slot(
        name=name,
        declared=True,
        type=sort,
        words=tuple(game.vocabularies.get(sort, ())),
        least=forms.number(data, "min"),
        most=forms.number(data, "max"),
        choices=tuple(_spelled(value) for value in forms.listed(data, "choices")),
        has_default="default" in data,
        title=forms.text(data, "title"),
        about=forms.text(data, "about"),
    )


def slip(slot: Slot, value: Any) -> Slip | None:
    """Why a value cannot stand for a slot, if it cannot.

    An expression over something else is taken as it is: nobody knows its value yet.
    """
    if not slot.declared or (isinstance(value, str) and "{{" in value):
        return None
    found = _typed(slot, value)
    if found is None:
        wanted = slot.takes or TYPES[TEXT]
        message = f'"{slot.name}" is empty, but must be {wanted}'
        return Slip("wrong-type", message, for_nothing(slot.name))
    if isinstance(found, Map | list):
        return _wrong(slot, found)
    return _of_value(slot, found, value)


def value_of(slot: Slot, text: str) -> Any:
    """What a slot takes from a text that was written without YAML's signs.

    A number or truth, if the slot may be one and nothing of the spelling is lost.
    """
    is_text = slot.type == TEXT or slot.type not in TYPES
    if slot.declared and is_text and not slot.choices:
        return text
    found = implied(text) if len(text) <= _LONGEST else None
    return text if found is None or _spelled(found) != text else found


def _of_value(slot: Slot, found: Any, value: Any) -> Slip | None:
    if slot.choices:
        return _no_choice(slot, _spelled(value))
    if slot.type not in TYPES:
        return _no_word(slot, _spelled(value))
    return _of_type(slot, found, value)


def _of_type(slot: Slot, found: Any, value: Any) -> Slip | None:
    if slot.type == TEXT:
        return _beyond(slot, len(_spelled(value)), " characters")
    if slot.type == TRUTH:
        return None if isinstance(found, bool) else _wrong(slot, found)
    numbers = int if slot.type == WHOLE else int | float
    if isinstance(found, bool) or not isinstance(found, numbers):
        return _wrong(slot, found)
    return _beyond(slot, found)


def _typed(slot: Slot, value: Any) -> Any:
    """A value as its slot has it, where it is of that type."""
    if not isinstance(value, Plain):
        return value
    return typed(str(value), frozenset(_JSON.get(slot.type, ("string", "null"))))


def _wrong(slot: Slot, value: Any) -> Slip:
    wanted = slot.takes or TYPES[TEXT]
    message = f'"{slot.name}" must be {wanted}, not {sort_of(value)}'
    hint = rewritten(_spelled(value), _JSON.get(slot.type, ()))
    return Slip("wrong-type", message, hint)


def _no_choice(slot: Slot, value: str) -> Slip | None:
    if value in slot.choices:
        return None
    message = f'"{slot.name}" cannot be {quoted(value)}'
    known = f"it may be {either(slot.choices)}"
    return Slip("not-a-choice", message, did_you_mean(value, slot.choices) or known)


def _no_word(slot: Slot, value: str) -> Slip | None:
    if value in slot.words or not slot.words:
        return None
    message = f'the list "{slot.type}" has no word {quoted(value)}'
    known = f"known are {', '.join(slot.words)}"
    few = known if len(slot.words) <= forms.FEW else None
    hint = did_you_mean(value, slot.words) or few
    return Slip("unknown-reference", message, hint)


def _beyond(slot: Slot, number: float, of: str = "") -> Slip | None:
    """A number, or that of a text's characters, beyond the limits of its slot."""
    must = f'"{slot.name}" must have' if of else f'"{slot.name}" must be'
    hint = f"the blueprint takes {slot.takes}"
    if slot.least is not None and number < slot.least:
        text = f"{must} at least {slot.least:g}{of}, not {number}"
        return Slip("out-of-range", text, hint)
    if slot.most is not None and number > slot.most:
        text = f"{must} at most {slot.most:g}{of}, not {number}"
        return Slip("out-of-range", text, hint)
    return None


def check_slots(body: Map, used: Sequence[str], game: Game) -> Iterator[Problem]:
    """Declared slots that nothing reads, or of which the parts contradict."""
    declared = forms.mapping(body, SLOTS)
    free = [name for name in used if name not in declared]
    for name, data in forms.mappings(body, SLOTS):
        place = forms.place(declared, name, "key")
        if name in (OWN, BLUEPRINT):
            message = f'"{name}" cannot be the name of a slot: every blueprint has it'
            yield Problem("bad-pattern", place, message)
        elif name not in used:
            near = nearest(name, free)
            hint = f'did you mean "{near}"?' if near else "read it, or take it away"
            message = f'nothing in this blueprint reads the slot "{name}"'
            yield Problem("unused", place, message, hint, "warning")
        yield from _check(_slot(name, data, game), data, game)


def _check(slot: Slot, data: Map, game: Game) -> Iterator[Problem]:
    if slot.type not in TYPES and slot.type not in game.vocabularies:
        known = (*TYPES, *game.vocabularies)
        yield forms.unknown("type", slot.type, known, forms.place(data, "type"))
        return
    if slot.least is not None and slot.most is not None and slot.least > slot.most:
        message = f'"max" is {slot.most:g}, less than "min"'
        yield Problem("out-of-range", forms.place(data, "max"), message)
    elif slot.has_default and (found := slip(slot, data["default"])) is not None:
        message = f"the default does not fit its slot: {found.message}"
        place = forms.place(data, "default")
        yield Problem(found.code, place, message, found.hint)


def _spelled(value: Any) -> str:
    """A value as YAML spells it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
