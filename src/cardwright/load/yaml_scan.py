"""YAML read loosely, past what breaks it: a stop comes in, what stays open goes out."""

from __future__ import annotations

import re

from cardwright.load.spots import Fault, Spot

_DOUBLE = re.compile(r'"(?:[^"\\]|\\.)*+"', re.DOTALL)
_SINGLE = re.compile(r"'(?:[^']|'')*+'", re.DOTALL)
_QUOTES = {'"': _DOUBLE, "'": _SINGLE}
_BLANKS = re.compile(r"[ \t]*(?:(?<![^\s\[{,])#[^\r\n]*)?")
_BREAK = re.compile(r"[\r\n]+")
_DASH = re.compile(r"-(?=[ \t\r\n]|\Z)")
_PLAIN = re.compile(r"(?:[^\r\n#:]|(?<![ \t])#|:(?![ \t\r\n]|\Z))+")
_FLOW_PLAIN = re.compile(r"(?:[^\r\n#:,\[\]{}]|(?<![ \t])#|:(?![ \t\r\n,\[\]{}]|\Z))+")
_BLOCK = re.compile(r"[|>][-+0-9]*[ \t]*(?:#[^\r\n]*)?(?=[\r\n]|\Z)")
_NEW_LINE = re.compile(r"- |[\w-]+:(?:[ \t]|$)", re.MULTILINE)
_NEW_KEY = re.compile(r",[ \t]*(?:[\w-]+:[ \t]*)?\Z")
_AFTER = frozenset("\r\n:")
_CUT = re.compile(r"(?<=[\s\[{,])(#[^\s#][^\r\n]*[\]}][ \t]*)")
_CLOSERS = {"]": "[", "}": "{"}

NOT_CLOSED = "the bracket that opens here is not closed, or a comma is missing"
NO_QUOTE = "the text that begins here has no closing quote"


def still_open(spot: Spot) -> Fault | None:
    """The first quote or bracket that nothing closes where it should be closed.

    A quote is open where the next one, which closes it, begins another text.
    """
    found = _Scan(spot.text).run()
    if found is None or found > spot.at:
        return None
    if spot.text[found] in "\"'":
        return no_quote(spot, found)
    cut = _CUT.search(spot.text, *spot.line(found))
    if cut is not None and cut.start(1) > found:
        message = f'"{cut[1]}" is read as a comment, so the bracket stays open'
        return Fault(*cut.span(1), message, "put the text with the # in quotes")
    rest = spot.text[spot.at :].strip()
    hint = f"reading stopped on line {spot.number(spot.at)}" if rest else None
    return Fault(found, found + 1, NOT_CLOSED, hint)


def no_quote(spot: Spot, start: int) -> Fault:
    """The quote at ``start`` is the last one of its text."""
    return Fault(*spot.written(start), NO_QUOTE, f"end it with {spot.text[start]}")


class _Scan:
    """A place in the text, and the brackets that are open there."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 0
        self.open: list[int] = []
        self.margin = 0

    def run(self) -> int | None:
        """Where that begins which stays open; ``None`` if nothing is known to."""
        while self.at < len(self.text):
            blanks = _BLANKS.match(self.text, self.at)
            self.at = blanks.end() if blanks else self.at
            line_end = _BREAK.match(self.text, self.at)
            if line_end is not None:
                self.at = self.line = line_end.end()
                if self.open and self._is_outside():
                    return self.open[-1]
            elif self.at < len(self.text):
                found = self._token(self.text[self.at])
                if found is not None:
                    return found if found >= 0 else None
        return self.open[-1] if self.open else None

    def _is_outside(self) -> bool:
        """Whether a line begins that can be no part of what is in brackets."""
        content = self.line + self._indentation()
        is_new = _NEW_LINE.match(self.text, content) is not None
        return is_new and content - self.line <= self.margin

    def _indentation(self) -> int:
        rest = self.text[self.line : self.line + 200]
        return len(rest) - len(rest.lstrip(" "))

    def _token(self, sign: str) -> int | None:
        """Pass one token; where that begins which stays open, -1 if all is unclear."""
        if sign in _QUOTES:
            return self._quoted(_QUOTES[sign])
        if sign in "[{":
            if self.text.startswith("{{", self.at):
                return -1
            self.margin = self.margin if self.open else self._indentation()
            self.open.append(self.at)
        elif sign in _CLOSERS and self.open:
            if self.text[self.open.pop()] != _CLOSERS[sign]:
                return -1
        else:
            self._words()
            return None
        self.at += 1
        return None

    def _quoted(self, shape: re.Pattern[str]) -> int | None:
        start, found = self.at, shape.match(self.text, self.at)
        if found is None:
            return start
        blanks = _BLANKS.match(self.text, found.end())
        self.at = blanks.end() if blanks else found.end()
        follows = self.text[self.at : self.at + 1]
        if not follows or follows in _AFTER or (self.open and follows in ",]}"):
            return None
        inner = found[0][:-1]
        is_next = self.open and _NEW_KEY.search(inner)
        return start if is_next or _BREAK.search(inner) else -1

    def _words(self) -> None:
        """A block, a word, a text without quotes, a dash, or a sign on its own."""
        if not self.open and _BLOCK.match(self.text, self.at):
            self._block()
            return
        dash = _DASH.match(self.text, self.at)
        shape = _FLOW_PLAIN if self.open else _PLAIN
        found = dash or shape.match(self.text, self.at)
        self.at = max(self.at + 1, found.end() if found else 0)

    def _block(self) -> None:
        """A block of text: all lines that are deeper than the one with its sign."""
        margin = self._indentation()
        while True:
            line_end = _BREAK.search(self.text, self.at)
            if line_end is None:
                self.at = len(self.text)
                return
            self.line = line_end.end()
            if self._indentation() <= margin:
                self.at = line_end.start()
                return
            self.at = self.line
