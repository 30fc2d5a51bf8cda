"""``cardwright check``: problems of data, rules and layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from cardwright.base.cache import Cache
from cardwright.cli import common, tight
from cardwright.cli.formats import FORMATS
from cardwright.cli.watch import watch
from cardwright.load.workspace import FOLDERS
from cardwright.model.report import Report
from cardwright.model.workspace import Workspace
from cardwright.pipeline.options import CheckOptions
from cardwright.pipeline.run import check, check_changed, warm

if TYPE_CHECKING:
    from cardwright.base.git import Changes


class Given(TypedDict):
    """The options as they are given."""

    no_layout: bool
    final: bool
    strict: bool
    changed: str | None
    watch: bool
    tight: str | None
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
@click.option("--watch", is_flag=True, help="Check again after every change of a file.")
@click.option(
    "--tight",
    metavar="[N]",
    is_flag=False,
    flag_value=tight.USUAL,
    help=f"Print the N text boxes with the least room ({tight.USUAL} if not given).",
)
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="text")
@click.pass_context
def command(ctx: click.Context, games: tuple[str, ...], **given: Unpack[Given]) -> None:
    """Check the games, or all of them: syntax, shape, links, rules, layout."""
    space = common.workspace(ctx)
    cache = common.cache_of(space, lasting=given["watch"])
    if given["tight"] is not None:
        number, games = tight.split(given["tight"], games)
        tight.show(space, common.chosen(space, games), number, given["form"], cache)
        return
    if not given["watch"]:
        report = _report(space, games, given, cache)
        common.show(space, report, given["form"], strict=given["strict"])
        common.finish(report, strict=given["strict"])
    if given["form"] != "text":
        raise click.UsageError("--watch is for people: its only format is text")

    def again() -> None:
        space = common.workspace(ctx)
        common.show(space, _report(space, games, given, cache))

    def prepare() -> None:
        slugs = common.chosen(space, games)
        warm(space, slugs, CheckOptions(layout=not given["no_layout"]), cache)

    watch(space.root, again, prepare)


def _report(
    space: Workspace, games: tuple[str, ...], given: Given, cache: Cache
) -> Report:
    slugs = common.chosen(space, games)
    options = CheckOptions(layout=not given["no_layout"], final=given["final"])
    if given["changed"] is None:
        return check(space, slugs, options, cache)
    changes = _changes(space, given["changed"])
    return check_changed(space, slugs, options, cache, changes)


def _changes(space: Workspace, revision: str) -> Changes:
    """What differs from a revision; where git has no answer it is wrong usage."""
    from cardwright.base.git import GitError, changes

    try:
        return changes(space.root, revision, FOLDERS)
    except GitError as error:
        raise click.UsageError(f"--changed: {error}") from None
