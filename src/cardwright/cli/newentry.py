"""``cardwright new KIND``: entries made from a blueprint, one or a table of them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

import click

from cardwright.base.files import write_atomic
from cardwright.base.suggest import did_you_mean
from cardwright.cli import common
from cardwright.load.table import read_table
from cardwright.model.problem import Place, Problem, order
from cardwright.model.report import Report
from cardwright.model.workspace import Workspace
from cardwright.pipeline.newentries import Flaw, Maker, Order, Shop, open_shop
from cardwright.pipeline.tableorders import TableOrders, orders_of
from cardwright.resolve.entries.blueprints import Model
from cardwright.resolve.entries.homes import home, takes
from cardwright.resolve.forms import unknown

HELP = """Make entries of the kind from a blueprint, each into a file of its own.

Give a SLOT=VALUE for each slot that has no default. With --from-csv each row of a table
is an entry and its columns are slots; a column "id" is the id. What is given as
SLOT=VALUE then holds for all rows. Rows with a slip are told, the others are made.

A file each, named by its id, so that each can be changed and looked through by itself;
-o puts all of them into one file, as a list.
"""
_AT = Place("")


def command_of(word: str) -> click.Command:
    """The command that makes entries of the kind that a word names."""
    return click.Command(
        word,
        callback=partial(_make, word),
        params=[
            click.Argument(["values"], nargs=-1, metavar="[SLOT=VALUE]..."),
            click.Option(["--from", "blueprint"], help="The blueprint."),
            click.Option(["--id", "id_"], help="The id, if not made of the name."),
            click.Option(
                ["--from-csv", "table"],
                type=click.Path(exists=True, dir_okay=False, path_type=Path),
                help="A table with an entry in each row.",
            ),
            click.Option(
                ["-o", "--output", "to"],
                type=click.Path(dir_okay=False, path_type=Path),
                help="One file for all of them.",
            ),
        ],
        help=HELP,
        short_help="Make entries of a kind from a blueprint.",
    )


def _make(  # noqa: PLR0913 the options of the command
    word: str,
    *,
    values: tuple[str, ...],
    blueprint: str | None,
    id_: str | None,
    table: Path | None,
    to: Path | None,
) -> None:
    space = common.workspace(click.get_current_context())
    shop, kind = _shop_of(space, word)
    name = _known(blueprint, shop.models.get(kind, {}), shop, kind)
    file = _target(shop, kind, to)
    maker = Maker(shop, kind, name, file)
    given = _given(values, maker.model)
    if table is None:
        _one(space, maker, Order(given, id_))
    elif id_ is not None:
        raise click.UsageError("--id is for one entry; give the table a column id")
    else:
        _many(space, maker, table, given)


def _shop_of(space: Workspace, word: str) -> tuple[Shop, str]:
    """The game that has a kind, alone or named before it, and the kind's name."""
    slug, _, kind = word.rpartition(":")
    slugs = common.chosen(space, [slug] if slug else [])
    cache = common.cache_of(space)
    opened = [open_shop(space, g, cache) for g in space.games if g.slug in slugs]
    shops = [shop for shop in opened if isinstance(shop, Shop)]
    found = [shop for shop in shops if kind in shop.game.kinds]
    if len(found) == 1:
        return found[0], kind
    if found:
        names = " or ".join(f"{shop.game.slug}:{kind}" for shop in found)
        raise click.UsageError(f"several games have that kind: say {names}")
    broken = [problem for each in opened if isinstance(each, tuple) for problem in each]
    if broken:
        report = Report(tuple(sorted(broken, key=order)))
        common.show(space, report)
        common.finish(report)
    known = [name for shop in shops for name in shop.game.kinds]
    hint = did_you_mean(kind, ["game", *known])
    raise click.UsageError(f'there is no kind "{kind}"' + (f"; {hint}" if hint else ""))


def _known(name: str | None, models: Mapping[str, Model], shop: Shop, kind: str) -> str:
    if not models:
        told = f'game.yaml of {shop.game.slug} has no blueprints of the kind "{kind}"'
        raise click.UsageError(
            f"{told}: a kind with blueprint_of: {kind} declares them"
        )
    if name is None:
        ways = "".join(f"\n       {_way(*known)}" for known in models.items())
        raise click.UsageError(f"say what to make it from:{ways}")
    if name not in models:
        raise click.UsageError(_told(unknown("blueprint", name, models, _AT)))
    return name


