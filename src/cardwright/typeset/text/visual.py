"""Visual order: a line of text in both directions in, atoms from left to right out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from cardwright.typeset.text.bidi import order
from cardwright.typeset.text.lines import Line
from cardwright.typeset.text.segments import Bit, IconBit


@dataclass(frozen=True, slots=True)
class Atom:
    """What moves as one when a line is put in order; measures in em.

    ``bit`` stands ``shift`` right of the atom's start; ``None`` is a gap that only a
    justified line opens. ``loose`` atoms take a share of what such a line has left.
    """

    bit: Bit | IconBit | None
    width: float
    level: int
    shift: float = 0.0
    loose: bool = False


def visual(line: Line) -> tuple[Atom, ...]:
    """Rule L2 of UAX 9; the blanks at the line's end are not among the atoms."""
    atoms = [*_atoms(line)]
    return tuple(atoms[index] for index in order([atom.level for atom in atoms]))


def overhang(atoms: Sequence[Atom]) -> tuple[float, float]:
    """How far ink sticks out on the left and on the right, never negative, in em."""
    pen = left = right = 0.0
    for atom in atoms:
        if isinstance(atom.bit, Bit):
            word, factor = atom.bit.word, atom.bit.dress.factor
            left = min(left, pen + atom.shift + word.left * factor)
            right = max(right, pen + atom.shift + word.right * factor)
        pen += atom.width
    return -left, max(right - pen, 0.0)


def _atoms(line: Line) -> Iterator[Atom]:
    """In reading order; a line without blanks has gaps between its segments."""
    parts = line.segments
    blanks = any(part.blank for part in parts[:-1])
    for part, following in pairwise(parts):
        yield from map(_atom, part.bits)
        if part.blank:
            yield replace(_atom(part.blank), loose=True)
        elif not blanks:
            sides = [*part.bits[-1:], *following.bits[:1]]
            level = min((bit.level for bit in sides), default=line.level)
            yield Atom(None, 0.0, level, loose=True)
    last = parts[-1]
    if last.hyphen and not line.last:
        yield from map(_atom, (*last.bits, last.hyphen))
    else:
        yield from map(_atom, last.bits[:-1])
        yield from map(_ending, last.bits[-1:])


def _atom(bit: Bit | IconBit) -> Atom:
    return Atom(bit, bit.advance, bit.level)


def _ending(bit: Bit | IconBit) -> Atom:
    """The last of a line: the tracking behind it falls away."""
    if isinstance(bit, IconBit):
        return _atom(bit)
    shift = -bit.trail if bit.level % 2 else 0.0
    return Atom(bit, bit.advance - bit.trail, bit.level, shift)
