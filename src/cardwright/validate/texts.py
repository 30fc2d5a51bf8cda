"""A catalogue in, problems out where a rules text shows an icon that the game lacks."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from cardwright.base.suggest import did_you_mean
from cardwright.model.entry import Catalog, Entry
from cardwright.model.problem import Lost, Place, Problem
from cardwright.model.rich import Bold, Icon, Inline, Italic, Rich
from cardwright.model.source import Path, mark_of


def check_texts(catalog: Catalog, drawn: Collection[str] = ()) -> Iterator[Problem]:
    """Icons of all rules texts against the game's list ``icons``.

    ``drawn`` are the icons that have a file, whether the list has them or not.
    """
    icons = catalog.game.vocabularies.get("icons", {})
    for entry in catalog.entries.values():
        for path, rich in entry.texts.items():
            for icon, message, hint in lost_icons(rich, icons, drawn):
                place = _place(entry, path, icon)
                lost = Lost("icon", icon.name)
                yield Problem("unknown-icon", place, message, hint, lost=lost)


def lost_icons(
    rich: Rich, icons: Collection[str], drawn: Collection[str]
) -> Iterator[tuple[Icon, str, str | None]]:
    """Icons that are not among those of the game, each with a message and a hint."""
    for icon in icons_of(rich):
        if icon.name and icon.name not in icons:
            hint = did_you_mean(icon.name, icons)
            if icon.name in drawn:
                hint = f'add "{icon.name}" to icons in vocabularies.yaml'
            yield icon, f'there is no icon "{icon.name}"', hint


def icons_of(rich: Rich) -> Iterator[Icon]:
    """All icons of a text, in reading order."""
    for paragraph in rich.paragraphs:
        yield from _icons(paragraph.children)


def _icons(nodes: tuple[Inline, ...]) -> Iterator[Icon]:
    for node in nodes:
        if isinstance(node, Icon):
            yield node
        elif isinstance(node, Bold | Italic):
            yield from _icons(node.children)


def _place(entry: Entry, path: Path, icon: Icon) -> Place:
    mark = mark_of(entry.fields, path)
    return mark.inside(icon.start, icon.end) if mark else entry.place
