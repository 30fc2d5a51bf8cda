"""A game in, problems out where an expression of a text of its forms has no value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardwright.base import expression
from cardwright.base.expression import ExpressionError
from cardwright.base.suggest import did_you_mean
from cardwright.base.tokens import Span
from cardwright.base.tokens import step as step_of
from cardwright.model.game import Game
from cardwright.model.markup import nodes, parse
from cardwright.model.problem import Place, Problem, of_slip
from cardwright.model.rich import Value
from cardwright.model.source import Map, Mark, Path, mark_of
from cardwright.model.views import parameters, terms, vocabularies
from cardwright.resolve import forms
from cardwright.resolve.entries.fill import worked_out
from cardwright.resolve.walk import FillError
from cardwright.resolve.where import PLAYERS, PRINTED

_PLAY: Mapping[str, tuple[str, ...]] = {
    "steps": ("does",),
    "zones": ("text",),
    "results": ("when", "then"),
    "components": ("note",),
}


@dataclass(frozen=True, slots=True)
class Text:
    """A text of a form, and where it stands."""

    source: str
    mark: Mark


def check_form_values(game: Game) -> Iterator[Problem]:
    """Texts of ``glossary``, ``play`` and ``parameters``, and counts of components."""
    scope = {
        "param": parameters(game),
        "term": terms(game),
        "vocabulary": vocabularies(game),
    }
    for text in _texts(game):
        yield from _check(text, scope)
    yield from _check_parameters(game)
    counts = {**scope, **dict.fromkeys((PLAYERS, *_piles(game)), 2)}
    for path in _paths(game.forms.get("play", Map()), "components", ("count",)):
        written = _text(game.forms["play"], path)
        yield from _check_count("count", written, {**counts, PRINTED: 2})
    manifest = game.forms.get("game", Map())
    for name, data in forms.mappings(manifest, "targets"):
        for path in _paths(data, "with", ("copies",)):
            written = _text(manifest, ("targets", name, *path))
            yield from _check_count("copies", written, counts)


def _texts(game: Game) -> Iterator[Text]:
    glossary = game.forms.get("glossary", Map())
    yield from _written(glossary, ((name, "text") for name in glossary))
    play = game.forms.get("play", Map())
    setup = range(len(forms.listed(play, "setup")))
    yield from _written(play, (("setup", index) for index in setup))
    for part, keys in _PLAY.items():
        yield from _written(play, _paths(play, part, keys))
    form = game.forms.get("parameters", Map())
    for name, parameter in game.parameters.items():
        yield from _written(form, ((name, "choices", key) for key in parameter.choices))


def _paths(form: Map, part: str, keys: tuple[str, ...]) -> Iterator[Path]:
    for index, row in enumerate(forms.listed(form, part)):
        if isinstance(row, Map):
            yield from ((part, index, key) for key in keys if key in row)


def _written(form: Map, paths: Iterator[Path]) -> Iterator[Text]:
    for path in paths:
        text = _text(form, path)
        if text is not None:
            yield text


def _text(form: Map, path: Path) -> Text | None:
    data: Any = form
    for step in path:
        data = data.get(str(step)) if isinstance(data, Map) else data[int(step)]
    mark = mark_of(form, path)
    return Text(str(data), mark) if isinstance(data, str) and mark else None


def _check(text: Text, scope: Mapping[str, Any]) -> Iterator[Problem]:
    """Each value of a text; of one whose marks are broken that is told elsewhere."""
    rich, flaws = parse(text.source) if "{{" in text.source else (None, ())
    for node in nodes(rich) if rich and not flaws else ():
        if isinstance(node, Value):
            try:
                worked_out(node.expression, scope)
            except FillError as error:
                place = text.mark.inside(*node.span(error.span))
                hint = error.hint
                if error.code == "unknown-name":
                    hint = hint or _near(node.expression, scope)
                yield of_slip(error, place, hint)


def _near(source: str, scope: Mapping[str, Any]) -> str:
    """A parameter that is named without ``param``, else all that may be named."""
    heads = [path[0] for path in expression.compile(source).paths]
    meant = next((name for name in heads if name in scope["param"].values), None)
    return (
        f'did you mean "param.{meant}"?' if meant else f"known are {', '.join(scope)}"
    )


def _check_parameters(game: Game) -> Iterator[Problem]:
    """A parameter's value is given: nothing works it out."""
    form = game.forms.get("parameters", Map())
    for name, parameter in game.parameters.items():
        if isinstance(parameter.value, str) and "{{" in parameter.value:
            message = f'the value of "{name}" is taken as it stands, not worked out'
            place = forms.place(forms.mapping(form, name), "value")
            hint = "write the value itself"
            yield Problem("bad-expression", place, message, hint)


def _piles(game: Game) -> Iterator[str]:
    for assembly in game.assemblies.values():
        yield from (name.replace("-", "_") for name in assembly.piles)


def _check_count(
    key: str, text: Text | None, scope: Mapping[str, Any]
) -> Iterator[Problem]:
    """An expression, with or without its braces, that gives a number."""
    if text is None:
        return
    source = expression.filled(text.source) or text.source
    at, place = text.source.find(source), text.mark.place()

    def inside(span: Span | None) -> Place:
        return text.mark.inside(at + span[0], at + span[1]) if span else place

    try:
        compiled = expression.compile(source)
        heads = (path[0] for path in compiled.paths)
        strange = next((name for name in heads if name not in scope), None)
        if strange is not None:
            message = f'there is no name "{strange}" here'
            hint = did_you_mean(strange, scope) or f"known are {', '.join(scope)}"
            there = inside(step_of(source, (strange,), 0))
            yield Problem("unknown-name", there, message, hint)
            return
        value = compiled.evaluate(scope)
    except ExpressionError as error:
        yield of_slip(error, inside(error.span))
        return
    if isinstance(value, bool) or not isinstance(value, int | float):
        message = f'"{key}" must give a number, not {expression.describe(value)}'
        yield Problem("wrong-type", place, message)
