"""What an analysis found: a small table about a deck, a pile or a whole collection."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Unit = Literal["text", "cards", "share", "number"]
Cell = str | int | float


@dataclass(frozen=True, slots=True)
class Column:
    """``share`` is from 0 to 1, ``cards`` a count of copies, ``number`` any number."""

    title: str
    unit: Unit


@dataclass(frozen=True, slots=True)
class Finding:
    """One analysis of one subject: the deck's or assembly's id, and its pile if any."""

    name: str
    title: str
    form: str
    subject: str
    pile: str | None
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
