"""Frames: what text is fitted into, as values."""

from __future__ import annotations

from typing import NamedTuple

from cardwright.model.drawing import Box


class Frame(NamedTuple):
    """What text is fitted into: mm, pt, and em for ``leading`` and ``gap``.

    ``min_size`` is above 0 and not above ``size``. ``columns`` of one width stand
    ``gutter`` mm apart. Text flows around the boxes of ``around``, in mm from the
    frame's top left corner.
    """

    width: float
    height: float
    size: float
    min_size: float
    leading: float
    gap: float
    max_lines: int | None = None
    columns: int = 1
    gutter: float = 0.0
    around: tuple[Box, ...] = ()

    @property
    def is_plain(self) -> bool:
        """Whether every line is as wide as the frame."""
        return self.columns == 1 and not self.around

    @property
    def column(self) -> float:
        """The width of a column, which is the frame's where there is but one."""
        return (self.width - self.gutter * (self.columns - 1)) / self.columns
