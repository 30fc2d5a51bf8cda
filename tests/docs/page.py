"""The pages on templates in; their snippets, files and pictures out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
GUIDE, GALLERY = DOCS / "templates.md", DOCS / "gallery.md"
_FENCE = re.compile(
    r"^```(\w*) *([^\n]*)\n(.*?)^```$(?:\n+(!\[[^\n]*))?", re.MULTILINE | re.DOTALL
)
_PICTURE = re.compile(r"!\[[^\]]+\]\(templates/([a-z0-9-]+)\.png\)")
_SIZE = re.compile(r"(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)")
BLEED = 3.175


@dataclass(frozen=True, slots=True)
class Fence:
    """A fenced block: the words behind its fence, its text, the picture after it."""

    language: str
    words: tuple[str, ...]
    text: str
    picture: str | None

    @property
    def file(self) -> str | None:
        """The file of the made-up game that the block is."""
        first = self.words[0] if self.words else ""
        return first if "/" in first else None


@dataclass(frozen=True, slots=True)
class Snippet:
    """The inside of a card, or a whole template, of ``width`` by ``height`` mm."""

    name: str
    width: float
    height: float
    text: str

    @property
    def bleed(self) -> float:
        """Snippets as large as a card are cards, and have its bleed."""
        return BLEED if self.height > 80 else 0.0

    @property
    def template(self) -> str:
        whole = self.text.lstrip().startswith(("<card", "{% extends"))
        return self.text if whole else f"<card>\n{self.text}</card>\n"


def text_of_all() -> str:
    """Both pages as one: they share a made-up game."""
    return "\n".join(page.read_text("utf-8") for page in (GUIDE, GALLERY))


def fences(text: str) -> list[Fence]:
    """All fenced blocks of a page, in order."""
    found = []
    for language, words, body, after in _FENCE.findall(text):
        picture = _PICTURE.fullmatch(after)
        name = picture[1] if picture else None
        found.append(Fence(language, tuple(words.split()), body, name))
    return found


def snippets(text: str) -> list[Snippet]:
    """What is drawn: blocks whose fence says ``xml NAME WIDTHxHEIGHT [+BEFORE]``.

    With ``+BEFORE`` a block stands for what is added to an earlier one.
    """
    found: dict[str, Snippet] = {}
    for fence in fences(text):
        if fence.language != "xml" or fence.file:
            continue
        name, size, *before = fence.words
        width, height = _SIZE.fullmatch(size).groups()  # type: ignore[union-attr]
        head = "".join(found[other.removeprefix("+")].text for other in before)
        found[name] = Snippet(name, float(width), float(height), head + fence.text)
    return list(found.values())


def files(text: str) -> dict[str, str]:
    """The files of the made-up game that the page shows.

    Several blocks of one file are its parts: the longest comes first.
    """
    found: dict[str, list[str]] = {}
    for fence in fences(text):
        if fence.file:
            found.setdefault(fence.file, []).append(fence.text)
    return {
        file: "".join(sorted(parts, key=len, reverse=True))
        for file, parts in found.items()
    }


def shown(text: str) -> list[str]:
    """The pictures of the page, in order."""
    return _PICTURE.findall(text)
