"""The figures of one analysis before they are named: columns, rows, what is judged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardwright.model.finding import Cell, Column


@dataclass(frozen=True, slots=True)
class Table:
    """``judged`` are the indices of the columns that the limits of a rule hold for."""

    columns: tuple[Column, ...]
    rows: Sequence[tuple[Cell, ...]]
    judged: Sequence[int]
