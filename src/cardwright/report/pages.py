"""The entries of ``problems.yaml`` in; the page of a code, and the list of all, out."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from cardwright.rules.levels import FREE

GROUPS: Mapping[str, tuple[str, str]] = {
    "files": (
        "Files",
        "Before a card is looked at: which files there are, and if they can be read.",
    ),
    "syntax": (
        "YAML and JSON",
        "How data is written: brackets, quotes, blanks, signs with a hidden meaning.",
    ),
    "fields": (
        "Keys and values",
        "What each kind of card may say of itself, as its schema has it.",
    ),
    "references": (
        "Names and references",
        "Ids, names, and what refers to them.",
    ),
    "texts": (
        "Rules texts",
        "What players read: marks, icons, terms and signs.",
    ),
    "expressions": (
        "Expressions",
        "What is worked out: in texts, fields, rules and templates.",
    ),
    "pictures": (
        "Pictures",
        "Art and icons as files.",
    ),
    "templates": (
        "Templates and styles",
        "How a face is drawn.",
    ),
    "layout": (
        "Layout",
        "What is found when the cards are set in type.",
    ),
    "decks": (
        "Decks",
        "Whether a deck is legal in its format.",
    ),
    "rules": (
        "Rules and cases",
        "What the game asks of its own cards, and what holds the rules to that.",
    ),
    "printing": (
        "Printing",
        "What stands between a game and the printer.",
    ),
}
"""The title of each group of codes, and one sentence about it, in the order of work."""

WIDTH = 78


@dataclass(frozen=True, slots=True)
class Page:
    """What is told of one code; a sample in words has no line break at its end."""

    code: str
    level: str
    group: str
    title: str
    about: str
    bad: str
    good: str
    file: str | None = None
    see: tuple[str, ...] = ()

    @property
    def is_fixed(self) -> bool:
        """Whether no game may give it another level."""
        return self.level == "error" and self.code not in FREE


def read_pages(data: Mapping[str, Mapping[str, Any]]) -> dict[str, Page]:
    """The page of each code, in the order of the groups."""
    order = list(GROUPS)
    pages = [
        Page(code, **{**entry, "see": tuple(entry.get("see", ()))})
        for code, entry in data.items()
    ]
    pages.sort(key=lambda page: order.index(page.group))
    return {page.code: page for page in pages}


def as_data(page: Page) -> dict[str, Any]:
    return {**asdict(page), "see": list(page.see)}


def listing(pages: Mapping[str, Page]) -> Iterator[str]:
    """All codes with their titles, a group after the other."""
    width = max(map(len, pages))
    for group, (title, _) in GROUPS.items():
        mine = [page for page in pages.values() if page.group == group]
        if mine:
            yield from (title, *(f"  {p.code:<{width}}  {p.title}" for p in mine), "")
    yield 'Say "cardwright explain CODE" for one of them.'


def text(page: Page) -> Iterator[str]:
    """One page for a terminal of 80 columns."""
    yield from (f"{page.code} ({page.level})", page.title, "")
    yield from textwrap.wrap(page.about, WIDTH, break_on_hyphens=False)
    where = f" in {page.file}" if page.file else ""
    for head, sample in (("Wrong", page.bad), ("Right", page.good)):
        yield from ("", f"{head}{where}:", "")
        shown = _filled(sample) if is_words(sample) else sample
        yield textwrap.indent(shown.rstrip(), "    ")
    yield ""
    yield from textwrap.wrap(_said_of_level(page), WIDTH, break_on_hyphens=False)
    if not page.is_fixed:
        yield from ("", textwrap.indent(_levels(page), "    "))
    if page.see:
        yield from ("", f"See also: {', '.join(page.see)}")


def _filled(sample: str) -> str:
    return textwrap.fill(sample, WIDTH - 4, break_on_hyphens=False)


def is_words(sample: str) -> bool:
    """Whether a sample is told in words, as it cannot be shown."""
    return not sample.endswith("\n")


def _said_of_level(page: Page) -> str:
    if page.is_fixed:
        return "It is always an error: what has it can be neither checked nor drawn."
    named = {"error": "an error", "warning": "a warning"}.get(page.level, page.level)
    rules = page.group in {"decks", "rules"}
    own = ", or `level` in the rule itself" if rules else ""
    return f"It is {named} unless the game's rules.yaml has another level{own}:"


def _levels(page: Page) -> str:
    other = {"error": "warning", "warning": "advice"}.get(page.level, "off")
    return (
        f"levels:\n  {page.code}: {other}\n"
        f"  # or, for some files: {page.code}: [{{in: old/**, level: off}}]"
    )
