"""What a game declares and the texts that may name it in, what none names out."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from cardwright.model.face import TextStyle
from cardwright.model.game import Game, Parameter
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map, Seq, place_of
from cardwright.validate.named import ANY, VERB, is_named

CODE = "unused"

Names = Mapping[str, Collection[str]]
"""Words of templates by the attribute that they stand in; see ``named``."""

SORTS: Mapping[str, tuple[str, ...]] = {
    "icon": ("name", "icon"),
    "style": ("style", "strength"),
    "font": ("font",),
    "color": ("color", "fill", "stroke", "background", "shadow"),
    "size": ("size", "min-size"),
    "picture": ("src",),
}
"""The attributes of a face in which a name of each sort may stand."""

_PARAM = re.compile(r"param\s*(?:\.\s*|\[\s*[\"'])(\w+)")
_LIST = re.compile(r"vocabulary\s*(?:\.\s*|\[\s*[\"'])(\w+)")
_FRAME = re.compile(r"frames\.([\w-]+)")
_ANY_PARAM = re.compile(r"\bparam\s*\[\s*[^\s\"']")
_ANY_LIST = re.compile(r"\bvocabulary\s*\[\s*[^\s\"']")
_ICONS = "icons"
_DEFAULT_FONT = TextStyle().font
_CORE_FRAMES = ("chosen",)
"""Frames that every choice takes, by name."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A name of a sort, and what is to be told if no face shows it."""

    sort: str
    name: str
    problem: Problem


def problem(place: Place, message: str, hint: str) -> Problem:
    return Problem(CODE, place, message, hint, "warning")


def doubtful(
    declared: Iterable[Doubt], names: Names, data: Sequence[str]
) -> list[Doubt]:
    """Those that neither a template's source nor the data names."""
    return [doubt for doubt in declared if not _is_used(doubt, names, data)]


def _is_used(doubt: Doubt, names: Names, data: Sequence[str]) -> bool:
    where = (ANY, *SORTS[doubt.sort])
    if any(doubt.name in names.get(attribute, ()) for attribute in where):
        return True
    return any(is_named(doubt.name, text) for text in data)


def styles(data: Map) -> Iterator[Doubt]:
    """The text styles, fonts, colours and sizes that their file does not use itself."""
    parts = (_part(data, key) for key in ("text", "fonts", "colors", "sizes"))
    texts, fonts, colors, sizes = parts
    written = [style for style in texts.values() if isinstance(style, Map)]
    above = {
        str(s[key]) for s in written for key in ("extends", "strength") if key in s
    }
    families = {str(s["font"]) for s in written if "font" in s}
    fallback = data.get("fallback")
    families |= {*(fallback if isinstance(fallback, Seq) else ()), _DEFAULT_FONT}
    tones = [*(s["color"] for s in written if "color" in s), *colors.values()]
    used = {str(tone).partition("/")[0].strip() for tone in tones}
    large = {str(s[key]) for s in written for key in SORTS["size"] if key in s}
    yield from _undrawn(texts, above, "style", "text style", "style")
    yield from _undrawn(fonts, families, "font", "font", "font")
    yield from _undrawn(colors, used, "color", "colour", "fill")
    yield from _undrawn(sizes, large, "size", "size", "size")


def _undrawn(
    part: Map, used: Collection[str], sort: str, title: str, attribute: str
) -> Iterator[Doubt]:
    for name in part:
        if name not in used:
            message = f'nothing uses the {title} "{name}"'
            hint = f'write {attribute}="{name}" in a template, or remove it'
            place = place_of(part, (name,), "key")
            yield Doubt(sort, name, problem(place, message, hint))


