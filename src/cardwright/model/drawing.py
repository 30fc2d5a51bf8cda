"""The display list: what a face looks like, and nothing else.

Lengths are millimetres from the trim's top left corner, x to the right, y downwards;
the bleed is negative. Type sizes are points. PNG and PDF both come from these values
alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

Box = tuple[float, float, float, float]
"""x, y, width, height in mm."""

Matrix = tuple[float, float, float, float, float, float]
"""a b c d e f of SVG: x' = a x + c y + e, y' = b x + d y + f."""

Segment = (
    tuple[Literal["M"], float, float]
    | tuple[Literal["L"], float, float]
    | tuple[Literal["C"], float, float, float, float, float, float]
    | tuple[Literal["Z"]]
)
Outline = tuple[Segment, ...]

MITER = 10.0
"""How far a corner of a line reaches out at most, in widths, where nothing is said."""


@dataclass(frozen=True, slots=True)
class Colour:
    """sRGB, each part and the alpha from 0 to 1."""

    red: float
    green: float
    blue: float
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Linear:
    """A linear gradient between two points in mm; stops are (offset 0 to 1, colour)."""

    x0: float
    y0: float
    x1: float
    y1: float
    stops: tuple[tuple[float, Colour], ...]


@dataclass(frozen=True, slots=True)
class Radial:
    """A radial gradient around a centre, radius in mm.

    It begins at the ``focus``, the centre if there is none. A ``matrix`` takes the
    circle to the ellipse that it is seen as.
    """

    cx: float
    cy: float
    radius: float
    stops: tuple[tuple[float, Colour], ...]
    focus: tuple[float, float] | None = None
    matrix: Matrix | None = None


Paint = Colour | Linear | Radial


@dataclass(frozen=True, slots=True)
class Fill:
    outline: Outline
    paint: Paint
    even_odd: bool = False


@dataclass(frozen=True, slots=True)
class Stroke:
    """``width`` and ``dashes`` in mm; ``miter`` is how far a corner may reach out."""

    outline: Outline
    paint: Colour
    width: float
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"
    dashes: tuple[float, ...] = ()
    miter: float = MITER


@dataclass(frozen=True, slots=True)
class Picture:
    """A raster image file (workspace path, content digest) that fills ``box``.

    ``crop`` is the part shown, as fractions of the picture: left, top, right, bottom.
    """

    file: str
    digest: str
    box: Box
    crop: tuple[float, float, float, float] = (0.0, 0.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class FontKey:
    """One exact instance of a font: package, file within it, pinned axes."""

    package: str
    file: str
    axes: tuple[tuple[str, float], ...] = ()


class Glyph(NamedTuple):
    """Glyph id, pen position in mm (baseline), and the text that it stands for.

    A ligature carries all its characters on its first glyph, the others the empty text.
    """

    gid: int
    x: float
    y: float
    text: str
    advance: float = 0.0


@dataclass(frozen=True, slots=True)
class Glyphs:
    """A run of one font at one size (pt) in one colour."""

    font: FontKey
    size: float
    glyphs: tuple[Glyph, ...]
    paint: Colour
    slant: float = 0.0


@dataclass(frozen=True, slots=True)
class Clip:
    outline: Outline
    items: tuple[Item, ...]
    even_odd: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Items drawn as one: with an opacity, a blend mode, a transform, a spoken text.

    ``spoken`` replaces what is inside for a reader of the PDF (ActualText): an icon
    says its name. ``matrix`` places another face.
    """

    items: tuple[Item, ...]
    alpha: float = 1.0
    blend: Literal["normal", "multiply", "screen"] = "normal"
    spoken: str | None = None
    matrix: Matrix | None = None


Item = Fill | Stroke | Picture | Glyphs | Clip | Group


class Design(Protocol):
    """A drawing, or one that is kept elsewhere: its items come when they are drawn."""

    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...
    @property
    def bleed(self) -> float: ...
    @property
    def items(self) -> tuple[Item, ...]: ...
    @property
    def digest(self) -> str: ...
    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Drawing:
    """One face: ``width`` and ``height`` of the trim, ``bleed`` around it, in mm."""

    width: float
    height: float
    bleed: float
    items: tuple[Item, ...]
    digest: str = ""