def _way(name: str, model: Model) -> str:
    """How to make an entry from a blueprint; slots in brackets may be left out."""
    wanted = [f"{slot}=" for slot in model.wanted]
    free = [f"[{slot}=]" for slot in model.slots if slot not in model.wanted]
    return " ".join((f"--from {name}", *wanted, *free))


def _target(shop: Shop, kind: str, to: Path | None) -> str | None:
    """The file for all entries, as the workspace names it, if there is to be one."""
    known = shop.game.kinds[kind]
    patterns = ", ".join(known.files) or "no files"
    if to is None:
        if home(shop.game, known, "x") is None:
            text = f"say which file: game.yaml names {patterns} for the kind {kind}"
            raise click.UsageError(f"{text} (-o FILE)")
        return None
    path, root = to.resolve(), shop.space.root.resolve()
    file = path.relative_to(root).as_posix() if path.is_relative_to(root) else ""
    if not takes(shop.game, known, file):
        text = f"{to} is no file of the kind {kind}: game.yaml names {patterns}"
        raise click.UsageError(text)
    if path.exists():
        raise click.UsageError(f"{to} is there already")
    return file


def _given(words: Sequence[str], model: Model) -> dict[str, str]:
    given: dict[str, str] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise click.UsageError(f'"{word}" is no SLOT=VALUE')
        if name in given:
            raise click.UsageError(f'"{name}" is given twice')
        if name not in model.slots:
            raise click.UsageError(_told(unknown("slot", name, model.slots, _AT)))
        given[name] = text
    return given


def _one(space: Workspace, maker: Maker, asked: Order) -> None:
    """One entry: what is wrong with it is wrong usage."""
    files, flaws = maker.make([asked])
    if not files:
        told = [_told(flaw) for flaw in flaws if flaw.level == "error"]
        raise click.UsageError("\n       ".join(told))
    for flaw in flaws:
        click.echo(f"{flaw.level}: {_told(flaw)}")
    _write(space, files)


def _many(space: Workspace, maker: Maker, path: Path, given: Mapping[str, str]) -> None:
    """An entry for each row of a table; slips of rows are problems."""
    name = _name(space, path)
    table, found = read_table(name, path.read_bytes())
    if table is None:
        _finish(
            space, Report(found), {name: path.read_bytes().decode("utf-8", "replace")}
        )
        return
    click.echo(f"{name}: {table.read_as}")
    ordered, problems = orders_of(table, maker.model, given)
    files, flaws = maker.make(ordered.orders) if ordered.orders else ({}, [])
    problems += ordered.told(flaws)
    _write(space, files)
    click.echo(_counted(ordered, flaws, len(table.rows) - 1))
    report = Report(tuple(sorted(dict.fromkeys(problems), key=order)))
    _finish(space, report, {name: table.source.text})


def _counted(ordered: TableOrders, flaws: Iterable[Flaw], rows: int) -> str:
    bad = {flaw.number for flaw in flaws if flaw.level == "error"}
    made = len(ordered.orders) - len(bad)
    left = f", {rows - made} refused" if rows > made else ""
    return f"{made} of {rows} rows made{left}"


def _name(space: Workspace, path: Path) -> str:
    """A file as problems name it: from the workspace's root, if it lies in it."""
    full, root = path.resolve(), space.root.resolve()
    inside = full.is_relative_to(root)
    return (full.relative_to(root) if inside else path).as_posix()


def _write(space: Workspace, files: Mapping[str, bytes]) -> None:
    for file, data in files.items():
        write_atomic(space.root / file, data)
        click.echo(file)


def _finish(space: Workspace, report: Report, given: Mapping[str, str]) -> None:
    if report.problems:
        common.show(space, report, given=given)
    sys.exit(1 if report.count("error") else 0)


def _told(slip: Problem | Flaw) -> str:
    return slip.message + (f"; {slip.hint}" if slip.hint else "")
