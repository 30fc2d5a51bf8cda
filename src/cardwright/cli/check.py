"""``cardwright check``: problems of data, rules and layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from cardwright.cli import common
from cardwright.cli.formats import FORMATS
from cardwright.load.workspace import FOLDERS
from cardwright.model.workspace import Workspace
from cardwright.pipeline.options import CheckOptions
from cardwright.pipeline.run import check, check_changed

if TYPE_CHECKING:
    from cardwright.base.git import Changes


class Given(TypedDict):
    """The options as they are given."""

    no_layout: bool
    final: bool
    strict: bool
    changed: str | None
    form: str


@click.command("check")
@click.argument("games", nargs=-1)
@click.option("--no-layout", is_flag=True, help="Leave out templates and layout.")
@click.option("--final", is_flag=True, help="Fail while placeholders are left.")
@click.option("--strict", is_flag=True, help="Warnings fail, too.")
@click.option(
    "--changed",
    metavar="REV",
    help="Tell only what concerns changes since a git revision: changed entries, those "
    "that name them, dangling references. A changed form, schema, template or picture "
    "concerns its whole game.",
)
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="text")
@click.pass_context
def command(ctx: click.Context, games: tuple[str, ...], **given: Unpack[Given]) -> None:
    """Check the games, or all of them: syntax, shape, links, rules, layout."""
    space = common.workspace(ctx)
    slugs, cache = common.chosen(space, games), common.cache_of(space)
    options = CheckOptions(layout=not given["no_layout"], final=given["final"])
    if given["changed"] is None:
        report = check(space, slugs, options, cache)
    else:
        changes = _changes(space, given["changed"])
        report = check_changed(space, slugs, options, cache, changes)
    common.show(space, report, given["form"], strict=given["strict"])
    common.finish(report, strict=given["strict"])


def _changes(space: Workspace, revision: str) -> Changes:
    """What differs from a revision; where git has no answer it is wrong usage."""
    from cardwright.base.git import GitError, changes

    try:
        return changes(space.root, revision, FOLDERS)
    except GitError as error:
        raise click.UsageError(f"--changed: {error}") from None
