"""Units: a length in mm, pt or pixels comes in, the same in another unit goes out."""

from __future__ import annotations

MM_PER_INCH = 25.4
PT_PER_INCH = 72.0


def pt(mm: float) -> float:
    """Points (1/72 inch) of a length in mm."""
    return mm * PT_PER_INCH / MM_PER_INCH


def mm(pt: float) -> float:
    """Millimetres of a length in points (1/72 inch)."""
    return pt * MM_PER_INCH / PT_PER_INCH


def pixels(mm: float, dpi: float) -> int:
    """The whole pixels nearest to a length in mm at ``dpi`` pixels an inch."""
    return round(mm * dpi / MM_PER_INCH)
