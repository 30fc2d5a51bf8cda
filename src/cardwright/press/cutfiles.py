"""A plan comes in, the files for a cutting machine go out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from cardwright.press.cutpath import Path, cut_path, to_dxf, to_svg
from cardwright.press.plan import Plan

_NAMED = 3


class CutFile(NamedTuple):
    """The cuts of those pages of the PDF (from 1) that are cut alike."""

    pages: tuple[int, ...]
    svg: str
    dxf: str


def cut_files(plan: Plan) -> list[CutFile]:
    """A file for each way that sheets are cut; none without registration marks."""
    if not plan.profile.registered:
        return []
    alike: dict[tuple[tuple[Path, ...], tuple[float, float]], list[int]] = {}
    for page, key in _pages(plan):
        alike.setdefault(key, []).append(page)
    return [
        CutFile(tuple(pages), to_svg(paths, paper), to_dxf(paths, paper))
        for (paths, paper), pages in alike.items()
    ]


def _pages(
    plan: Plan,
) -> Iterator[tuple[int, tuple[tuple[Path, ...], tuple[float, float]]]]:
    """The fronts by their number in the PDF, each with its cuts and paper."""
    step = 2 if plan.profile.duplex and plan.has_backs else 1
    number = 1
    for block in plan.blocks:
        for page in block.pages:
            if not block.overlap:
                paths = tuple(cut_path(spot.box, spot.piece.cut) for spot in page)
                yield number, (paths, block.paper)
            number += step


def spans(pages: Sequence[int]) -> str:
    """Page numbers in words; of many that are equally far apart the first and last."""
    steps = {two - one for one, two in pairwise(pages)}
    if not steps:
        return f"page {pages[0]}"
    if len(steps) == 1 and len(pages) > _NAMED:
        return f"pages {pages[0]} to {pages[-1]}"
    return "pages " + ", ".join(map(str, pages[:-1])) + f" and {pages[-1]}"
