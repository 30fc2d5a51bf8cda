"""Values for a blueprint's slots in; the files of new entries, or why none, out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from cardwright.base.cache import Cache
from cardwright.edit.entries import write_entries
from cardwright.load.documents import read_document
from cardwright.load.workspace import EDITOR
from cardwright.model.game import Game, Kind
from cardwright.model.problem import Level, Place, Problem, is_error
from cardwright.model.source import Document, Map, Mark
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.blueprints import models_of
from cardwright.pipeline.reading import read_game
from cardwright.pipeline.study import Begun, contents, declare, examined
from cardwright.resolve.entries.blueprints import FROM, Model, lacking
from cardwright.resolve.entries.core import odd_id, slug
from cardwright.resolve.entries.homes import home
from cardwright.resolve.entries.slotforms import BLUEPRINT, slip, value_of

ID = "id"
_NOWHERE = Place("")


@dataclass(frozen=True, slots=True)
class Order:
    """A new entry: the values of its slots as texts, its id if one is given."""

    values: Mapping[str, str]
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Flaw:
    """What is wrong with the order of a number: with a slot, its id, or all of it.

    ``first`` is the number of the order that has the same id, if one has.
    """

    number: int
    part: str
    code: str
    message: str
    hint: str | None = None
    level: Level = "error"
    first: int | None = None


@dataclass(frozen=True, slots=True)
class _Draft:
    number: int
    id: str
    file: str
    entry: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Shop:
    """A game in which entries can be made, with its blueprints by kind and id."""

    space: Workspace
    files: GameFiles
    game: Game
    begun: Begun
    content: Sequence[Document]
    models: Mapping[str, Mapping[str, Model]]


def open_shop(
    space: Workspace, files: GameFiles, cache: Cache
) -> Shop | tuple[Problem, ...]:
    """A game with its files read; its errors, where it cannot have entries."""
    read = read_game(space, files, cache)
    begun = declare(space, files, read)
    if begun.game is None or not begun.sound or begun.unsure is not None:
        return tuple(filter(is_error, begun.levels.apply(begun.problems)))
    content = contents(files, read, begun)
    models = models_of(begun.game, content)
    return Shop(space, files, begun.game, begun, content, models)


class Maker:
    """Entries of one kind from one blueprint: a file each, or all in the file ``to``.

    An order with an error is not made; the others are. Nothing is written.
    """

    def __init__(
        self, shop: Shop, kind: str, blueprint: str, to: str | None = None
    ) -> None:
        self._shop, self._to = shop, to
        self.kind: Kind = shop.game.kinds[kind]
        self._blueprint = blueprint
        self.model = shop.models[kind][blueprint]

    def make(self, orders: Sequence[Order]) -> tuple[dict[str, bytes], list[Flaw]]:
        """The files that the good orders give, and what is wrong with any."""
        flaws: list[Flaw] = []
        drafts: list[_Draft] = []
        for number, order in enumerate(orders):
            found = [*self._slips(number, order)]
            flaws += found
            if not any(map(_is_grave, found)):
                drafts.append(self._draft(number, order))
        flaws += _double(drafts)
        flaws += self._there_already(drafts)
        drafts = _good(drafts, flaws)
        flaws += self._examined(drafts)
        return self._written(_good(drafts, flaws)), list(dict.fromkeys(flaws))

    def _slips(self, number: int, order: Order) -> Iterator[Flaw]:
        """What is wrong with the values themselves and the id."""
        for name, slot in self.model.slots.items():
            text = order.values.get(name)
            if text is None:
                if not slot.has_default:
                    yield _flaw(number, name, lacking(slot, _NOWHERE))
            elif (found := slip(slot, value_of(slot, text))) is not None:
                yield Flaw(number, name, found.code, found.message, found.hint)
        id_ = self._id(order)
        if not id_:
            message = f"this {self.kind.title} has no id"
            hint = "give it one: nothing that it is called after makes one"
            yield Flaw(number, ID, "missing-key", message, hint)
        elif (told := odd_id(id_)) is not None:
            yield Flaw(number, ID, "bad-pattern", *told)

    def _id(self, order: Order) -> str:
        """The id given, or one made of the name that the blueprint gives."""
        if order.id is not None:
            return order.id
        body, _ = self.model.filled(Map(order.values.items()), "")
        name = body.get("name")
        return slug(name) if isinstance(name, str) and "{{" not in name else ""

    def _draft(self, number: int, order: Order) -> _Draft:
        id_ = self._id(order)
        slots = self.model.slots
        given = {n: value_of(slots[n], text) for n, text in order.values.items()}
        entry = {ID: id_, FROM: {BLUEPRINT: self._blueprint, **given}}
        file = self._to or home(self._shop.game, self.kind, id_)
        if file is None:
            raise ValueError("a kind whose files are lists needs a file")
        return _Draft(number, id_, file, entry)

    def _there_already(self, drafts: Iterable[_Draft]) -> Iterator[Flaw]:
        for draft in drafts:
            if (self._shop.space.root / draft.file).exists():
                message = f"there is a file {draft.file} already"
                yield Flaw(draft.number, ID, "duplicate-id", message)

    def _written(self, drafts: Iterable[_Draft]) -> dict[str, bytes]:
        by_file: dict[str, list[_Draft]] = {}
        for draft in drafts:
            by_file.setdefault(draft.file, []).append(draft)
        editor = f"schemas/{self._shop.game.slug}/{EDITOR}{self.kind.name}.schema.json"
        return {
            file: write_entries(
                file, editor, [d.entry for d in several], listed=self._to is not None
            )
            for file, several in by_file.items()
        }

    def _examined(self, drafts: Sequence[_Draft]) -> Iterator[Flaw]:
        """What the whole game has against the entries, were they written."""
        numbers = {draft.id: draft.number for draft in drafts}
        documents, problems = [], list[Problem]()
        for file, data in self._written(drafts).items():
            document, found = read_document(file, data)
            documents.append(document)
            problems += found
        if not documents:
            return
        content = [*self._shop.content, *documents]
        shop = self._shop
        world = examined(shop.space, shop.files, shop.game, shop.begun, content)
        problems += world.problems
        files = {document.file: document for document in documents}
        for problem in shop.begun.levels.apply(problems):
            if problem.place.file in files:
                body = _body_at(files[problem.place.file], problem.place)
                number = numbers[str(body[ID])]
                yield _flaw(number, _part_at(body, problem.place), problem)


def _body_at(document: Document, place: Place) -> Map:
    """The entry of a document in which a place lies, else its first."""
    data = document.data
    bodies = data if isinstance(data, list) else [data]
    found = [b for b in bodies if isinstance(b, Map) and _has(_whole(b), place)]
    return (found or bodies)[0]  # type: ignore[return-value]  # as they were written


def _whole(body: Map) -> Place:
    return body.source.place(*body.span)


def _part_at(body: Map, place: Place) -> str:
    """The slot whose value has the place, or the id; all of it otherwise."""
    order = body[FROM]
    for name, mark in order.marks.items():
        if name != BLUEPRINT and _has(_of(mark), place):
            return str(name)
    return ID if _has(_of(body.marks[ID]), place) else ""


def _of(mark: Mark) -> Place:
    """From a key to the end of its value."""
    key, value = mark.place("key"), mark.place()
    return replace(key, end_line=value.end_line, end_column=value.end_column)


def _has(outer: Place, inner: Place) -> bool:
    spot = inner.line, inner.column
    start, end = (outer.line, outer.column), (outer.end_line, outer.end_column)
    return start <= spot <= end


def _double(drafts: Iterable[_Draft]) -> Iterator[Flaw]:
    seen: dict[str, int] = {}
    for draft in drafts:
        first = seen.setdefault(draft.id, draft.number)
        if first != draft.number:
            message = f'the id "{draft.id}" is there already'
            yield Flaw(draft.number, ID, "duplicate-id", message, first=first)


def _good(drafts: Iterable[_Draft], flaws: Iterable[Flaw]) -> list[_Draft]:
    bad = {flaw.number for flaw in flaws if _is_grave(flaw)}
    return [draft for draft in drafts if draft.number not in bad]


def _is_grave(flaw: Flaw) -> bool:
    return flaw.level == "error"


def _flaw(number: int, part: str, problem: Problem) -> Flaw:
    told = problem.code, problem.message, problem.hint, problem.level
    return Flaw(number, part, *told)
