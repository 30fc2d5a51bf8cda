"""A printing and a profile in, its PDF and cut files out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cardwright.base.cache import Cache
from cardwright.base.files import digest
from cardwright.base.versions import VERSIONS
from cardwright.draw.pdf import Setup, sheets_pdf
from cardwright.draw.thrift import thrifty
from cardwright.model.entry import Copy, Entry, Printing
from cardwright.model.face import Variant
from cardwright.model.game import Cut
from cardwright.model.sheet import Sheet
from cardwright.pipeline.contents import contents
from cardwright.pipeline.face import Binder, Face, Packed, pack
from cardwright.pipeline.faces import Studio
from cardwright.pipeline.lettering import Lettering
from cardwright.pipeline.orders import PDFS, Cuts
from cardwright.pipeline.workers import reader
from cardwright.press.cutfiles import cut_files, spans
from cardwright.press.footer import Imprint
from cardwright.press.impose import impose
from cardwright.press.piece import Format, Piece, format_of
from cardwright.press.plan import Plan, plan
from cardwright.press.printer import Printer
from cardwright.press.profile import Profile

FRONT, BACK = "front", "back"
_SHOWN = 8
"""So many digits of a digest tell one printing from another on a footer."""


@dataclass(frozen=True, slots=True)
class Laid:
    """The faces of a printing: what to print how often, and where it came from."""

    pieces: tuple[Piece, ...]
    inputs: tuple[str, ...]

    @property
    def formats(self) -> list[Format]:
        return [format_of(piece.front) for piece in self.pieces]

    def digest(self, *, backs: bool) -> str:
        """What tells this printing from one with other faces or copies."""
        lines = (
            f"{p.front.digest} {p.copies} {p.back.digest if p.back and backs else ''} "
            f"{p.cut} {p.part} {p.name}"
            for p in self.pieces
        )
        return digest("\n".join(lines))


def lay(studio: Studio, printing: Printing, variant: Variant | None = None) -> Laid:
    """The faces of a printing; those that could not be drawn are left out.

    A ``variant`` draws them with less ink.
    """
    drawn = _Drawn(variant)
    pieces: list[Piece] = []
    inputs: set[str] = set()
    target = studio.catalog.entries.get(printing.stem)
    if target is not None:
        inputs.add(target.body.source.file)
    for copy, entry, front, back in _faces(studio, printing.copies):
        inputs |= {*front.inputs, *(back.inputs if back else ())}
        behind = drawn(back) if back else None
        size = studio.game.kinds[entry.kind].size
        cut = size.cut if size else Cut()
        pieces.append(
            Piece(drawn(front), copy.copies, behind, cut, entry.name, copy.part)
        )
    return Laid(tuple(pieces), tuple(sorted(inputs)))


class _Drawn:
    """Draws faces as a variant has them, each once, and keeps them packed."""

    def __init__(self, variant: Variant | None) -> None:
        self._variant = variant
        self._binder = Binder()
        self._known: dict[str, Packed] = {}

    def __call__(self, face: Face) -> Packed:
        if self._variant is None:
            return face.packed
        if face.digest not in self._known:
            drawn = thrifty(face.drawing, self._variant)
            self._known[face.digest] = self._binder.put(pack(drawn))
        return self._known[face.digest]


def _faces(
    studio: Studio, copies: tuple[Copy, ...]
) -> Iterator[tuple[Copy, Entry, Face, Face | None]]:
    for copy in copies:
        entry = studio.catalog.entries[copy.entry]
        front = studio.face(entry, FRONT)
        has_back = copy.back or BACK in studio.game.kinds[entry.kind].faces
        back = studio.face(entry, BACK, copy.back) if has_back else None
        if front is not None:
            yield copy, entry, front, back


@dataclass(frozen=True, slots=True)
class Sheeting:
    """A printing with its faces, the profile to lay them out by, and the printer.

    ``paths``: letters become paths, so that no font is in the PDF. ``contents`` is a
    digest of what pages of contents are drawn with; without it there are none.
    """

    printing: Printing
    laid: Laid
    profile: Profile
    printer: Printer | None = None
    paths: bool = False
    contents: str = ""

    @property
    def digest(self) -> str:
        """What tells what is printed here from all else; backs count where they are."""
        return self.laid.digest(backs=self.profile.backs != "none")

    @property
    def key(self) -> str:
        """The key of all that the PDF shows."""
        title = f"{self.printing.title}{' as paths' if self.paths else ''}"
        told = f"{self.contents} {self.printing}" if self.contents else ""
        how = (repr(self.profile), repr(self.printer), title, told)
        return Cache.key(VERSIONS, *how, self.digest)

    @property
    def plan(self) -> Plan:
        """Where each piece lies."""
        return plan(self.laid.pieces, self.profile)


def _first(studio: Studio, sheeting: Sheeting) -> list[Sheet]:
    """What comes before the faces."""
    if not sheeting.contents:
        return []
    return contents(studio, sheeting.printing, sheeting.plan)


def pdf(studio: Studio, sheeting: Sheeting) -> bytes:
    """The sheets as a PDF, made once for the same faces, profile and title."""
    cache, title = studio.cache, sheeting.printing.title
    known = cache.load(PDFS, sheeting.key)
    if isinstance(known, bytes):
        return known
    shown = sheeting.digest[:_SHOWN]
    imprint = Imprint(title, shown, Lettering(studio.style))
    first = _first(studio, sheeting)
    sheets = [*first, *impose(sheeting.plan, imprint, sheeting.printer, len(first))]
    setup = Setup(studio.game.language, sheeting.paths, bookmarks=True)
    made = sheets_pdf(sheets, title, reader(studio.space.root), cache, setup)
    cache.save(PDFS, sheeting.key, made)
    return made


def cuts(studio: Studio, sheeting: Sheeting) -> list[Cuts]:
    """The cut files, each way of cutting in two formats."""
    files = list(cut_files(sheeting.plan))
    before = len(_first(studio, sheeting)) if files else 0
    return [
        Cuts(f"-cut-{number}.{form}", text, spans([p + before for p in file.pages]))
        for number, file in enumerate(files, 1)
        for form, text in (("svg", file.svg), ("dxf", file.dxf))
    ]


def with_backs(profile: Profile, duplex: str | None) -> Profile:
    """The profile, its backs as the command line says."""
    if duplex is None:
        return profile
    return replace(profile, backs=duplex)  # type: ignore[arg-type]
