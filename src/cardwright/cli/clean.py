"""``cardwright clean``: remove what was built."""

from __future__ import annotations

import shutil
from pathlib import Path

import click

from cardwright.cli import common


@click.command("clean")
@click.option("--cache", "only_cache", is_flag=True, help="Remove only the cache.")
@click.pass_context
def command(ctx: click.Context, *, only_cache: bool) -> None:
    """Remove outputs, ledger and cache; the folder's .gitignore stays."""
    build = common.workspace(ctx).root / "build"
    gone = [build / "cache"] if only_cache else _outputs(build)
    for path in gone:
        _remove(path)
    click.echo(f"build: {len(gone)} removed")


def _outputs(build: Path) -> list[Path]:
    if not build.is_dir():
        return []
    return sorted(path for path in build.iterdir() if path.name != ".gitignore")


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
