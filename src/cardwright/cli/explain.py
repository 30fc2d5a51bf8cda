"""``cardwright explain``: what a problem code means, with a bad and a good sample."""

from __future__ import annotations

import json
from collections.abc import Mapping

import click

from cardwright.base.shipped import schemas_core
from cardwright.base.suggest import did_you_mean
from cardwright.load.documents import read_document
from cardwright.report import manual, pages
from cardwright.report.pages import Page

FORMS = ("text", "json", "markdown")


@click.command("explain")
@click.argument("code", required=False)
@click.option("--all", "everything", is_flag=True, help="The pages of all codes.")
@click.option("--format", "form", type=click.Choice(FORMS), default="text")
def command(code: str | None, *, everything: bool, form: str) -> None:
    """Explain a problem CODE; without one, list them all."""
    known = _pages()
    if code is not None and code not in known:
        hint = did_you_mean(code, known)
        raise click.UsageError(f'there is no code "{code}"' + f"; {hint}" * bool(hint))
    chosen = known if code is None else {code: known[code]}
    if form == "json":
        data = [pages.as_data(page) for page in chosen.values()]
        click.echo(json.dumps(data if code is None else data[0], ensure_ascii=False))
    elif form == "markdown":
        click.echo(_markdown(chosen, code), nl=False)
    elif code is None and not everything:
        click.echo("\n".join(pages.listing(known)))
    else:
        rule = f"\n\n{'-' * pages.WIDTH}\n\n"
        click.echo(rule.join("\n".join(pages.text(page)) for page in chosen.values()))


def _markdown(chosen: Mapping[str, Page], code: str | None) -> str:
    if code is None:
        return manual.document(chosen)
    return "\n".join(manual.section(chosen[code])).lstrip() + "\n"


def _pages() -> Mapping[str, Page]:
    file = schemas_core() / "problems.yaml"
    document, _ = read_document("problems.yaml", file.read_bytes())
    return pages.read_pages(document.data if isinstance(document.data, dict) else {})
