"""Catalogues and template folders made by hand for tests of composing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path as Folders
from typing import Any

from cardwright.compose.loader import Folder
from cardwright.model.entry import Catalog, Entry, Link
from cardwright.model.game import Game, Kind, Parameter, Size, Term, Word
from cardwright.model.markup import parse
from cardwright.model.rich import Rich
from cardwright.model.source import Map, Path, Seq

FIELDS = ("power", "motto", "rules", "element", "friend", "moves", "price")

STATS = {"additionalProperties": False, "properties": {"power": {}}}


def data(value: Any) -> Any:
    """Plain mappings and lists as data without marks."""
    if isinstance(value, Mapping):
        return Map((key, data(item)) for key, item in value.items())
    if isinstance(value, list):
        return Seq(map(data, value))
    return value


def kind(name: str = "lantern") -> Kind:
    return Kind(
        name=name,
        title=name,
        plural=f"{name}s",
        files=(),
        size=Size(63.5, 88.9, 3.175),
        faces={"front": "front", "back": "back"},
        deck=None,
        schema={"properties": {**{name: {} for name in FIELDS}, "stats": STATS}},
    )


def game() -> Game:
    words = {
        "element": {"ember": Word("ember", "Ember", "Embers", "flame", "#ff0000")},
        "icons": {"flame": Word("flame", "Flame", "Flames")},
    }
    return Game(
        slug="tides",
        title="Tides",
        language="en",
        version="2",
        kinds={"lantern": kind(), "keeper": kind("keeper")},
        assemblies={},
        targets={},
        prints=(),
        parameters={
            "step": Parameter("step", 3),
            "toll": Parameter("toll", 4, placeholder=True),
        },
        vocabularies=words,
        verbs={},
        conditions={},
        frames={},
        glossary={"row": Term("row", "Line", "Lines", "a *row* of {{ param.step }}")},
        forms={},
    )


def entry(id_: str = "wick", **fields: Any) -> Entry:
    body = data(fields)
    texts: dict[Path, Rich] = {}
    if "rules" in fields:
        texts[("rules",)] = parse(fields["rules"])[0]
    links = []
    if "element" in fields:
        links.append(Link(("element",), ("vocabulary.element",), fields["element"]))
    if "friend" in fields:
        links.append(Link(("friend",), ("lantern", "keeper"), fields["friend"]))
    return Entry(
        "lantern",
        id_,
        id_.title(),
        body,
        body,
        texts=texts,
        links=tuple(links),
    )


def catalog(*entries: Entry) -> Catalog:
    return Catalog(game(), {e.id: e for e in entries})


def folders(root: Folders, **templates: str) -> list[Folder]:
    """A game's folder with templates by stem, and an empty core folder."""
    own, core = root / "own", root / "core"
    own.mkdir()
    core.mkdir()
    for name, text in templates.items():
        suffix = ".xml" if name in ("macros", "draft") else ".card.xml"
        (own / f"{name}{suffix}").write_text(text, "utf-8")
    return [Folder(own, "templates/tides"), Folder(core, "templates/core")]
