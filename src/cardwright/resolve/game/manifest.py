"""A game's core forms and schemas in, the game that they declare, and problems, out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardwright.base.suggest import nearest
from cardwright.model.game import Game, Kind, PileField, Size
from cardwright.model.problem import Lost, Place, Problem
from cardwright.model.source import Document, Map, Seq
from cardwright.resolve import forms
from cardwright.resolve.game import sizes, words
from cardwright.resolve.game.assemblies import assemblies, targets
from cardwright.resolve.game.parameters import check_parameters, parameters
from cardwright.resolve.game.references import check_field, check_kind, check_references
from cardwright.resolve.plan import Plan
from cardwright.resolve.walk import walk

PRINTS = ("a4",)
LANGUAGE = "en"
VERSION = "1"

Schemas = Mapping[str, Mapping[str, Any]]


def build_game(
    slug: str,
    documents: Mapping[str, Document],
    cases: Sequence[Document],
    schemas: Schemas,
) -> tuple[Game | None, list[Problem]]:
    """The game whose forms are ``game``, ``parameters``, ``vocabularies``, ….

    ``schemas`` has each kind's, core references inlined. Odd data gives problems or is
    left out; without a manifest there is no game.
    """
    read = {name: _typed(d) for name, d in documents.items()}
    found = {name: data for name, data in read.items() if isinstance(data, Map)}
    manifest = found.get("game")
    if manifest is None:
        return None, []
    game = _game(slug, found, schemas, _cases(cases))
    return game, [*_check(game, schemas)]


def _typed(document: Document) -> Any:
    """A document whose plain scalars have their types, if they have none yet."""
    return walk(document.data, Plan({})).data


def _cases(documents: Sequence[Document]) -> Iterator[Map]:
    for document in documents:
        data = _typed(document)
        for case in data if isinstance(data, Seq) else [data]:
            if isinstance(case, Map):
                yield case


def _game(
    slug: str, found: Mapping[str, Map], schemas: Schemas, cases: Iterator[Map]
) -> Game:
    manifest = found["game"]
    said = found.get("vocabularies", Map())
    return Game(
        slug=slug,
        title=forms.text(manifest, "title") or slug,
        language=forms.text(manifest, "language") or LANGUAGE,
        version=str(manifest.get("version", VERSION)),
        kinds=_kinds(manifest, schemas),
        assemblies=assemblies(manifest),
        targets=targets(manifest),
        prints=forms.texts(manifest, "prints") or PRINTS,
        parameters=parameters(found.get("parameters", Map())),
        vocabularies=words.vocabularies(said),
        verbs=words.verbs(said, "verbs"),
        conditions=words.verbs(said, "conditions"),
        frames=words.frames(said),
        glossary=words.glossary(found.get("glossary", Map())),
        forms=found,
        cases=tuple(cases),
    )


def _kinds(manifest: Map, schemas: Schemas) -> dict[str, Kind]:
    known = sizes.sizes(manifest)
    return {
        name: _kind(name, data, known, schemas.get(name, {}))
        for name, data in forms.mappings(manifest, "kinds")
    }


def _kind(
    name: str, data: Map, known: Mapping[str, Size], schema: Mapping[str, Any]
) -> Kind:
    title = forms.text(data, "title") or words.spaced(name)
    faces = forms.mapping(data, "faces")
    size = known.get(forms.text(data, "size") or sizes.DEFAULT, sizes.CARD)
    return Kind(
        name=name,
        title=title,
        plural=forms.text(data, "plural") or f"{title}s",
        files=forms.texts(data, "files"),
        size=size if faces else None,
        faces={side: str(t) for side, t in faces.items() if isinstance(t, str)},
        deck=_deck(data),
        schema=schema,
        blueprint_of=forms.text(data, "blueprint_of"),
    )


def _deck(data: Map) -> PileField | None:
    written = forms.mapping(data, "deck")
    cards = forms.text(written, "cards")
    others = (forms.text(written, name) for name in ("format", "draw"))
    return PileField(cards, *others) if cards else None


def _check(game: Game, schemas: Schemas) -> Iterator[Problem]:
    manifest = game.forms["game"]
    yield from sizes.check_sizes(manifest)
    yield from _check_kinds(game)
    yield from _check_schemas(game, schemas)
    yield from check_references(manifest, game.kinds)
    yield from check_parameters(game.forms.get("parameters", Map()))
    yield from words.check_verbs(game.forms.get("vocabularies", Map()), game.kinds)


def _check_kinds(game: Game) -> Iterator[Problem]:
    manifest = game.forms["game"]
    known = sizes.sizes(manifest)
    for name, data in forms.mappings(manifest, "kinds"):
        size = forms.text(data, "size")
        if size is not None and size not in known:
            yield forms.unknown("size", size, known, forms.place(data, "size"))
        yield from check_kind(data, "blueprint_of", game.kinds)
        deck = forms.mapping(data, "deck")
        for field in ("cards", "format", "draw"):
            yield from check_field(deck, field, game.kinds[name])


def _check_schemas(game: Game, schemas: Schemas) -> Iterator[Problem]:
    """Kinds without a schema, and schemas without a kind."""
    kinds = forms.mapping(game.forms["game"], "kinds")
    idle = sorted(name for name in schemas if name not in game.kinds)
    for name, kind in game.kinds.items():
        if name not in schemas and kind.blueprint_of is None:
            message = f'the kind "{name}" has no schema'
            hint = f"write {_schema_file(game.slug, name)}"
            place, lost = forms.place(kinds, name, "key"), None
            # Of a kind and a schema without one another one has lost its name.
            if meant := nearest(name, idle) or (idle[0] if len(idle) == 1 else None):
                idle.remove(meant)
                hint, lost = f'call it "{meant}", as its schema', Lost("kind", meant)
            yield Problem("unknown-reference", place, message, hint, lost=lost)
    for name in idle:
        message = f'no kind of the game is called "{name}"'
        hint = f"kinds are declared in {game.forms['game'].source.file}"
        place = Place(_schema_file(game.slug, name))
        yield Problem("unused", place, message, hint)


def _schema_file(slug: str, kind: str) -> str:
    return f"schemas/{slug}/{kind}.schema.json"
