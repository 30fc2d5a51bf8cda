"""A game without errors in; its outputs on disk, and what they came from, out."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.model.workspace import GameFiles
from cardwright.pipeline.layout import Layout
from cardwright.pipeline.ledger import Output, Row, remove_stale
from cardwright.pipeline.options import Work
from cardwright.pipeline.outputs import Made, exports, images, sheets
from cardwright.pipeline.study import study
from cardwright.resolve.assemble import printings


def make(
    work: Work, files: GameFiles, layout: Layout | None, old: Row | None
) -> tuple[dict[str, Output], int]:
    """Write what is wanted; all outputs by path, and how many are new or changed.

    ``layout`` is the game's, where it has been made already.
    """
    if layout is None:
        found = study(work.space, files, work.cache)
        layout = Layout(work.space, found, work.cache)
    made = list(_made(work, layout))
    outputs = _kept(work, files, old) | {m.file: m.output for m in made}
    remove_stale(work.space.root, old, outputs)
    return outputs, sum(m.new for m in made)


def _made(work: Work, layout: Layout) -> Iterator[Made]:
    studio, said = layout.studio, layout.study.said
    if studio is None or said is None:
        return
    if work.wants("images"):
        yield from images(studio, layout.all, work.jobs, work.tell)
    if work.wants("print"):
        put = printings(studio.catalog)
        yield from sheets(studio, put, layout.profiles, work.tell)
    if work.wants("export"):
        yield from exports(studio, layout.all, said)


def _kept(work: Work, files: GameFiles, old: Row | None) -> dict[str, Output]:
    """Outputs of the sorts that this build does not make."""
    if old is None or work.only is None:
        return {}
    mine = f"build/{files.slug}/{work.only}/"
    return {f: out for f, out in old.outputs.items() if not f.startswith(mine)}
