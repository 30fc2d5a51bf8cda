"""A game without errors in; its outputs on disk, and what they came from, out."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.pipeline.layout import Layout
from cardwright.pipeline.ledger import Output
from cardwright.pipeline.options import Work
from cardwright.pipeline.outputs import exports, images, sheets
from cardwright.pipeline.shelf import Made, Shelf


def make(work: Work, layout: Layout, shelf: Shelf) -> tuple[dict[str, Output], int]:
    """Write what is wanted; all outputs by path, and how many are new or changed."""
    made = list(_made(work, layout, shelf))
    outputs = _left_alone(work, shelf) | {m.file: m.output for m in made}
    shelf.clear(outputs)
    return outputs, sum(m.new for m in made)


def _made(work: Work, layout: Layout, shelf: Shelf) -> Iterator[Made]:
    studio, said = layout.studio, layout.study.said
    if studio is None or said is None:
        return
    if work.wants("images"):
        yield from images(studio, layout.all, shelf, work)
    if work.wants("print"):
        yield from sheets(studio, layout.profiles, shelf, work)
    if work.wants("export"):
        yield from exports(studio, layout.all, said, shelf)


def _left_alone(work: Work, shelf: Shelf) -> dict[str, Output]:
    """Outputs of the sorts that this build does not make."""
    if work.only is None:
        return {}
    mine = shelf.path(f"{work.only}/")
    outputs = shelf.old.outputs.items()
    return {file: output for file, output in outputs if not file.startswith(mine)}
