"""The data of a ``style.yaml`` in, a style with its inheritance worked out out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from cardwright.base import colour as colours
from cardwright.base.colournames import colour_meant
from cardwright.base.fonts import PREFIXES, families, installed
from cardwright.base.suggest import did_you_mean, nearest
from cardwright.model.face import LOW_INK, FontFamily, Limits, Style, TextStyle, Variant
from cardwright.model.problem import Problem
from cardwright.model.source import Map, Path, Seq, place_of
from cardwright.typeset.elements import ELEMENTS, OF_SIZES
from cardwright.typeset.paint import colour, in_digits
from cardwright.typeset.slip import SlipError

_FIELDS = tuple(field.name for field in fields(TextStyle))
_LIMITS = tuple(field.name for field in fields(Limits))


def read_style(data: Map, digest: str = "") -> tuple[Style, list[Problem]]:
    """Make the style; what is wrong in it is reported at its value and left out.

    The form's shape is judged elsewhere: parts of another shape are passed over.
    """
    reader = _Reader(data)
    fonts = reader.fonts()
    style = Style(
        fonts=fonts,
        fallback=tuple(reader.fallback(fonts)),
        colors=reader.colors(),
        text={},
        digest=digest,
        sizes={name: str(size) for name, size in reader.part("sizes").items()},
    )
    style = replace(style, text=reader.text(style), limits=reader.limits())
    style = replace(style, variants=reader.variants(style.colors))
    return style, reader.problems


class _Reader:
    def __init__(self, data: Map) -> None:
        self.data = data
        self.problems: list[Problem] = []

    def part(self, name: str) -> Mapping[str, Any]:
        found = self.data.get(name)
        return found if isinstance(found, Map) else {}

    def report(self, path: Path, slip: SlipError) -> None:
        place = place_of(self.data, path)
        self.problems.append(Problem(slip.code, place, slip.message, slip.hint))

    def fonts(self) -> dict[str, FontFamily]:
        out: dict[str, FontFamily] = {}
        for name, written in self.part("fonts").items():
            if not isinstance(written, Map):
                continue
            package = str(written.get("package", ""))
            if not installed(package):
                self.report(("fonts", name, "package"), _no_package(package))
            out[name] = FontFamily(package, tuple(self._axes(name, written)))
        return out

    def _axes(self, font: str, written: Map) -> Iterator[tuple[str, float]]:
        axes = written.get("axes")
        for axis, value in sorted(axes.items()) if isinstance(axes, Map) else ():
            try:
                yield axis, float(value)
            except (TypeError, ValueError):
                slip = SlipError(f'"{value}" is not a number')
                self.report(("fonts", font, "axes", axis), slip)

    def fallback(self, fonts: Mapping[str, FontFamily]) -> Iterator[str]:
        names = self.data.get("fallback")
        for index, name in enumerate(names if isinstance(names, Seq) else ()):
            if name in fonts:
                yield name
            else:
                self.report(("fallback", index), no_font(str(name), fonts))

    def colors(self) -> dict[str, str]:
        """All colours as hex; one may name another, with an alpha: ``ink/0.4``."""
        written = {name: str(text) for name, text in self.part("colors").items()}
        out: dict[str, str] = {}
        told: set[str] = set()
        for name in written:
            if ring := _ring(name, written):
                if told.isdisjoint(ring):
                    self.report(("colors", ring[0]), _in_ring("colours name", ring))
                told.update(ring)
                out[name] = "#000000"
                continue
            try:
                out[name] = _hex(name, written)
            except SlipError as slip:
                self.report(("colors", name), slip)
                # Those that name this colour are not wrong themselves.
                out[name] = "#000000"
        return out

    def limits(self) -> Limits:
        """The limits of layout, where the file gives others than the usual ones."""
        written: dict[str, Any] = {}
        for key, value in self.part("limits").items():
            name = key.replace("-", "_")
            if name == "fine_print":
                written[name] = tuple(self._fine_print(value))
            elif name in _LIMITS:
                try:
                    written[name] = float(value)
                except (TypeError, ValueError):
                    continue  # the form's schema has told it
        return Limits(**written)

    def variants(self, colors: Mapping[str, str]) -> dict[str, Variant]:
        """Ways to draw with less ink, those of the file before the usual one."""
        found = {LOW_INK: Variant()}
        for name, written in self.part("variants").items():
            own = written if isinstance(written, Map) else Map()
            changes: dict[str, Any] = {}
            for key in ("ink", "line"):
                try:
                    if key in own:
                        changes[key] = colour(str(own[key]), colors)
                except SlipError as slip:
                    self.report(("variants", name, key), slip)
            if isinstance(own.get("width"), int | float):
                changes["width"] = float(own["width"])
            changes |= {k: bool(own[k]) for k in ("fills", "pictures") if k in own}
            found[name] = replace(Variant(), **changes)
        return found

    def _fine_print(self, names: Any) -> Iterator[str]:
        styles = self.part("text")
        for index, name in enumerate(names if isinstance(names, Seq) else ()):
            if name in styles:
                yield str(name)
            else:
                path = ("limits", "fine-print", index)
                self.report(path, no_style(str(name), styles))

    def text(self, style: Style) -> dict[str, TextStyle]:
        written = self.part("text")
        made: dict[str, TextStyle] = {}
        for name in written:
            self._text(name, style, made, ())
        self._check_strengths(written)
        return made

    def _check_strengths(self, styles: Mapping[str, Any]) -> None:
        """The style of numbers that a stronger effect raises must be there."""
        for name, own in styles.items():
            wanted = own.get("strength") if isinstance(own, Map) else None
            if wanted is not None and wanted not in styles:
                slip = no_style(str(wanted), styles)
                self.report(("text", name, "strength"), slip)

    def _text(
        self,
        name: str,
        style: Style,
        made: dict[str, TextStyle],
        above: tuple[str, ...],
    ) -> TextStyle:
        """The text style ``name``, its parents first; ``above`` are its children."""
        if name in made:
            return made[name]
        written = self.part("text")[name]
        own = written if isinstance(written, Map) else Map()
        base = TextStyle()
        if "extends" in own:
            parent, trail = str(own["extends"]), (*above, name)
            slip = _bad_parent(parent, self.part("text"), trail)
            if slip:
                self.report(("text", name, "extends"), slip)
            else:
                base = self._text(parent, style, made, trail)
        made[name] = self._with(base, name, own, style)
        return made[name]

    def _with(self, base: TextStyle, name: str, own: Map, style: Style) -> TextStyle:
        changes: dict[str, Any] = {"sized": True} if "size" in own else {}
        for key, value in own.items():
            attribute, form = key.replace("-", "_"), ELEMENTS["text-box"].get(key)
            if attribute not in _FIELDS or form is None:
                continue
            try:
                text = str(value).lower() if isinstance(value, bool) else str(value)
                read = form(text, style.sizes if form in OF_SIZES else style.colors)
                if key == "font" and text not in style.fonts:
                    raise no_font(text, style.fonts)
                changes[attribute] = text if key == "color" else read
            except SlipError as slip:
                self.report(("text", name, key), slip)
        made = replace(base, **changes)
        return replace(made, min_size=min(made.min_size, made.size))


def _ring(name: str, written: Mapping[str, str]) -> tuple[str, ...]:
    """The ring of colours that a colour leads to, from its first on; mostly none."""
    trail = [name]
    while (base := _base(written[trail[-1]])) in written:
        if base in trail:
            return tuple(trail[trail.index(base) :])
        trail.append(base)
    return ()


def _in_ring(what: str, ring: tuple[str, ...]) -> SlipError:
    chain = " → ".join((*ring, ring[0]))
    hint = "break the ring at one of them"
    return SlipError(f"{what} each other: {chain}", hint, "circular-reference")


def _base(text: str) -> str:
    """The name or hexadecimal digits of a colour, without its opacity."""
    return text.partition("/")[0].strip()


def _hex(name: str, written: Mapping[str, str]) -> str:
    base = _base(written[name])
    known = {base: _hex(base, written)} if base in written else {}
    if not known and not base.startswith("#"):
        others = (other for other in written if other != name)
        hint = colour_meant(base, others) or in_digits(base)
        raise SlipError(f'there is no colour "{base}"', hint, "unknown-color")
    tone = colour(written[name], known)
    return colours.to_hex((tone.red, tone.green, tone.blue, tone.alpha))


def _bad_parent(
    parent: str, styles: Mapping[str, Any], trail: tuple[str, ...]
) -> SlipError | None:
    if parent in trail:
        return _in_ring("text styles extend", trail[trail.index(parent) :])
    return None if parent in styles else no_style(parent, styles)


def no_style(name: str, styles: Mapping[str, Any]) -> SlipError:
    hint = did_you_mean(name, styles)
    return SlipError(f'there is no text style "{name}"', hint, "unknown-style")


def no_font(name: str, fonts: Mapping[str, FontFamily]) -> SlipError:
    hint = did_you_mean(name, fonts)
    return SlipError(f'there is no font "{name}"', hint, "unknown-font")


def _no_package(package: str) -> SlipError:
    """Near names are looked for behind ``fontpkg-``, which makes all names alike."""
    family = nearest(package.removeprefix("fontpkg-"), families())
    meant = None if family is None else f'did you mean "fontpkg-{family}"?'
    if not package.startswith(PREFIXES):
        message = f'"{package}" is not a font package'
        return SlipError(message, meant or "name one fontpkg-…", "unknown-font")
    message = f'the font package "{package}" is not installed'
    return SlipError(message, meant or f"pip install {package}", "unknown-font")
