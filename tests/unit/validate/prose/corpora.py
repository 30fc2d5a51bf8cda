"""Texts of a test as a corpus, each written in YAML with a key before it."""

from __future__ import annotations

from cardwright.model.source import Map
from cardwright.validate.prose.corpus import Corpus, Sort, Written
from tests.unit.validate.written import read


def corpus(*values: str, sort: Sort = "text", rich: bool = True) -> Corpus:
    """A text for each value as it stands in YAML: text n is on line n, from column 5.

    Values of several lines count their lines.
    """
    form = read("".join(f"k{n}: {value}\n" for n, value in enumerate(values)))
    assert isinstance(form, Map)
    return Corpus(
        [Written(str(form[key]), form, (key,), sort, rich=rich) for key in form]
    )


def said(text: str, *, rich: bool = True) -> Corpus:
    """A corpus of one text with just these characters, in YAML's double quotes."""
    written = "".join(
        sign if sign.isprintable() and sign not in '"\\' else f"\\U{ord(sign):08x}"
        for sign in text
    )
    return corpus(f'"{written}"', rich=rich)
