"""The pages of all codes in, one document in Markdown out: ``docs/problems.md``."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence

from cardwright.report.pages import GROUPS, Page, is_words

INTRODUCTION = """\
# Problems

All that `cardwright check` may find, in the order in which a game is worked through.
Each problem has a code in brackets, a place, one sentence, and most often a hint:

```
cards/tides/items/new.yaml:2:1: error[unknown-key]: an item has no key "cots"
  2 | cots: 3
    | ^^^^
  hint: did you mean "cost"?
```

`cardwright explain unknown-key` prints the same page in the terminal. **Errors** keep a
game from being built, **warnings** fail `check --strict`, **advice** never does. The
samples are of a made-up game with items, places and decks; a test holds each of them to
give just this problem.

## Other levels for a game

A game may give a code another level in its `rules.yaml`, for all its files or for some:

```yaml
levels:
  duplicate-name: advice
  unused: [{in: "art/**", level: off}, {level: error}]
```

The levels are `error`, `warning`, `advice` and `off`; rules may have a `level` of their
own. Errors that leave nothing to work with stay errors: they are marked with *always*.

## All codes
"""
_WIDTH = 88
_FENCES = {"json": "json", "svg": "xml", "xml": "xml"}
_SHELL = "cardwright "


def document(pages: Mapping[str, Page]) -> str:
    """All pages, a chapter for each group."""
    chapters = {
        group: [page for page in pages.values() if page.group == group]
        for group in GROUPS
    }
    lines = [INTRODUCTION, *(_entry(*item) for item in chapters.items() if item[1])]
    for group, mine in chapters.items():
        title, sentence = GROUPS[group]
        lines += ["", f"## {title}", "", sentence] if mine else []
        lines += [line for page in mine for line in section(page)]
    return "\n".join(lines) + "\n"


def _entry(group: str, pages: Sequence[Page]) -> str:
    """A chapter in the list of contents."""
    title = GROUPS[group][0]
    anchor = title.lower().replace(" ", "-")
    return f"- [{title}](#{anchor}): {', '.join(_link(page.code) for page in pages)}"


def _link(code: str) -> str:
    return f"[{code}](#{code})"


def section(page: Page) -> Iterator[str]:
    """One page, from its heading on."""
    level = f"{page.level}, always" if page.is_fixed else page.level
    yield from ("", f"### {page.code}", "", f"**{page.title}** ({level})", "")
    yield textwrap.fill(page.about, _WIDTH, break_on_hyphens=False)
    where = f", in `{page.file}`" if page.file else ""
    for head, sample in (("Wrong", page.bad), ("Right", page.good)):
        yield from ("", *_sample(f"{head}{where}", sample, page.file or ""))
    if page.see:
        yield from ("", f"See also {_joined([_link(code) for code in page.see])}.")


def _sample(head: str, sample: str, file: str) -> Iterator[str]:
    if is_words(sample):
        yield f"{head}: {sample}."
        return
    usual = "sh" if sample.startswith(_SHELL) else "yaml"
    fence = _FENCES.get(file.rsplit(".", 1)[-1], usual)
    yield from (f"{head}:", "", f"```{fence}", sample.rstrip(), "```")


def _joined(words: Sequence[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last
