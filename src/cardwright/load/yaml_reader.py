"""YAML: the text of one file comes in, data with marks and the findings go out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from ruamel.yaml.cyaml import CParser  # type: ignore[attr-defined]
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentEndEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
    StreamStartEvent,
)

from cardwright.load.aliases import Aliases, Node
from cardwright.load.findings import (
    bare_expression,
    bare_icon,
    duplicate_key,
    lost_dash,
    odd_quotes,
    stray_comment,
    stray_tag,
)
from cardwright.load.frames import Frame, MapFrame, SeqFrame, merge
from cardwright.load.plain import ODD, bad_number, typed
from cardwright.load.refusal import DEPTH, Refusal, refuse, too_deep
from cardwright.load.yaml_words import explain, forbidden
from cardwright.model.marks import STYLE_NUMBER
from cardwright.model.problem import Problem
from cardwright.model.source import Data, Plain, Source

_ALIAS = STYLE_NUMBER["*"]
_BLOCK = frozenset("|>")
_PROPERTIES = re.compile(r"(?:[&!][^\s,\[\]{}]*(?:[ \t]+|(?:#[^\r\n]*)?[\r\n]+)*)+")
_TAG = re.compile(r"!\S*")
_SIGNS = ("stray-tag", "stray-comment")
_ODD_SIGNS = "\x85\u2028\u2029\ufeff"


def read_yaml(source: Source) -> tuple[Data, list[Problem]]:
    """The file's data, ``None`` if it cannot be read, and what is wrong with it."""
    reader = _Reader(source)
    try:
        return reader.read(), reader.problems
    except Refusal as refusal:
        return None, _ended(reader.problems, refusal.problem)
    except MarkedYAMLError as error:
        return None, _ended(reader.problems, _explained(source, error))
    except YAMLError:
        return None, [*reader.problems, forbidden(source)]


def _ended(found: list[Problem], last: Problem) -> list[Problem]:
    """What was found, and what ended the reading, unless that comes of a sign before.

    A cut text may have lost its bracket, and a tag its comma.
    """
    before = found[-1] if found else None
    if before and before.code in _SIGNS and before.place.line == last.place.line:
        return found
    return [*found, last]


def _explained(source: Source, error: MarkedYAMLError) -> Problem:
    context, problem = error.context_mark, error.problem_mark
    at = len(source.text) if problem is None else problem.index
    return explain(source, at, at if context is None else context.index)


def _swap(text: str) -> dict[int, int]:
    """Other signs for those that the C parser, but no editor, takes for line ends."""
    found = [ord(c) for c in _ODD_SIGNS if c in text]
    unused = (code for code in range(0xE000, 0xF8FF) if chr(code) not in text)
    return dict(zip(found, unused, strict=False))


