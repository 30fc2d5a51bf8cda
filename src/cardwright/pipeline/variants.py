"""Files of variants in; the game as each of them has it, and what is wrong, out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import PurePosixPath
from typing import Any

from cardwright.base.suggest import did_you_mean
from cardwright.model.entry import Catalog
from cardwright.model.problem import Lost, Problem
from cardwright.model.source import Document, Map, place_of
from cardwright.model.workspace import GameFiles
from cardwright.pipeline.cases import swapped
from cardwright.pipeline.core import as_typed
from cardwright.pipeline.reading import Read
from cardwright.resolve import forms
from cardwright.rules.changes import changed
from cardwright.validate.forms import check_form

FORM = "variant"

Judge = Callable[[GameFiles, Read], Iterable[Problem]]
"""All problems of a game whose files are read."""


@dataclass(frozen=True, slots=True)
class Variant:
    """What a variant is called, what it is to find out, and what it changes."""

    name: str
    title: str
    about: str
    form: Map

    @property
    def parameters(self) -> Map:
        return forms.mapping(self.form, "parameters")

    @property
    def change(self) -> Map:
        return forms.mapping(self.form, "change")


def read_variants(
    files: GameFiles, read: Read, schema: Mapping[str, Any]
) -> tuple[dict[str, Variant], list[Problem]]:
    """The variants that are right, by name, and what is wrong with the others."""
    found: dict[str, Variant] = {}
    problems: list[Problem] = []
    for file in files.variants:
        document = read.documents.get(file)
        if document is None:
            continue
        data = as_typed(document, schema).data
        slips = check_form(FORM, data, schema, file)
        problems += slips
        if not slips and isinstance(data, Map):
            name = PurePosixPath(file).stem
            title, about = (forms.text(data, key) or "" for key in ("title", "about"))
            found[name] = Variant(name, title, about, data)
    return found, problems


def check_variants(
    files: GameFiles,
    read: Read,
    catalog: Catalog,
    schema: Mapping[str, Any],
    judge: Judge,
) -> Iterator[Problem]:
    """What is wrong with each variant, and with the game as it has it.

    What ``judge`` finds in the game as it is does not count.
    """
    variants, slips = read_variants(files, read, schema)
    yield from slips
    usual: frozenset[Problem] | None = None
    for variant in variants.values():
        lost = list(_lost(variant, catalog))
        yield from lost
        if not lost:
            plain = without_trials(files)
            usual = usual or frozenset(judge(plain, read))
            for problem in judge(plain, overlaid(files, read, catalog, variant)):
                if problem not in usual:
                    yield _in(problem, variant)


def _in(problem: Problem, variant: Variant) -> Problem:
    if problem.place.file == variant.form.source.file:
        return problem
    where = f'in the variant "{variant.name}"'
    hint = f"{problem.hint} ({where})" if problem.hint else where
    return replace(problem, hint=hint)


def _lost(variant: Variant, catalog: Catalog) -> Iterator[Problem]:
    """Parameters and entries that the game does not have."""
    parameters = catalog.game.parameters
    for name in variant.parameters:
        if name not in parameters:
            place = place_of(variant.parameters, (name,), "key")
            text = f'there is no parameter "{name}"'
            hint, lost = did_you_mean(name, parameters), Lost("param", name)
            yield Problem("unknown-reference", place, text, hint, lost=lost)
    for id_ in variant.change:
        if id_ not in catalog.entries:
            place = place_of(variant.change, (id_,), "key")
            text = f'no entry of the game has the id "{id_}"'
            hint = did_you_mean(id_, catalog.entries)
            yield Problem("unknown-reference", place, text, hint)


def without_trials(files: GameFiles) -> GameFiles:
    return replace(files, cases=(), variants=())


def overlaid(files: GameFiles, read: Read, catalog: Catalog, variant: Variant) -> Read:
    """The game's documents with the changes of a variant in them."""
    documents = dict(read.documents)
    file = files.forms.get("parameters")
    if file is not None and variant.parameters:
        documents[file] = _parametered(documents[file], variant.parameters)
    for id_, change in variant.change.items():
        old = catalog.entries[id_].body
        at = old.source.file
        documents[at] = swapped(documents[at], old, changed(old, change))
    return replace(read, documents=documents)


def _parametered(document: Document, values: Map) -> Document:
    """The parameters with other values, each placed where the variant says it."""
    marks = {f"{name}.value": values.marks[name] for name in values}
    items = ((f"{name}.value", value) for name, value in values.items())
    overlay = Map(items, marks, values.source, values.span)
    data = document.data
    return replace(
        document, data=changed(data, overlay) if isinstance(data, Map) else data
    )
