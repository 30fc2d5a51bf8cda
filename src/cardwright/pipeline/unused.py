"""A studied game in; what it declares and nothing uses out, as far as it can be told.

Most names stand somewhere as they are. Those that a template may put together are in
doubt until they have been held against the composed faces.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath

from cardwright.base.suggest import did_you_mean
from cardwright.compose.loader import CARD, CONTENTS, DRAFT, LOG, TRIED
from cardwright.load.documents import read_document
from cardwright.model.entry import Catalog
from cardwright.model.game import Game
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.study import Study
from cardwright.validate import named, unused
from cardwright.validate.files import IMAGES

STYLE = "style.yaml"
ICONS = "icons/"
TEMPLATE = ".xml"
EXPORTS = ("bundle",)
"""The formats that a file of ``clients/`` may be for, by its name."""

_WORKED_OUT = re.compile(r"\{%-?\s*(?:include|import|extends|from)\s+[^\s\"'(\[]")

_PRINTED = re.compile(r"\b(?:name|plural):[^,}\n]*")
"""A word as it is printed, which is no reference to an icon of that name."""


@dataclass(frozen=True)
class Inventory:
    """A game that is studied, with the texts in which its names may stand."""

    space: Workspace
    files: GameFiles
    game: Game
    catalog: Catalog

    @classmethod
    def of(cls, space: Workspace, study: Study) -> Inventory | None:
        if study.game is None or study.catalog is None:
            return None
        return cls(space, study.files, study.game, study.catalog)

    def doubts(self) -> list[unused.Doubt]:
        """What a face may still show: styles, fonts, colours, icons, pictures."""
        declared = [*self._styles(), *self._icons(), *self._pictures()]
        forms = (_PRINTED.sub("", text) for text in self._forms)
        data = [*forms, *self._content, *self._clients]
        return unused.doubtful(declared, self._names, data)

    def problems(self, loaded: Iterable[str] | None = None) -> Iterator[Problem]:
        """What is told without faces.

        ``loaded`` are the templates that composing them took; without it nothing is
        told of templates where a name of one is worked out.
        """
        schemas = [self._read(file) for file in self.files.schemas]
        texts = [
            *self._forms,
            *self._content,
            *schemas,
            *self._clients,
            *self._templates.values(),
        ]
        yield from unused.check_parameters(self.game, texts)
        yield from unused.check_words(self.game, texts, self._content)
        yield from self._idle_templates(loaded)
        yield from self._idle_clients()

    @cached_property
    def _content(self) -> list[str]:
        entries = self.catalog.entries.values()
        sources = {entry.body.source.file: entry.body.source for entry in entries}
        return [source.text for source in sources.values()]

    @cached_property
    def _forms(self) -> list[str]:
        return [form.source.text for form in self.game.forms.values()]

    @cached_property
    def _clients(self) -> list[str]:
        return [self._read(file) for file in self.files.clients]

    @cached_property
    def _templates(self) -> Mapping[str, str]:
        """The game's own templates by name, and those of the core that they take."""
        folder = f"templates/{self.game.slug}/"
        own = [f for f in self.files.templates if f.endswith(TEMPLATE)]
        texts = {file.removeprefix(folder): self._read(file) for file in own}
        wanted = [*self._faces, *texts]
        while wanted:
            text = texts.get(wanted.pop())
            for name in named.named_in_template(text)[named.ANY] if text else ():
                if name.endswith(TEMPLATE) and name not in texts:
                    core = self._of_core(name)
                    texts |= {name: core} if core else {}
                    wanted.append(name)
        return texts

    @cached_property
    def _faces(self) -> frozenset[str]:
        """The templates that the game names for its faces and backs, and the mark."""
        kinds, put = self.game.kinds.values(), self.game.assemblies.values()
        faces = {name for kind in kinds for name in kind.faces.values()}
        backs = {p.back for a in put for p in a.piles.values() if p.back}
        ends = (n if n.endswith(TEMPLATE) else f"{n}{CARD}" for n in faces | backs)
        return frozenset((*ends, DRAFT, CONTENTS, LOG, TRIED))

    @cached_property
    def _names(self) -> Mapping[str, set[str]]:
        return named.merged(map(named.named_in_template, self._templates.values()))

    def _styles(self) -> Iterator[unused.Doubt]:
        file = f"templates/{self.game.slug}/{STYLE}"
        if file in self.files.templates:
            path = self.space.root / file
            document, _ = read_document(file, path.read_bytes())
            if isinstance(document.data, Map):
                yield from unused.styles(document.data)

    def _icons(self) -> Iterator[unused.Doubt]:
        names = (f for f in self._own(ICONS) if f.endswith(".svg"))
        return unused.icons(self.game, [n.removesuffix(".svg") for n in names])

    def _pictures(self) -> Iterator[unused.Doubt]:
        shown = {use.file for e in self.catalog.entries.values() for use in e.files}
        slug = self.game.slug
        art = (file.removeprefix(f"cards/{slug}/") for file in self.files.art)
        own = (f for f in self._own() if _is_image(f) and not f.startswith(ICONS))
        yield from unused.pictures(f"cards/{slug}", (f for f in art if f not in shown))
        yield from unused.pictures(f"templates/{slug}", own)

    def _own(self, folder: str = "") -> Iterator[str]:
        """The files of ``templates/<game>`` within a folder of it, by their names."""
        start = f"templates/{self.game.slug}/{folder}"
        files = self.files.templates
        return (file.removeprefix(start) for file in files if file.startswith(start))

    @property
    def works_out_names(self) -> bool:
        """Whether only composing tells which templates are taken in."""
        return any(map(_WORKED_OUT.search, self._templates.values()))

    def _idle_templates(self, loaded: Iterable[str] | None) -> Iterator[Problem]:
        taken = {*(loaded or ()), *self._faces}
        if loaded is None and self.works_out_names:
            return
        idle = (n for n in self._own() if n.endswith(TEMPLATE) and n not in taken)
        for name in idle:
            if not any(self._takers(name)):
                yield self._idle_template(name)

    def _takers(self, name: str) -> Iterator[str]:
        """Other templates that take one."""
        for other, text in self._templates.items():
            if other != name and (f'"{name}"' in text or f"'{name}'" in text):
                yield other

    def _idle_template(self, name: str) -> Problem:
        place = Place(f"templates/{self.game.slug}/{name}")
        if name.endswith(CARD):
            stem = name.removesuffix(CARD)
            hint = f"write {stem} among the faces of a kind in game.yaml, or delete it"
            return unused.problem(place, "no face is drawn by this template", hint)
        hint = f'write {{% include "{name}" %}} or the like in one, or delete it'
        return unused.problem(place, "no template includes or imports this file", hint)

    def _idle_clients(self) -> Iterator[Problem]:
        for file in self.files.clients:
            name = PurePosixPath(file).name.split(".")[0]
            if name not in EXPORTS:
                hint = did_you_mean(name, EXPORTS)
                hint = hint or f"there are {', '.join(EXPORTS)}"
                yield unused.problem(Place(file), f'no export is called "{name}"', hint)

    def _of_core(self, name: str) -> str | None:
        path = self.space.templates / name
        return _text(path) if path.is_file() else None

    def _read(self, file: str) -> str:
        return _text(self.space.root / file)


def _is_image(file: str) -> bool:
    return PurePosixPath(file).suffix.lower() in IMAGES


def _text(path: Path) -> str:
    return path.read_text("utf-8-sig", errors="replace")
