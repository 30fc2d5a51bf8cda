"""A studied game in; a drawing of every side of every entry, and problems, out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from cardwright.base.cache import Cache
from cardwright.compose.faces import Composer, Row
from cardwright.model.drawing import Drawing
from cardwright.model.entry import Catalog, Entry
from cardwright.model.face import Composed, Style
from cardwright.model.game import Game, Size
from cardwright.model.problem import Place, Problem, is_error
from cardwright.model.source import Path, place_in, place_of
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.face import (
    Binder,
    Face,
    Packed,
    Parcel,
    inputs_of,
    pack,
    unpack,
)
from cardwright.pipeline.fields import Faults, unknown_fields
from cardwright.pipeline.fits import KIND as FITS
from cardwright.pipeline.fits import Fits, Sized, shares
from cardwright.pipeline.memory import Clean, Memory
from cardwright.pipeline.sides import sides
from cardwright.pipeline.sought import Sought
from cardwright.typeset.face import sizes, typeset
from cardwright.typeset.measure import Sizes
from cardwright.typeset.setting import Setting
from cardwright.typeset.text.fontset import FontSet

DRAWINGS = "drawings"


class _Wish(NamedTuple):
    """A face to be set; ``key`` tells it from all others, unless it shows others."""

    composed: Composed
    setting: Setting
    key: str = ""


@dataclass(slots=True)
class Studio:
    """Draws the faces of one game, each once.

    ``assets`` is a digest of all that a drawing may hold besides its own text,
    ``users`` the entry that names a picture, and where.
    """

    space: Workspace
    files: GameFiles
    game: Game
    catalog: Catalog
    style: Style
    composer: Composer
    fonts: FontSet
    assets: str
    cache: Cache
    problems: list[Problem] = field(default_factory=list)
    users: Mapping[str, tuple[Entry, Path]] = field(default_factory=dict)
    is_grave: Callable[[Problem], bool] = is_error
    sought: Sought = field(default_factory=Sought)
    spoilt: Collection[str] = ()
    memory: Memory = field(default_factory=Memory)
    _known: dict[tuple[str, str, str | None], Face | None] = field(default_factory=dict)
    _begun: set[tuple[str, str, str | None]] = field(default_factory=set)
    _settings: dict[Size, Setting] = field(default_factory=dict)
    _faults: Faults = field(default_factory=dict)
    _fits: Fits | None = None
    _binder: Binder = field(default_factory=Binder)
    _packed: dict[str, Packed] = field(default_factory=dict)

    def face(self, entry: Entry, side: str, template: str | None = None) -> Face | None:
        """The face, or ``None`` where it has a problem or shows itself."""
        key = (entry.id, side, template)
        if key not in self._known:
            self._known[key] = None
            self._begun.add(key)
            self._known[key] = self._face(entry, side, template)
            self._begun.remove(key)
        return self._known[key]

    def in_row(self, entry: Entry, side: str, row: Row) -> Drawing | None:
        """The face as it looks beside the one before it; ``None`` with a problem."""
        composed = self.composed(entry, side, row=row)
        wish = self._wish(entry, composed) if composed else None
        parcel = self._parcel(wish) if wish else None
        return unpack(parcel.data) if parcel else None

    def composed(
        self,
        entry: Entry,
        side: str,
        template: str | None = None,
        row: Row | None = None,
    ) -> Composed | None:
        """The face as XML, or ``None`` where composing it met a problem."""
        composed, problems = self.composer.compose(entry, side, row, template)
        self.problems += problems
        if composed is not None:
            self.sought.look(composed.xml, self.composer.mixed)
            kind = self.game.kinds[entry.kind]
            self.problems += unknown_fields(kind, composed, self._faults)
        return composed

    def _face(self, entry: Entry, side: str, template: str | None) -> Face | None:
        known = self._remembered(entry, side) if template is None else None
        if known is not None:
            return known
        before = len(self.problems)
        composed = self.composed(entry, side, template)
        wish = self._wish(entry, composed) if composed else None
        packed = self._pack(wish) if wish else None
        if composed is None or wish is None or packed is None:
            return None
        shared = not composed.reads_entry
        inputs = inputs_of(entry, composed, self.catalog)
        sound = wish.key and not wish.setting.shared and len(self.problems) == before
        if sound and template is None:
            clean = Clean(composed.entries, wish.key, inputs, shared)
            self.memory.faces[entry.id, side] = clean
        return Face(entry, side, packed, inputs, template, shared)

    def recalled(self, entry: Entry, side: str) -> Clean | None:
        """What is known of a face that had no problem and has not changed.

        Nothing as long as names are sought that it may show.
        """
        return None if self.sought.is_open else self.memory.faces.get((entry.id, side))

    def _remembered(self, entry: Entry, side: str) -> Face | None:
        """The face as it was drawn before, if it has not changed since."""
        clean = self.recalled(entry, side)
        if clean is None or not clean.inputs:
            return None
        parcel = self.cache.load(DRAWINGS, clean.key)
        if not isinstance(parcel, Parcel):
            return None
        packed = self._packed.get(clean.key) or self._binder.put(parcel)
        self._packed[clean.key] = packed
        return Face(entry, side, packed, clean.inputs, None, clean.shared)

    def _wish(self, entry: Entry, composed: Composed) -> _Wish | None:
        size = self.game.kinds[entry.kind].size
        if size is None:
            return None
        setting = self.setting(entry, size, composed)
        return _Wish(composed, setting, self.key(composed, setting))

    def key(self, composed: Composed, setting: Setting) -> str:
        """What tells a face from all others; none of one that shows others.

        That changes with them, though its own text does not.
        """
        if "<face" in composed.xml:
            return ""
        shared = repr(sorted(setting.shared.items())) if setting.shared else ""
        return self.cache.key(composed.xml, self.assets, repr(setting.size), shared)

    def _pack(self, wish: _Wish) -> Packed | None:
        """The drawing, kept; that of many entries with the same back is kept once."""
        known = self._packed.get(wish.key)
        if known is not None:
            return known
        before = len(self.problems)
        parcel = self._parcel(wish)
        if parcel is None:
            return None
        packed = self._binder.put(parcel)
        # A problem is told of each entry that has it.
        if wish.key and len(self.problems) == before:
            self._packed[wish.key] = packed
        return packed

    def _parcel(self, wish: _Wish) -> Parcel | None:
        known = self.cache.load(DRAWINGS, wish.key) if wish.key else None
        if isinstance(known, Parcel):
            return known
        drawing, problems = typeset(wish.composed, wish.setting)
        self.problems += problems
        if drawing is None:
            return None
        parcel = pack(drawing)
        if wish.key and not problems:
            self.cache.save(DRAWINGS, wish.key, parcel)
        return parcel

    def setting(
        self, entry: Entry, size: Size, composed: Composed | None = None
    ) -> Setting:
        """What the entry's faces are set with: a composed one with what it shares."""

        def place(name: str) -> Place | None:
            return place_of(entry.body, _path(name))

        def part(name: str, text: str) -> Place | None:
            return place_in(entry.body, _path(name), text)

        def place_of_file(name: str) -> Place | None:
            return self._place_of_file(entry, name)

        own = replace(
            self.bare(size),
            place_of_field=place,
            place_in_field=part,
            place_of_file=place_of_file,
        )
        if composed is None or not shares(composed.xml):
            return own
        return replace(own, shared=self._shared(self._sized(composed, size, own)))

    def _shared(self, face: Sized) -> Sizes:
        """The sizes that a face has in common with others; they are measured once."""
        if self._fits is None:
            key = self.cache.key(FITS, self.game.slug, self.assets)
            self._fits = Fits(self.cache, key, self._all_sized)
        return self._fits.sizes(face)

    def _sized(self, composed: Composed, size: Size, setting: Setting) -> Sized:
        key = self.cache.key(composed.xml, repr(size))
        return Sized(composed, key, lambda: sizes(composed, setting))

    def _all_sized(self) -> Iterator[Sized]:
        for entry, side in sides(self.catalog, self.spoilt):
            size = self.game.kinds[entry.kind].size
            composed, _ = self.composer.compose(entry, side)
            if composed is not None and size is not None:
                yield self._sized(composed, size, self.setting(entry, size))

    def _place_of_file(self, entry: Entry, name: str) -> Place | None:
        """Where a field names a picture: the entry's, its owner's, then any other's."""
        owner = self.catalog.entries.get(entry.owner or "")
        for each in (entry, *([owner] if owner else [])):
            for use in each.files:
                if use.file == name:
                    return place_of(each.fields, use.path)
        user, path = self.users.get(name, (entry, ()))
        return place_of(user.fields, path) if path else None

    def bare(self, size: Size) -> Setting:
        """What all faces of a size are set with; it knows no places in entries."""
        if size not in self._settings:
            self._settings[size] = self._new_setting(size)
        return self._settings[size]

    def _new_setting(self, size: Size) -> Setting:
        root, slug = self.space.root, self.game.slug
        core, own = self.space.templates, root / "templates" / slug
        icons = self.game.vocabularies.get("icons", {})
        return Setting(
            style=self.style,
            size=size,
            limits=self.style.limits,
            root=root,
            images=(root / "cards" / slug, own, core),
            icons=(own / "icons", core / "icons"),
            fonts=self.fonts,
            icon_names={name: word.name for name, word in icons.items()},
            entries=tuple(self.catalog.entries),
            face_of=self._face_of,
            is_grave=self.is_grave,
        )

    def _face_of(self, entry: str, side: str) -> Drawing | None:
        """A face to place; of one that has problems of its own only its size."""
        found = self.catalog.entries.get(entry)
        face = self.face(found, side) if found else None
        if face is not None or found is None or (entry, side, None) in self._begun:
            return face.drawing if face else None
        return self.blank(found, side)

    def blank(self, entry: Entry, side: str) -> Drawing | None:
        """A face without anything on it; ``None`` of a side that the entry lacks."""
        kind = self.game.kinds[entry.kind]
        if kind.size is None or side not in kind.faces:
            return None
        return Drawing(kind.size.width, kind.size.height, kind.size.bleed, ())


def _path(name: str) -> Path:
    return tuple(int(step) if step.isdigit() else step for step in name.split("."))