class _Reader:
    """A stack of open lists and mappings, fed by events."""

    __slots__ = (
        "_aliases",
        "_back",
        "_documents",
        "_root",
        "_source",
        "_stack",
        "_swapped",
        "_text",
        "_top",
        "problems",
    )

    def __init__(self, source: Source) -> None:
        self._source = source
        self._text = source.text
        self._aliases = Aliases(source)
        self._swapped = _swap(source.text)
        self._back = {other: sign for sign, other in self._swapped.items()}
        self._documents = 0
        self._root = SeqFrame(0)
        self._top: Any = self._root
        self._stack: list[Frame] = [self._top]
        self.problems: list[Problem] = []

    def read(self) -> Data:
        """The data of the only document; ``None`` if there is none."""
        text, handlers = self._text, self._HANDLERS
        if self._swapped:
            text = text.translate(self._swapped)
        for event in iter(CParser(text).get_event, None):
            handlers[type(event)](self, event)
        data: Data = self._root.items[0] if self._root.items else None
        return None if isinstance(data, Plain) and not data else data

    def _document(self, event: DocumentStartEvent) -> None:
        self._documents += 1
        if self._documents > 1:
            message = "a file holds one document, and a second one begins here"
            span = event.start_mark.index, event.end_mark.index
            raise refuse(self._source, "yaml-syntax", span, message, None)

    def _scalar(self, event: Any) -> None:
        """Nine events in ten: kept short for speed."""
        start, end = event.start_mark.index, event.end_mark.index
        value, style, top = event.value, event.style, self._top
        if event.ctag is not None or event.anchor is not None or self._back:
            value, start = self._unusual(event, start, end)
        if top.wants_key:
            if value == "<<" or not top.take_key(value, start, end):
                self._odd_key(value, (start, end), style)
        elif style:
            if style in _BLOCK:
                end = start + len(self._text[start:end].rstrip("\r\n"))
            top.put(value, start, end, STYLE_NUMBER[style])
        else:
            if (
                value[:1] in ODD
                or value[-1:] == '"'
                or self._text.startswith(" #", end)
            ):
                value = self._odd(value, start, end)
            top.put(value, start, end, 0)

    def _unusual(self, event: Any, start: int, end: int) -> tuple[str, int]:
        """The value and start of a scalar with anchor, tag or swapped signs."""
        value = event.value.translate(self._back)
        if event.anchor is not None:
            self._aliases.name(
                event.anchor, Node(value if event.style else typed(value))
            )
        if event.ctag is None and event.anchor is None:
            return value, start
        return value, self._after_properties(event, start, end)

    def _odd(self, value: str, start: int, end: int) -> str:
        """A plain scalar that may not be text, or whose signs may mislead."""
        cut = stray_comment(self._source, start, end)
        quote = odd_quotes(self._source, start, end, value)
        self.problems += [found for found in (cut, quote) if found is not None]
        message = bad_number(value)
        if message is None:
            return typed(value)
        place = self._source.place(start, end)
        hint = "put it in quotes if it is text"
        self.problems.append(Problem("wrong-type", place, message, hint))
        return value

    def _odd_key(self, key: str, span: tuple[int, int], style: str) -> None:
        """A key that merges, or one that stands twice."""
        top = self._top
        if key == "<<" and not style:
            top.take_merge()
        elif key != "<<" or not top.take_key(key, *span):
            self._doubled(duplicate_key(self._source, top, key, span))

    def _doubled(self, problem: Problem) -> None:
        """Of an item of a list only the first: the dash of the next may be lost."""
        top, above = self._top, self._stack[1:-1]
        if top.doubled is None or not (above and isinstance(above[-1], SeqFrame)):
            top.doubled = len(self.problems)
            self.problems.append(problem)
        else:
            self.problems[top.doubled] = lost_dash(self.problems[top.doubled])

    def _alias(self, event: AliasEvent) -> None:
        span = event.start_mark.index, event.end_mark.index
        node = self._aliases.node(event.anchor, span, self._stack)
        if not self._top.wants_key:
            self._top.height = max(self._top.height, node.height + 1)
            self._top.weight += node.weight
            self._top.put(node.value, *span, _ALIAS)
        elif isinstance(node.value, str):
            if not self._top.take_key(str(node.value), *span):
                self._odd_key(str(node.value), span, "*")
        else:
            raise self._no_key(span[0], span[1])

    def _start(self, event: Any) -> None:
        start = event.start_mark.index
        if event.ctag is not None or event.anchor is not None:
            start = self._after_properties(event, start, len(self._text))
        if self._top.wants_key:
            raise self._no_key(start, start + 1)
        if len(self._stack) > DEPTH:
            raise too_deep(self._source, start)
        sort = MapFrame if type(event) is MappingStartEvent else SeqFrame
        self._top = sort(start, flow=event.flow_style)
        self._top.anchor = event.anchor
        self._stack.append(self._top)

    def _end(self, event: MappingEndEvent | SequenceEndEvent) -> None:
        frame = self._stack.pop()
        self._top = top = self._stack[-1]
        if isinstance(frame, MapFrame) and frame.merged:
            self.problems += merge(frame, self._source)
        end = event.end_mark.index if frame.flow else frame.last_end()
        data = frame.close(self._source, end)
        top.weight += frame.weight
        top.height = max(top.height, frame.height + 1)
        top.put(data, frame.start, end, frame.style)
        if frame.anchor is not None:
            node = Node(data, frame.weight, frame.height)
            self._aliases.name(frame.anchor, node)

    def _after_properties(self, event: Any, start: int, end: int) -> int:
        """Where the value begins after its anchor and tag; a tag is a finding."""
        found = _PROPERTIES.match(self._text, start, end)
        if found is None:
            return start
        tag = _TAG.search(found[0])
        if event.ctag is not None and tag is not None:
            at = start + tag.start()
            self.problems.append(stray_tag(self._source, at, at + len(tag[0])))
        return found.end()

    def _no_key(self, start: int, end: int) -> Refusal:
        """A list or mapping for a key: mostly an expression without quotes."""
        text = self._text
        if self._top.start == start - 1 and text.startswith("{{", start - 1):
            return bare_expression(self._source, start - 1)
        icon = bare_icon(self._source, start)
        if icon is not None:
            return icon
        message = "a key is a word or a text, not a list or a mapping"
        hint = "put the key in quotes"
        return refuse(self._source, "yaml-syntax", (start, end), message, hint)

    def _nothing(self, _event: Event) -> None:
        """Streams and the ends of documents say nothing about the data."""

    _HANDLERS: ClassVar[Mapping[type[Event], Callable[[_Reader, Any], None]]] = {
        ScalarEvent: _scalar,
        AliasEvent: _alias,
        MappingStartEvent: _start,
        SequenceStartEvent: _start,
        MappingEndEvent: _end,
        SequenceEndEvent: _end,
        DocumentStartEvent: _document,
        DocumentEndEvent: _nothing,
        StreamStartEvent: _nothing,
        StreamEndEvent: _nothing,
    }
