"""JSON: the text of one file comes in, data with marks and the findings go out."""

from __future__ import annotations

import json
import re
from typing import Any

from cardwright.load.findings import duplicate_key
from cardwright.load.frames import Frame, MapFrame, SeqFrame
from cardwright.load.json_words import explain
from cardwright.load.plain import too_long
from cardwright.load.refusal import DEPTH, Refusal, too_deep
from cardwright.model.marks import STYLE_NUMBER
from cardwright.model.problem import Problem
from cardwright.model.source import Data, Source

_TOKEN = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"|[\[\]{}]|[^\s\[\]{},:"]+', re.DOTALL)
_SURROGATE = re.compile("[\ud800-\udfff]")
_STRING = STYLE_NUMBER["json"]
_PLAIN = STYLE_NUMBER[""]
_FRAMES: dict[str, type[Frame]] = {"[": SeqFrame, "{": MapFrame}
_WORDS = {"true": True, "false": False, "null": None}


def read_json(source: Source) -> tuple[Data, list[Problem]]:
    """The file's data, ``None`` if it cannot be read, and what is wrong with it."""
    reader = _Reader(source)
    try:
        _measure(source)
        _judge(source)
        return reader.read(), reader.problems
    except Refusal as refusal:
        return None, [refusal.problem]


def _measure(source: Source) -> None:
    """Refuse deep nesting before the judge, which recurses, sees it."""
    depth = 0
    for found in _TOKEN.finditer(source.text):
        sign = found[0]
        depth += (sign in {"[", "{"}) - (sign in {"]", "}"})
        if depth > DEPTH:
            raise too_deep(source, found.start())


def _judge(source: Source) -> None:
    """Refuse what the standard library's parser refuses; numbers are judged later."""
    decoder = json.JSONDecoder(
        parse_int=_nothing, parse_float=_nothing, parse_constant=_nothing
    )
    start = len(source.text) - len(source.text.lstrip(" \t\r\n"))
    try:
        end = decoder.raw_decode(source.text, start)[1]
    except json.JSONDecodeError as error:
        raise explain(source, error.pos) from None
    rest = source.text[end:].lstrip(" \t\r\n")
    if rest:
        raise explain(source, len(source.text) - len(rest), is_rest=True)


def _nothing(_spelling: str) -> None:
    """The judge needs no numbers."""


class _Reader:
    """A stack of open lists and mappings, fed by the tokens of a sound text."""

    __slots__ = ("_root", "_source", "_stack", "problems")

    def __init__(self, source: Source) -> None:
        self._source = source
        self._root = SeqFrame(0)
        self._stack: list[Frame] = [self._root]
        self.problems: list[Problem] = []

    def read(self) -> Data:
        for found in _TOKEN.finditer(self._source.text):
            token, start, end = found[0], found.start(), found.end()
            if token[0] == '"':
                self._string(token, start, end)
            elif token in _FRAMES:
                self._stack.append(_FRAMES[token](start))
            elif token in {"]", "}"}:
                self._close(end)
            else:
                value = self._word(token, start, end)
                self._stack[-1].put(value, start, end, _PLAIN)
        data: Data = self._root.items[0]
        return data

    def _string(self, token: str, start: int, end: int) -> None:
        value, top = token[1:-1], self._stack[-1]
        if "\\" in value:
            value = self._unescaped(token, start, end)
        if not isinstance(top, MapFrame) or not top.wants_key:
            top.put(value, start, end, _STRING)
        elif not top.take_key(value, start, end):
            self.problems.append(duplicate_key(self._source, top, value, (start, end)))

    def _unescaped(self, token: str, start: int, end: int) -> str:
        value = str(json.loads(token))
        if not _SURROGATE.search(value):
            return value
        message = "half a surrogate pair is no character"
        place = self._source.place(start, end)
        self.problems.append(Problem("encoding", place, message))
        return _SURROGATE.sub("\ufffd", value)

    def _word(self, token: str, start: int, end: int) -> Any:
        if token in _WORDS:
            return _WORDS[token]
        message = too_long(token)
        if message is None:
            return _number(token)
        self.problems.append(
            Problem("wrong-type", self._source.place(start, end), message)
        )
        return token

    def _close(self, end: int) -> None:
        frame = self._stack.pop()
        data = frame.close(self._source, end)
        self._stack[-1].put(data, frame.start, end, frame.style)


def _number(token: str) -> int | float:
    return int(token) if token.lstrip("-").isdigit() else float(token)
