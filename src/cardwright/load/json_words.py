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
_WORD = re.compile(r"[\w.+-]+")
_GENERIC = "the file cannot be read as JSON from here on"


def explain(source: Source, at: int, *, is_rest: bool = False) -> Refusal:
    """The refusal for a parser that stopped ``at`` an index.

    ``is_rest``: the data is whole, and something stands after it.
    """
    end = min(at + 1, len(source.text))
    hint = None
    if is_rest:
        message = "after the end of the data nothing more may stand"
    elif not source.text[at:].strip():
        at = end = len(source.text.rstrip())
        message = "the file ends before its data does"
    elif _opens_text(source.text, at):
        message = "the text that begins here has no closing quote"
    elif source.text[at] in "]}":
        message, hint = _closing(source.text, at)
    else:
        message, end = _sign(source.text, at)
    return refuse(source, "json-syntax", (at, end), message, hint)


def _opens_text(text: str, at: int) -> bool:
    line = text[at + 1 :].splitlines()[:1]
    return text[at] == '"' and '"' not in "".join(line)


def _closing(text: str, at: int) -> tuple[str, str | None]:
    before = text[:at].rstrip()[-1:]
    if before == ",":
        return "the comma before this bracket is one too many", None
    if before == ":":
        return "before this bracket a value is missing", None
    return "no bracket is open that this one could close", None


def _sign(text: str, at: int) -> tuple[str, int]:
    word = _WORD.match(text, at)
    if word is not None:
        message = f'"{word[0]}" is no number and not true, false or null'
        return message, word.end()
    return _SIGNS.get(text[at], _GENERIC), at + 1
