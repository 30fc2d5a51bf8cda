"""Games in; images, sheets and exports of those without errors out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cardwright.base.cache import Cache
from cardwright.model.problem import is_error
from cardwright.model.report import Report, Written
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.ledger import (
    Output,
    Row,
    read_ledger,
    remove_stale,
    stands,
    write_ledger,
)
from cardwright.pipeline.outputs import Made, Tell, exports, images, sheets
from cardwright.pipeline.run import (
    Checked,
    CheckOptions,
    Layout,
    check_game,
    key_of,
    report_of,
)
from cardwright.pipeline.study import study
from cardwright.resolve.assemble import printings


@dataclass(frozen=True, slots=True)
class BuildOptions:
    """``only`` is one sort of output, ``None`` all; ``jobs`` is worker processes."""

    only: str | None = None
    jobs: int = 1


def build(
    space: Workspace,
    slugs: Sequence[str],
    options: BuildOptions,
    cache: Cache,
    tell: Tell,
) -> Report:
    """Check each game, make what is missing; a game with an error stays as it was."""
    ledger = dict(read_ledger(space.root))
    checked: list[Checked] = []
    written: list[Written] = []
    for files in space.games:
        if files.slug not in slugs:
            continue
        found = check_game(space, files, CheckOptions(), cache)
        checked.append(found)
        if any(map(is_error, found.problems)):
            continue
        old = ledger.get(files.slug)
        builder = Builder(space, files, options, cache, tell)
        ledger[files.slug], made = builder.build(old)
        written.append(made)
    write_ledger(space.root, ledger)
    return replace(report_of(checked), written=tuple(written))


@dataclass(frozen=True, slots=True)
class Builder:
    """One game that has no error."""

    space: Workspace
    files: GameFiles
    options: BuildOptions
    cache: Cache
    tell: Tell

    def build(self, old: Row | None) -> tuple[Row, Written]:
        """The game's row in the ledger, and what had to be written for it."""
        key = key_of(self.space, self.files)
        if old is not None and old.key == key and stands(self.space.root, old):
            return old, _written(self.files.slug, old, 0)
        made = list(self._made())
        kept = self._kept(old)
        outputs = {**kept, **{m.file: m.output for m in made}}
        # A build of one sort alone does not vouch for the others.
        row = Row("" if self.options.only else key, outputs)
        remove_stale(self.space.root, old, outputs)
        return row, _written(self.files.slug, row, sum(m.new for m in made))

    def _made(self) -> Iterator[Made]:
        found = study(self.space, self.files, self.cache)
        layout = Layout(self.space, found, self.cache)
        studio, only = layout.studio, self.options.only
        if studio is None or found.said is None:
            return
        if only in (None, "images"):
            yield from images(studio, layout.all, self.options.jobs, self.tell)
        if only in (None, "print"):
            put = printings(studio.catalog)
            yield from sheets(studio, put, layout.profiles, self.tell)
        if only in (None, "export"):
            yield from exports(studio, layout.all, found.said)

    def _kept(self, old: Row | None) -> dict[str, Output]:
        """Outputs of the sorts that this build does not make."""
        if old is None or self.options.only is None:
            return {}
        mine = f"build/{self.files.slug}/{self.options.only}/"
        return {f: out for f, out in old.outputs.items() if not f.startswith(mine)}


def _written(slug: str, row: Row, made: int) -> Written:
    sorts = [file.split("/")[2] for file in row.outputs]
    return Written(
        game=slug,
        images=sorts.count("images"),
        sheets=sorts.count("print"),
        exports=sorts.count("export"),
        made=made,
    )
