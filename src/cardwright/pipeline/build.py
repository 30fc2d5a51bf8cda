"""Games in; images, sheets and exports of those without errors out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardwright.base.memo import Memo
from cardwright.model.problem import is_error
from cardwright.model.report import Checked, Report, Written
from cardwright.model.workspace import GameFiles
from cardwright.pipeline.ledger import MEMO, Row, read_ledger, stands, write_ledger
from cardwright.pipeline.options import CheckOptions, Work
from cardwright.pipeline.run import Found, check_game, homeless, key_of, report_of
from cardwright.pipeline.shelf import Shelf


def build(work: Work, slugs: Sequence[str]) -> Report:
    """Check each game, make what is missing; a game with an error stays as it was."""
    space = work.space
    ledger, memo = dict(read_ledger(space.root)), Memo(space.root / MEMO)
    checked: list[Checked] = []
    written: list[Written] = []
    for files in space.games:
        if files.slug not in slugs:
            continue
        found = check_game(space, files, CheckOptions(draw=True), work.cache)
        checked.append(found.checked)
        if not any(map(is_error, found.checked.problems)):
            old = ledger.get(files.slug, Row("", {}))
            shelf = Shelf(space.root, files.slug, old, memo)
            row, new = _row(work, files, found, shelf)
            ledger[files.slug] = row
            written.append(_written(files.slug, row, new))
    write_ledger(space.root, ledger)
    memo.save()
    return replace(report_of(checked, homeless(space, slugs)), written=tuple(written))


def _row(work: Work, files: GameFiles, found: Found, shelf: Shelf) -> tuple[Row, int]:
    """The game's row in the ledger, and how many outputs had to be written."""
    key = key_of(work.space, files)
    if shelf.old.key == key and stands(shelf.root, shelf.old, shelf.memo):
        return shelf.old, 0
    from cardwright.pipeline.layout import layout_of
    from cardwright.pipeline.making import make

    layout = found.layout or layout_of(work.space, files, work.cache)
    outputs, new = make(work, layout, shelf)
    # A build of one sort alone does not vouch for the others.
    return Row("" if work.only else key, outputs), new


def _written(slug: str, row: Row, made: int) -> Written:
    sorts = [file.split("/")[2] for file in row.outputs]
    return Written(
        game=slug,
        images=sorts.count("images"),
        # Cut paths go with their PDF.
        sheets=sum("/print/" in f and f.endswith(".pdf") for f in row.outputs),
        exports=sorts.count("export"),
        made=made,
    )
