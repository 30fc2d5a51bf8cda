"""``cardwright new``: a game made of data, ready to build."""

from __future__ import annotations

import re
from pathlib import Path

import click

from cardwright.base.cache import Cache
from cardwright.base.files import walk_files, write_atomic
from cardwright.base.memo import Memo
from cardwright.base.shipped import templates_core
from cardwright.load.workspace import find_root, open_workspace
from cardwright.pipeline import editor

CORE = "core"
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Kinds(click.Group):
    """A group of which every word but its own commands is a kind of entry."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        own = super().get_command(ctx, cmd_name)
        if own is not None:
            return own
        from cardwright.cli.newentry import command_of

        return command_of(cmd_name)


@click.group("new", cls=Kinds, subcommand_metavar="game NAME | [GAME:]KIND …")
def command() -> None:
    """Start a game, or make entries of a kind from a blueprint.

    "cardwright new KIND --help" says how; GAME:KIND where several games have the kind.
    """


@command.command("game", short_help="Start a game that builds at once.")
@click.argument("name")
@click.pass_context
def game(ctx: click.Context, name: str) -> None:
    """Start the game NAME (small letters, digits, hyphens) in this workspace."""
    if not SLUG.fullmatch(name):
        raise click.UsageError(
            f'"{name}" cannot name a game: small letters, digits and single hyphens'
        )
    if name == CORE:
        raise click.UsageError(f'"{CORE}" is the name of what all games share')
    root = Path(ctx.find_root().obj or find_root(Path.cwd()) or Path.cwd())
    if (root / "cards" / name).exists():
        raise click.UsageError(f'there is a game "{name}" already')
    for file in sorted([*_start(root, name), *_known(root, name)]):
        click.echo(file)
    click.echo(f"now: cardwright check {name} && cardwright build {name}")


def _start(root: Path, name: str) -> list[str]:
    """Writes the starter's files with the game's name put in; their paths."""
    starter = templates_core() / "starter"
    written = []
    for file in walk_files(starter):
        top, _, rest = file.partition("/")
        target = f"{top}/{name}/{rest}"
        text = (starter / file).read_text(encoding="utf-8")
        write_atomic(root / target, _named(text, name).encode())
        written.append(target)
    _ignore(root / "build" / ".gitignore")
    return written


def _known(root: Path, name: str) -> list[str]:
    """Writes the schemas that editors read; their paths."""
    space = open_workspace(root, Memo(None))
    files = next(game for game in space.games if game.slug == name)
    return editor.write(root, editor.schemas(space, files, Cache(None)))


def _named(text: str, name: str) -> str:
    title = name.replace("-", " ").title()
    return text.replace("@GAME@", name).replace("@TITLE@", title)


def _ignore(path: Path) -> None:
    if not path.exists():
        write_atomic(path, b"*\n!.gitignore\n")