def icons(game: Game, files: Iterable[str]) -> Iterator[Doubt]:
    """The icons that the game lists, and its icon files that it does not list.

    ``files`` are names within ``templates/<game>/icons`` without their suffix.
    """
    form = game.forms.get("vocabularies", Map())
    listed = game.vocabularies.get(_ICONS, {})
    for name in listed:
        place = place_of(form, ("vocabularies", _ICONS, name), "key")
        message = f'no text and no template shows the icon "{name}"'
        hint = f"write {{{name}}} in a text, or remove it here"
        yield Doubt("icon", name, problem(place, message, hint))
    for name in files:
        if name not in listed:
            place = Place(f"templates/{game.slug}/{_ICONS}/{name}.svg")
            message = f'nothing shows the icon "{name}"'
            hint = f'write <icon name="{name}"…/> in a template, or delete the file'
            yield Doubt("icon", name, problem(place, message, hint))


def pictures(folder: str, files: Iterable[str]) -> Iterator[Doubt]:
    """Pictures by the names that fields and templates give them: within ``folder``."""
    for name in files:
        message = "no card and no template shows this picture"
        hint = f'name it "{name}" in a field or a template, or delete the file'
        yield Doubt("picture", name, problem(Place(f"{folder}/{name}"), message, hint))


def check_parameters(game: Game, texts: Sequence[str]) -> Iterator[Problem]:
    """Parameters that nothing reads; a choice of rules is read by its sentences."""
    texts = _with("param", texts) if game.parameters else []
    if any(_ANY_PARAM.search(text) for text in texts):
        return
    read = {name for text in texts for name in _PARAM.findall(text)}
    form = game.forms.get("parameters", Map())
    for name, parameter in game.parameters.items():
        if name not in read and not parameter.choices:
            message = f'nothing reads the parameter "{name}"'
            place = place_of(form, (name,), "key")
            yield problem(place, message, _how_to_read(name, parameter))


def _how_to_read(name: str, parameter: Parameter) -> str:
    sort = "number" if type(parameter.value) in (int, float) else "value"
    return f"write {{{{ param.{name} }}}} where the {sort} stands, or remove it"


def check_words(
    game: Game, texts: Sequence[str], data: Sequence[str]
) -> Iterator[Problem]:
    """Lists, verbs, conditions and frames of the vocabularies that nothing uses.

    ``texts`` are all that may name a list or frame, ``data`` the files of entries.
    """
    form = game.forms.get("vocabularies", Map())
    for name in _unused_lists(game, texts):
        message = f'nothing uses the list "{name}"'
        hint = f'link a field to it ("x-link": "vocabulary.{name}"), or remove it'
        yield problem(_key(form, "vocabularies", name), message, hint)
    for part, sort, key in (("verbs", "verb", "do"), ("conditions", "condition", "is")):
        for name in getattr(game, part):
            if not any(is_named(name, text, VERB) for text in data):
                message = f'no entry uses the {sort} "{name}"'
                hint = f"write {key}: {name} in an entry, or remove it"
                yield problem(_key(form, part, name), message, hint)
    framed = {n for text in _with("frames.", texts) for n in _FRAME.findall(text)}
    framed |= {*_CORE_FRAMES}
    for name in game.frames:
        if name not in framed:
            message = f'no schema uses the frame "{name}"'
            hint = f'mark a field with "x-says": "frames.{name}", or remove it'
            yield problem(_key(form, "frames", name), message, hint)


def _unused_lists(game: Game, texts: Sequence[str]) -> Iterator[str]:
    texts = _with("vocabulary", texts)
    if any(_ANY_LIST.search(text) for text in texts):
        return
    used = {name for text in texts for name in _LIST.findall(text)}
    verbs = (*game.verbs.values(), *game.conditions.values())
    used |= {argument.type for verb in verbs for argument in verb.arguments.values()}
    yield from (n for n in game.vocabularies if n not in used and n != _ICONS)


def _with(word: str, texts: Sequence[str]) -> list[str]:
    """The texts that have a word: most have none, and are passed over quickly."""
    return [text for text in texts if word in text]


def _part(data: Map, key: str) -> Map:
    found = data.get(key)
    return found if isinstance(found, Map) else Map()


def _key(form: Map, *path: str) -> Place:
    return place_of(form, path, "key")
