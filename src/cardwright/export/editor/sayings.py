"""A game's verbs and conditions in, the schemas of effects that use them out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardwright.export.editor.fit import EXPRESSION, cases, ref
from cardwright.export.editor.names import Known, listed, one_of
from cardwright.model.game import Argument, Verb

KEYS = {"verbs": "do", "conditions": "is"}
"""The key that names a verb or a condition."""

_TITLES = {"verbs": "verb", "conditions": "condition"}
_TOLD = {
    "number": "A whole number, or X.",
    "text": "A text, printed as it is written.",
    "truth": "Either true or false.",
}
_NUMBER = {
    "type": ["integer", "string"],
    "minLength": 1,
    "errorMessage": "must be a whole number or X",
}
_TRUTH = {
    "type": ["boolean", "string"],
    "pattern": r"\{\{",
    "errorMessage": "must be true or false",
}
_PHRASE = {
    "title": "phrase",
    "description": "Words of its own for this one place, over the same arguments; each "
    "number and word must be printed once.",
    "type": "string",
    "minLength": 1,
}


def group(known: Known, name: str, *, loose: bool) -> dict[str, Any]:
    """An effect (or condition): its verb, then what that verb asks for."""
    key, verbs = KEYS[name], _verbs(known, name)
    title = _TITLES[name]
    wants = f"must be a {title} of vocabularies.yaml"
    said = one_of({v.name: phrase(v) for v in verbs.values()}, wants)
    told = {"title": title, "description": f"The {title}; its arguments stand beside."}
    if loose:
        said = {"anyOf": [said, ref(EXPRESSION)]}
    return {
        "type": "object",
        "required": [key],
        "properties": {key: {**told, **said}},
        **cases(key, {verb: ref(f"{name}.{verb}") for verb in verbs}),
    }


def one(known: Known, name: str, verb_name: str) -> dict[str, Any]:
    """What stands beside one verb or condition."""
    verb = _verbs(known, name)[verb_name]
    needed = [a.name for a in verb.arguments.values() if not a.optional]
    return {
        "additionalProperties": False,
        "required": needed,
        "properties": {
            KEYS[name]: {},
            **{a.name: _argument(a, verb, known) for a in verb.arguments.values()},
            "phrase": _PHRASE,
        },
    }


def _verbs(known: Known, name: str) -> Mapping[str, Verb]:
    return known.game.verbs if name == "verbs" else known.game.conditions


def phrase(verb: Verb) -> str:
    """All that a verb may say, the usual first."""
    return " · ".join(text for _, text in reversed(verb.phrase))


def _argument(argument: Argument, verb: Verb, known: Known) -> dict[str, Any]:
    is_kind = argument.type in known.game.kinds
    about = _TOLD.get(argument.type) or _about(argument, known, is_kind=is_kind)
    if argument.name == verb.strength:
        about += " What makes the effect stronger raises it."
    if argument.optional:
        about += " May be left out."
    told = {"title": argument.name, "description": about}
    match argument.type:
        case "number":
            return {**told, **_NUMBER}
        case "truth":
            return {**told, **_TRUTH}
        case "text":
            return {**told, "type": ["string", "number"]}
        case _:
            to = argument.type if is_kind else f"vocabulary.{argument.type}"
            return {**told, **_names(f"argument.{to}")}


def _about(argument: Argument, known: Known, *, is_kind: bool) -> str:
    if is_kind:
        title = known.game.kinds[argument.type].title
        return f"The id of a {title}, or a list of ids."
    return f"A word of the list {argument.type}, or a list of words."


def _names(link: str) -> dict[str, Any]:
    many = {"type": "array", "minItems": 1, "items": _either(ref(link))}
    return {"anyOf": [ref(link), many, ref(EXPRESSION)]}


def _either(schema: dict[str, Any]) -> dict[str, Any]:
    return {"anyOf": [schema, ref(EXPRESSION)]}


def argument(known: Known, to: str) -> dict[str, Any]:
    """The names that an argument may hold: words or ids, and what was chosen."""
    return one_of({**known.linked([to]), **known.chosen()}, wants(known, [to]))


def wants(known: Known, to: list[str]) -> str:
    """What an editor says of a name that is none of these."""
    parts = [_wanted(known, name) for name in to]
    return f"must be {listed(parts)} (new ones: cardwright schemas)"


def _wanted(known: Known, name: str) -> str:
    if name.startswith("vocabulary."):
        return f"a word of the list {name.removeprefix('vocabulary.')}"
    if name == "format":
        return "a format of rules.yaml"
    kind = known.game.kinds.get(name)
    return f"the id of a {kind.title if kind else name}"
