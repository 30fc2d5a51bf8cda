"""The vocabularies and glossary as read in; words, verbs, frames and terms out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cardwright.model.game import Argument, Term, Verb, Word
from cardwright.model.problem import Problem
from cardwright.model.source import Map
from cardwright.resolve import forms

TYPES = ("number", "text", "truth")
"""The types of arguments that are no vocabulary and no kind."""

GROUPS = ("verbs", "conditions")


def title(text: str) -> str:
    """A name as it begins a line."""
    return text[:1].upper() + text[1:]


def vocabularies(form: Map) -> dict[str, dict[str, Word]]:
    """Each list of words, by name and id. A word without a name is called by its id."""
    return {
        name: {
            id_: _word(id_, data if isinstance(data, Map) else Map())
            for id_, data in words.items()
        }
        for name, words in forms.mappings(form, "vocabularies")
    }


def _word(id_: str, data: Map) -> Word:
    name = forms.text(data, "name") or spaced(id_)
    return Word(
        id=id_,
        name=name,
        plural=forms.text(data, "plural") or f"{name}s",
        icon=forms.text(data, "icon"),
        color=forms.text(data, "color"),
        phrase=forms.text(data, "phrase"),
        note=forms.text(data, "note"),
    )


def verbs(form: Map, group: str) -> dict[str, Verb]:
    """The verbs or the conditions, by name."""
    return {name: _verb(name, data) for name, data in forms.mappings(form, group)}


def _verb(name: str, data: Map) -> Verb:
    written = forms.mapping(data, "arguments")
    return Verb(
        name=name,
        arguments={
            argument: Argument(argument, kind.removesuffix("?"), kind.endswith("?"))
            for argument, kind in written.items()
            if isinstance(kind, str)
        },
        phrase=tuple(_phrase(data)),
        strength=forms.text(data, "strength"),
    )


def _phrase(data: Map) -> Iterator[tuple[str | None, str]]:
    one = forms.text(data, "phrase")
    if one is not None:
        yield None, one
    for row in forms.listed(data, "phrase"):
        if isinstance(row, Map) and forms.text(row, "say") is not None:
            yield forms.text(row, "where"), forms.text(row, "say") or ""


def frames(form: Map) -> dict[str, str]:
    """The source text of each frame."""
    written = forms.mapping(form, "frames")
    return {name: str(said) for name, said in written.items() if isinstance(said, str)}


def glossary(form: Map) -> dict[str, Term]:
    """The terms by id. A term without a name is called by its id, titled."""
    found = {}
    for id_, data in form.items():
        if isinstance(data, Map):
            name = forms.text(data, "name") or titled(id_)
            plural = forms.text(data, "plural") or f"{name}s"
            found[id_] = Term(id_, name, plural, forms.text(data, "text") or "")
    return found


def check_verbs(form: Map, kinds: Iterable[str]) -> Iterator[Problem]:
    """Arguments of unknown types, and strengths that are no argument."""
    lists = forms.mapping(form, "vocabularies")
    known = (*TYPES, *lists, *kinds)
    for group in GROUPS:
        for _, data in forms.mappings(form, group):
            yield from _check_verb(data, known)


def _check_verb(data: Map, known: tuple[str, ...]) -> Iterator[Problem]:
    written = forms.mapping(data, "arguments")
    for argument, kind in written.items():
        if isinstance(kind, str) and kind.removesuffix("?") not in known:
            place = forms.place(written, argument)
            yield forms.unknown("type", kind.removesuffix("?"), known, place)
    strength = forms.text(data, "strength")
    if strength is not None and strength not in written:
        place = forms.place(data, "strength")
        yield forms.unknown("argument", strength, written, place)


def schemas(declared: Mapping[str, Verb], kinds: Iterable[str]) -> dict[str, Any]:
    """For the walk: a schema of each verb's arguments, with what they link to."""
    known = frozenset(kinds)
    return {name: _schema(verb, known) for name, verb in declared.items()}


def _schema(verb: Verb, kinds: frozenset[str]) -> dict[str, Any]:
    properties = {a.name: _argument(a, kinds) for a in verb.arguments.values()}
    phrase = {"type": "string", "x-text": "rich"}
    return {"properties": {"phrase": phrase, **properties}}


def _argument(argument: Argument, kinds: frozenset[str]) -> dict[str, Any]:
    if argument.type == "number":
        return {}
    if argument.type == "truth":
        return {"type": "boolean"}
    if argument.type == "text":
        return {"type": "string"}
    to = argument.type if argument.type in kinds else f"vocabulary.{argument.type}"
    one = {"type": "string", "x-link": to, "x-argument": True}
    return {**one, "type": ["string", "array"], "items": one}


def spaced(id_: str) -> str:
    """An id as words: ``quiet-harbour`` is "quiet harbour"."""
    return id_.replace("-", " ").replace("_", " ")


def titled(id_: str) -> str:
    """An id as a title: ``grey-heron`` is "Grey Heron"."""
    return " ".join(word[:1].upper() + word[1:] for word in spaced(id_).split())
