"""``cardwright explain``: what a problem code means, with a bad and a good sample."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

import click

from cardwright.base.shipped import schemas_core
from cardwright.base.suggest import did_you_mean
from cardwright.load.documents import read_document


@click.command("explain")
@click.argument("code", required=False)
def command(code: str | None) -> None:
    """Explain a problem CODE; without one, list them all."""
    known = _problems()
    if code is None:
        width = max(map(len, known))
        for name, about in known.items():
            click.echo(f"{name:<{width}}  {about['title']}")
        return
    if code not in known:
        hint = did_you_mean(code, known)
        raise click.UsageError(f'there is no code "{code}"' + f"; {hint}" * bool(hint))
    click.echo("\n".join(_page(code, known[code])))


def _problems() -> Mapping[str, Mapping[str, Any]]:
    file = schemas_core() / "problems.yaml"
    document, _ = read_document("problems.yaml", file.read_bytes())
    return document.data if isinstance(document.data, dict) else {}


def _page(code: str, about: Mapping[str, Any]) -> Iterator[str]:
    yield f"{code} ({about['level']}): {about['title']}"
    yield ""
    yield from textwrap.wrap(str(about["about"]), 78)
    for title in ("bad", "good"):
        if title in about:
            yield f"\n{title}:"
            yield textwrap.indent(str(about[title]).rstrip(), "    ")
