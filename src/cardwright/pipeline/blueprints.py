"""A game's blueprints in; what is wrong with how they are written, told once, out."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from cardwright.model.entry import Catalog
from cardwright.model.game import Game
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Document, Map
from cardwright.resolve.entries.blueprints import Blueprints, Model
from cardwright.resolve.entries.claims import Claim, claim, claimants
from cardwright.resolve.entries.slotforms import BLUEPRINT, SLOTS
from cardwright.resolve.plan import Plan
from cardwright.resolve.walk import walk
from cardwright.validate.forms import check_form

_QUOTED = re.compile(r'"([^"]*)"')


def check_blueprints(
    game: Game, documents: Sequence[Document], schema: Mapping[str, Any]
) -> Iterator[Problem]:
    """What each blueprint says of its slots, against the form of that."""
    whole = {"title": BLUEPRINT, "properties": {SLOTS: schema}}
    plan = Plan(whole)
    for body in blueprints(game, documents):
        if SLOTS in body:
            said = Map({SLOTS: body[SLOTS]}.items(), body.marks, body.source, body.span)
            data = walk(said, plan).data
            yield from check_form(BLUEPRINT, data, whole, body.source.file)


def blueprints(game: Game, documents: Sequence[Document]) -> Iterator[Map]:
    """The bodies of a game's blueprints."""
    yield from (each.body for each in _claims(game, documents))


def models_of(game: Game, documents: Sequence[Document]) -> dict[str, dict[str, Model]]:
    """For each kind that blueprints make, in order: the blueprints by id."""
    made = sorted({k.blueprint_of for k in game.kinds.values() if k.blueprint_of})
    known = Blueprints(game, _claims(game, documents), {})
    return {kind: known.of(kind) for kind in made}


def _claims(game: Game, documents: Sequence[Document]) -> list[Claim]:
    theirs = [d for d in documents if _is_of_blueprints(game, d.file)]
    return claim(game, theirs)[0] if theirs else []


def once_each(catalog: Catalog, problems: Iterable[Problem]) -> Iterator[Problem]:
    """Of what is wrong at one place of a blueprint, only the first.

    It is so in all that the blueprint makes, and differs in their names alone.
    """
    if not any(kind.blueprint_of for kind in catalog.game.kinds.values()):
        yield from problems
        return
    told: set[tuple[str, Place, str]] = set()
    files: dict[str, bool] = {}
    names: frozenset[str] | None = None
    for problem in problems:
        file = problem.place.file
        if file not in files:
            files[file] = _is_of_blueprints(catalog.game, file)
        if not files[file]:
            yield problem
            continue
        names = _names(catalog) if names is None else names
        key = (problem.code, problem.place, _nameless(problem.message, names))
        if key not in told:
            told.add(key)
            yield problem


def _names(catalog: Catalog) -> frozenset[str]:
    entries = catalog.entries.values()
    return frozenset(name for entry in entries for name in (entry.id, entry.name))


def _nameless(message: str, names: Collection[str]) -> str:
    """A message without the names of entries, which stand in quotes."""
    return _QUOTED.sub(lambda found: "" if found[1] in names else found[0], message)


def _is_of_blueprints(game: Game, file: str) -> bool:
    return any(kind.blueprint_of for kind in claimants(game, file))
