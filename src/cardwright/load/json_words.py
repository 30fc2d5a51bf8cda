"""Why JSON could not be read, in an author's words: a stop comes in, a refusal out."""

from __future__ import annotations

import re

from cardwright.load.refusal import Refusal, refuse
from cardwright.model.source import Source

_SIGNS = {
    "'": "texts stand in double quotes",
    "/": "JSON has no comments",
    "#": "JSON has no comments",
    '"': "before this a comma or a colon is missing",
    "[": "before this a comma or a colon is missing",
    "{": "before this a comma or a colon is missing",
    ",": "before this comma a value is missing",
    ":": "before this colon a key in double quotes is missing",
    "\\": "a text knows no such escape",
    "\n": "a text ends on the line where it begins",
    "\r": "a text ends on the line where it begins",
    "\t": "a tab in a text is written \\t",
}
Stop = tuple[int, int, str]
"""A span and what is wrong there."""

_WORD = re.compile(r"[\w.+-]+")
_WORD_END = re.compile(r"[\w.+-]*\Z")
_TEXT = re.compile(r'"[^"\r\n]*"')
_LONGEST = 40
_VALUE = re.compile(
    r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null"
)
_GENERIC = "the file cannot be read as JSON from here on"


def explain(source: Source, at: int, *, is_rest: bool = False) -> Refusal:
    """The refusal for a parser that stopped ``at`` an index.

    ``is_rest``: the data is whole, and something stands after it.
    """
    if is_rest:
        stop = at, at + 1, "after the end of the data nothing more may stand"
    elif not source.text[at:].strip():
        end = len(source.text.rstrip())
        stop = end, end, "the file ends before its data does"
    elif _opens_text(source.text, at):
        stop = at, at + 1, "the text that begins here has no closing quote"
    elif source.text[at] in "]}":
        stop = at, at + 1, _closing(source.text, at)
    else:
        stop = _sign(source.text, at)
    return refuse(source, "json-syntax", stop[:2], stop[2], None)


def _opens_text(text: str, at: int) -> bool:
    return text[at] == '"' and _TEXT.match(text, at) is None


def _closing(text: str, at: int) -> str:
    before = text[:at].rstrip()[-1:]
    if before == ",":
        return "the comma before this bracket is one too many"
    if before == ":":
        return "before this bracket a value is missing"
    return "no bracket is open that this one could close"


def _sign(text: str, at: int) -> Stop:
    rest = _WORD.match(text, at)
    if rest is None:
        return at, at + 1, _SIGNS.get(text[at], _GENERIC)
    begun = _WORD_END.search(text, max(0, at - _LONGEST), at)
    start, end = at if begun is None else begun.start(), rest.end()
    word = text[start:end]
    if text[start - 1 : start] == "\\":
        return start - 1, end, _SIGNS["\\"]
    if _VALUE.fullmatch(word) and text[:start].rstrip()[-1:] != "{":
        return start, end, _SIGNS['"']
    message = f'"{word}" is no text in double quotes, number, true, false or null'
    return start, end, message
