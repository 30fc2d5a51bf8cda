"""A game and its content files in, the catalogue of its entries and problems out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cardwright.model.entry import Catalog, Entry
from cardwright.model.game import Game, Kind
from cardwright.model.problem import Problem
from cardwright.model.source import Document, Map, Path
from cardwright.model.views import Views
from cardwright.resolve import forms
from cardwright.resolve.entries import blueprints, core, unique
from cardwright.resolve.entries.along import check_along
from cardwright.resolve.entries.claims import Claim, claim, kinds_within
from cardwright.resolve.entries.hold import held_kind, put
from cardwright.resolve.entries.memory import Asked, Given, Memory
from cardwright.resolve.entries.placeholders import check_paths, inherited, own, present
from cardwright.resolve.entries.texts import read, with_values
from cardwright.resolve.walk import Held, Walked, walk


def resolve_entries(
    game: Game,
    documents: Sequence[Document],
    memory: Memory | None = None,
    unread: Iterable[str] = (),
) -> tuple[Catalog, list[Problem]]:
    """All entries of a game, typed and filled, each problem once.

    Files that no kind or several kinds claim, odd core keys, ids that are there twice
    and expressions that give no value are problems. ``memory`` is the same game's: what
    it knows is not done again, what is new it learns. ``unread`` are further files of
    the game, which cannot be read.
    """
    lost = frozenset(kinds_within(game, unread))
    claims, problems = claim(game, documents)
    resolver = Resolver(game, claims, memory or Memory(game), lost)
    for item in resolver.claims:
        resolver.entry(item.body, item.kind, _Holder(stem=item.stem))
    catalog, found = resolver.finish(problems)
    if problems:
        # The entries of a file that is not read may be those that references name.
        catalog = replace(catalog, nameless=frozenset(game.kinds))
    catalog = replace(catalog, nameless=catalog.nameless | lost)
    return catalog, [*found, *check_along(catalog)]


@dataclass(frozen=True, slots=True)
class _Holder:
    """What an entry has from outside: its owner, placeholders, its file's name."""

    owner: str | None = None
    placeholder: Mapping[str, str] | None = None
    stem: str | None = None


class Resolver:
    """The entries of one game, gathered one after another."""

    def __init__(
        self,
        game: Game,
        claims: Iterable[Claim],
        memory: Memory,
        lost: Collection[str] = (),
    ) -> None:
        self.game = game
        self.problems: list[Problem] = []
        self._drafts: list[unique.Draft] = []
        self._above: list[blueprints.MadeFrom] = []
        self._memory = memory
        self._fills, self._plans = memory.fills, memory.plans
        claims = list(claims)
        self.claims = [c for c in claims if c.kind.blueprint_of is None]
        models = [c for c in claims if c.kind.blueprint_of is not None]
        self._models = [model.body for model in models]
        self._blueprints = blueprints.Blueprints(game, models, self._plans, lost)

    def entry(self, body: Map, kind: Kind, holder: _Holder) -> str:
        """Resolve an entry and all that it holds, or remember what it gave; its id."""
        asked = Asked(body, (kind.name, holder, tuple(self._above)), self._models)
        given = self._memory.given(asked)
        if given is not None:
            self._drafts += given.drafts
            self.problems += given.problems
            return given.id
        drafts, problems = len(self._drafts), len(self.problems)
        id_ = self._resolved(body, kind, holder)
        given = Given(id_, self._drafts[drafts:], self.problems[problems:])
        self._memory.learn(asked, given)
        return id_

    def _resolved(self, body: Map, kind: Kind, holder: _Holder) -> str:
        """Of an entry whose blueprint does not fit only that is told."""
        made = self._blueprints.make(body, kind, self._above)
        before = len(self.problems)
        self._above.append((kind.name, made.blueprint))
        id_ = self._made(made, kind, holder)
        self._above.pop()
        if made.problems:
            self.problems[before:] = made.problems
        return id_

    def _made(self, made: blueprints.Made, kind: Kind, holder: _Holder) -> str:
        taken = core.take(made.body, kind, self._fills, holder.stem)
        walked = walk(taken.fields, self._plans[kind.name], self._fills)
        passed = present(holder.placeholder or {}, made.body)
        placeholder = {**passed, **taken.placeholder}
        holds = self._holds(walked.held, taken.id, placeholder)
        self.problems += [*taken.problems, *walked.problems]
        self.problems += check_paths(made.body)
        texts = {path: read(walked.data, path) for path in walked.texts}
        self.problems += [p for text in texts.values() for p in text.problems]
        entry = _entry(
            kind,
            taken,
            walked,
            holds,
            body=made.body,
            owner=holder.owner,
            placeholder=own(placeholder, holds.items()) if placeholder else {},
            made_from=made.blueprint,
            texts={path: text.rich for path, text in texts.items()},
        )
        waiting = frozenset(p for p, text in texts.items() if text.has_values)
        self._drafts.append(unique.Draft(entry, waiting, taken.has_id))
        return entry.id

    def _holds(
        self, found: Iterable[Held], owner: str, placeholder: Mapping[str, str]
    ) -> dict[Path, str]:
        """Resolve what an entry holds: the id of each by its place."""
        holds = {}
        for held in found:
            kind, problem = held_kind(self.game, held)
            self.problems += [problem] if problem else []
            if kind is not None:
                known = forms.text(held.data, "id") or ""
                passed = inherited(placeholder, held.path, known)
                holder = _Holder(owner, passed)
                holds[held.path] = self.entry(held.data, kind, holder)
        return holds

    def finish(self, problems: Iterable[Problem]) -> tuple[Catalog, list[Problem]]:
        """The catalogue of all entries so far, with the values of their texts."""
        found = [*problems, *self._blueprints.problems, *self.problems]
        drafts, clashes = unique.unique(self.game, self._drafts)
        found += [*clashes, *unique.same_names(d.entry for d in drafts)]
        catalog = _catalog(self.game, drafts)
        lost = Counter(d.entry.kind for d in self._drafts)
        lost.subtract(d.entry.kind for d in drafts if d.has_id)
        catalog = replace(catalog, nameless=frozenset(+lost))
        views = Views(catalog)
        entries = dict(catalog.entries)
        for draft in drafts:
            if draft.waiting:
                work = with_values(draft.entry, draft.waiting, views)
                entries[draft.entry.id] = work.entry
                found += work.problems
        return replace(catalog, entries=entries), list(dict.fromkeys(found))


def _entry(
    kind: Kind, taken: core.Core, walked: Walked, holds: Mapping[Path, str], **more: Any
) -> Entry:
    """The entry; ``more`` is what it has from its holder, blueprint and texts."""
    fields = put(walked.data, holds)
    return Entry(
        kind=kind.name,
        id=taken.id,
        name=taken.name,
        fields=fields,
        copies=taken.copies,
        note=taken.note,
        tags=taken.tags,
        held=tuple(holds.values()),
        links=tuple(walked.links),
        plain_texts=tuple(walked.plain_texts),
        files=tuple(walked.files),
        sayings=tuple(walked.sayings),
        reads=taken.reads | walked.reads,
        holds=holds,
        **more,
    )


def _catalog(game: Game, drafts: Iterable[unique.Draft]) -> Catalog:
    entries = (draft.entry for draft in drafts)
    ordered = sorted(entries, key=lambda entry: (entry.kind, entry.id))
    return Catalog(game, {entry.id: entry for entry in ordered})
