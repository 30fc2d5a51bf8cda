"""Fonts of installed font packages: a family and a style in, exact instances out.

Fonts come from Python packages named ``fontpkg-…`` or ``noto-cjk-…`` and never from the
host, so that the same versions give the same output on every machine.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Protocol

import uharfbuzz as hb

SLANT = 0.2
"""The tangent by which upright letters lean where a family has no italic file."""

PREFIXES = ("fontpkg-", "noto-cjk-")
"""How the names of font packages begin."""

Axes = tuple[tuple[str, float], ...]


class Instance(Hashable, Protocol):
    """What names one exact font: package, file within it, value of every axis."""

    @property
    def package(self) -> str: ...
    @property
    def file(self) -> str: ...
    @property
    def axes(self) -> Axes: ...


@dataclass(frozen=True, slots=True)
class Pick:
    """The instance that a style asks for, and the slant to add to it (else 0)."""

    package: str
    file: str
    axes: Axes
    slant: float = 0.0


@dataclass(frozen=True, slots=True)
class Metrics:
    """Heights of a font in em above the baseline (``drop`` and ``descent``: below it).

    ``cap``, ``x``, ``rise`` and ``drop`` are measured on drawn letters (H, x, d, p);
    ``ascent`` and ``descent`` are the font's own line metrics.
    """

    cap: float
    x: float
    rise: float
    drop: float
    ascent: float
    descent: float


@dataclass(frozen=True, slots=True)
class Listed:
    """A file of a package; ``weight`` is ``None`` for a variable font.

    ``module`` is where it is, if not in the package that was asked for.
    """

    file: str
    italic: bool
    weight: int | None
    module: str = ""


@cache
def folder(package: str) -> Path | None:
    """Where an installed package lies, by its name or its module's."""
    module = package.replace("-", "_")
    known = module.replace("_", "-").startswith(PREFIXES)
    if not (known and module.isidentifier()):
        return None
    spec = find_spec(module)
    places = spec.submodule_search_locations if spec else None
    return Path(places[0]) if places else None


@cache
def listed(package: str) -> tuple[Listed, ...]:
    """The font files of a package as its metadata lists them; none if not there.

    A package without metadata holds one style; one of the same name that ends in
    ``-bold`` goes with it.
    """
    root = folder(package)
    if root is None:
        return ()
    if not (root / "metadata.json").is_file():
        return tuple(_found(package))
    metadata = json.loads((root / "metadata.json").read_text("utf-8"))
    return tuple(_listed(file) for file in metadata.get("files", ()))


def _found(package: str) -> Iterator[Listed]:
    module = package.replace("-", "_")
    bold = f"{module.removesuffix('_regular')}_bold"
    for name in dict.fromkeys((module, bold)):
        root = folder(name)
        for path in sorted(root.glob("*.[ot]t[fc]")) if root else ():
            table = _face(name, path.name).reference_table("OS/2").data
            weight = int.from_bytes(table[4:6], "big")
            yield Listed(path.name, italic=False, weight=weight, module=name)


def _listed(file: dict[str, Any]) -> Listed:
    weight = None if file.get("variable") else int(file.get("weight") or 400)
    return Listed(file["path"], file.get("style") == "italic", weight)


def installed(package: str) -> bool:
    """Whether the package is there and has fonts."""
    return bool(listed(package))


@cache
def families() -> tuple[str, ...]:
    """What follows ``fontpkg-`` in the names of all installed packages, sorted."""
    modules = (module.name for module in iter_modules())
    found = (name for name in modules if name.startswith("fontpkg_"))
    return tuple(sorted(n.removeprefix("fontpkg_").replace("_", "-") for n in found))


@cache
def pick(package: str, weight: int, italic: bool, axes: Axes = ()) -> Pick | None:  # noqa: FBT001
    """The font nearest to a weight (1 to 1000) and posture; ``None`` without package.

    ``axes`` pins axes of a variable font; a pinned ``wght`` is what weight 400 means in
    this family. Every axis of the file is in the result, in order of its tag.
    """
    files = listed(package)
    if not files:
        return None
    posture = [file for file in files if file.italic == italic] or list(files)
    best = min(posture, key=lambda file: _distance(file, weight))
    slant = SLANT if italic and not best.italic else 0.0
    module = best.module or package.replace("-", "_")
    values = _axis_values(module, best.file, weight, dict(axes))
    return Pick(module, best.file, values, slant)


def _distance(file: Listed, weight: int) -> tuple[int, int]:
    """Nearest weight first; of two equally near the bolder one only for bold."""
    if file.weight is None:
        return (0, 0)
    side = file.weight - weight
    return (abs(side), -side if weight > 500 else side)  # noqa: PLR2004


def _axis_values(
    package: str, file: str, weight: int, pinned: dict[str, float]
) -> Axes:
    wanted = dict(pinned)
    if "wght" not in pinned or weight != 400:  # noqa: PLR2004
        wanted["wght"] = weight
    infos = sorted(_face(package, file).axis_infos, key=lambda info: str(info.tag))
    return tuple(
        (info.tag, _clamp(wanted.get(info.tag, info.default_value), info))
        for info in infos
    )


def _clamp(value: float, info: Any) -> float:
    return float(min(max(value, info.min_value), info.max_value))


def font_data(key: Instance) -> bytes:
    """The whole font file that an instance comes from.

    Raises ``LookupError`` if its package is not installed, ``OSError`` if unreadable.
    """
    return _data(key.package, key.file)


@cache
def _data(package: str, file: str) -> bytes:
    root = folder(package)
    if root is None:
        raise LookupError(package)
    return (root / file).read_bytes()


@cache
def _face(package: str, file: str) -> Any:
    return hb.Face(hb.Blob(_data(package, file)))


def face(key: Instance) -> Any:
    """The HarfBuzz face of an instance's file, shared by all its instances."""
    return _face(key.package, key.file)


@lru_cache(maxsize=256)
def font(key: Instance) -> Any:
    """The HarfBuzz font of an instance, at the scale of its units per em."""
    made = hb.Font(face(key))
    if key.axes:
        made.set_variations(dict(key.axes))
    return made


def upem(key: Instance) -> int:
    return int(face(key).upem)


@cache
def _coverage(package: str, file: str) -> frozenset[int]:
    return frozenset(_face(package, file).unicodes)


def coverage(key: Instance) -> frozenset[int]:
    """The code points that the font has a glyph for."""
    return _coverage(key.package, key.file)


@lru_cache(maxsize=256)
def metrics(key: Instance) -> Metrics:
    """Measure an instance; letters that it lacks are taken from its line metrics."""
    made, em = font(key), upem(key)
    line = made.get_font_extents("ltr")
    ascent, descent = line.ascender / em, -line.descender / em
    cap = _ink(made, "H", em)[0] or ascent * 0.75
    return Metrics(
        cap=cap,
        x=_ink(made, "x", em)[0] or cap * 0.7,
        rise=max(cap, _ink(made, "d", em)[0]),
        drop=_ink(made, "p", em)[1] or descent,
        ascent=ascent,
        descent=descent,
    )


def _ink(made: Any, letter: str, em: int) -> tuple[float, float]:
    """How far a letter's ink reaches above and below the baseline, in em."""
    gid = made.get_nominal_glyph(ord(letter))
    box = made.get_glyph_extents(gid) if gid else None
    if box is None:
        return (0.0, 0.0)
    return box.y_bearing / em, -(box.y_bearing + box.height) / em


def covers(key: Instance, characters: Iterable[str]) -> bool:
    """Whether the font has a glyph for every one of the characters."""
    have = coverage(key)
    return all(ord(character) in have for character in characters)
