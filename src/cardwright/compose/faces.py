"""An entry and a side in, its face as XML with source marks out."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from cardwright.base.cache import Cache
from cardwright.base.colour import Rgba
from cardwright.base.expression import ABSENT
from cardwright.base.sandbox import environment, render
from cardwright.base.suggest import did_you_mean
from cardwright.base.weight import said
from cardwright.compose.colours import colour_filters
from cardwright.compose.compiled import Compiled
from cardwright.compose.filters import Height, Say, text_filters
from cardwright.compose.loader import CARD, DRAFT, Folder, Loader
from cardwright.compose.revisions import Revisions
from cardwright.compose.stream import RngView
from cardwright.compose.trouble import ERRORS, TemplateName, trouble
from cardwright.compose.views import Views
from cardwright.compose.watch import Watch, context_class
from cardwright.model.entry import Catalog, Entry
from cardwright.model.face import Composed, Style
from cardwright.model.game import Size
from cardwright.model.problem import Problem
from cardwright.model.record import Record
from cardwright.model.rich import Rich
from cardwright.model.source import Map, Path, place_of

END = "</card>"
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


@dataclass(frozen=True, slots=True)
class Row:
    """A face's place in a row of faces, from 0, and the entry before it."""

    index: int = 0
    previous: Entry | None = None


def _says_nothing(_entry: Entry, _path: Path) -> Rich:
    return Rich()


def _has_no_height(_text: str, _width: float, _attributes: Mapping[str, str]) -> float:
    return 0.0


@dataclass(frozen=True, slots=True)
class Helpers:
    """What templates stand on beside a catalogue and a style.

    ``say`` tells what structure says, ``height`` how high a text is, ``cache`` keeps
    compiled templates, ``files`` are the digests of the files that fields name.
    """

    say: Say = _says_nothing
    height: Height = _has_no_height
    cache: Cache = field(default_factory=lambda: Cache(None))
    files: Mapping[str, str] = field(default_factory=dict)


class Composer:
    """Composes the faces of one game; templates are compiled once."""

    def __init__(
        self,
        catalog: Catalog,
        folders: Sequence[Folder],
        style: Style | None = None,
        helpers: Helpers | None = None,
    ) -> None:
        helpers = helpers or Helpers()
        self._catalog = catalog
        self.watch = Watch(catalog.game)
        self._views = Views(catalog, self.watch)
        self._loader = Loader(folders)
        filters = text_filters(self._views, helpers.say, helpers.height)
        filters["revision"] = Revisions(self._views, helpers.files).revision
        self._mixed: dict[str, Rgba] = {}
        filters |= colour_filters(style.colors if style else {}, self._mixed)
        self._environment = environment(self._loader, filters)
        self._environment.bytecode_cache = Compiled(helpers.cache)
        self._environment.undefined = TemplateName
        self._environment.finalize = _finalize
        self._environment.globals["stream"] = _stream
        self._environment.context_class = context_class(self.watch)
        self._shared: dict[tuple[str, str, str], Composed] = {}
        self._shown: dict[str, str | None] = {}
        self._reported: set[Problem] = set()

    @property
    def loaded(self) -> Collection[str]:
        """The templates that were taken so far, by name."""
        return self._loader.loaded

    @property
    def mixed(self) -> Collection[str]:
        """The colours that templates mixed so far, as they were named."""
        return self._mixed

    def compose(
        self,
        entry: Entry,
        side: str,
        row: Row | None = None,
        template: str | None = None,
    ) -> tuple[Composed | None, list[Problem]]:
        """The face, or its problems; each slip of a template is told only once.

        ``template`` replaces the kind's own for that side, by name.
        """
        kind = self._catalog.game.kinds[entry.kind]
        name = template or kind.faces.get(side, side)
        shared = self._shared.get((entry.kind, side, name))
        if shared is not None:
            return replace(shared, entry=entry.id), []
        file = name if name.endswith(".xml") else f"{name}{CARD}"
        if file not in self._shown:
            found = self._loader.read(file)
            self._shown[file] = found[1] if found else None
        shown = self._shown[file]
        if shown is None:
            return None, self._missing(entry, side, file)
        task = f'drawing {entry.kind} "{entry.id}"'
        try:
            composed = self._composed(entry, side, file, row or Row())
        except ERRORS as error:
            known = self._environment.filters
            return None, self._once(trouble(error, self._loader, file, task, known))
        composed = replace(composed, template=shown)
        if not composed.reads_entry:
            self._shared[entry.kind, side, name] = composed
        return composed, []

    def _composed(self, entry: Entry, side: str, file: str, row: Row) -> Composed:
        self.watch.begin()
        scope = self._scope(entry, side, row)
        xml = render(self._environment.get_template(file), scope)
        draft = self.watch.is_draft(entry)
        reads_entry = self.watch.reads_entry
        if draft:
            head, end, tail = xml.rpartition(END)
            mark = render(self._environment.get_template(DRAFT), scope)
            xml = f"{head}{mark}{end}{tail}" if end else xml
        xml = _FORBIDDEN.sub("", xml)
        own = {entry.id} if reads_entry else set()
        entries = frozenset(self.watch.entries | own)
        return Composed(
            entry.id, entry.kind, side, xml, draft, reads_entry, entries=entries
        )

    def _scope(self, entry: Entry, side: str, row: Row) -> dict[str, Any]:
        views = self._views
        size = self._catalog.game.kinds[entry.kind].size
        previous = views.of(row.previous) if row.previous else None
        return {
            **views.scope(),
            "card": views.of(entry),
            "owner": views.entry(entry.owner) if entry.owner else ABSENT,
            "face": side,
            "row": Record({"index": row.index, "previous": previous}, "index"),
            "rng": RngView(entry.id),
            "size": _size(size) if size else ABSENT,
        }

    def _missing(self, entry: Entry, side: str, file: str) -> list[Problem]:
        form = self._catalog.game.forms.get("game", Map())
        place = place_of(form, ("kinds", entry.kind, "faces", side))
        stems = (name.removesuffix(CARD) for name in self._loader.names())
        hint = did_you_mean(file.removesuffix(CARD), stems)
        hint = hint or f"write {self._loader.place_for(file)}"
        message = f'there is no template "{file}" for the {side} of {entry.kind}'
        return self._once(Problem("missing-template", place, message, hint))

    def _once(self, problem: Problem) -> list[Problem]:
        """The problem, unless another entry met it before; hints name the entry."""
        bare = replace(problem, hint=None)
        if bare in self._reported:
            return []
        self._reported.add(bare)
        return [problem]


def _size(size: Size) -> Record:
    parts = {"width": size.width, "height": size.height, "bleed": size.bleed}
    return Record(parts, "width")


def _stream(seed: object) -> RngView:
    return RngView(str(seed))


def _finalize(value: Any) -> Any:
    """Numbers as XML wants them: at most four decimals, no exponent."""
    if not isinstance(value, float):
        return said(value) if isinstance(value, list | tuple | dict) else value
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
