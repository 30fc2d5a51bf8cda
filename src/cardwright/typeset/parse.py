"""XML text in, a tree of elements with places out, or the problem that it has."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import NoReturn
from xml.parsers import expat

from cardwright.model.face import Element
from cardwright.model.problem import Place
from cardwright.typeset.broken import MARK, broken_tag, broken_text
from cardwright.typeset.slip import SlipError

MAX_DEPTH = 60
_FIRST_MARK = re.compile(rf'{MARK}="([^"<]*)"')

Placer = Callable[[str, dict[str, str], tuple[int, int]], Place | None]
"""An element's place by name, attributes and line and column (from 1) in the XML."""


class NotXmlError(Exception):
    """The text is not well-formed, or uses what is not allowed in it."""

    def __init__(self, slip: SlipError, place: Place | None, line: int) -> None:
        super().__init__(slip.message)
        self.slip = slip
        self.place = place
        self.line = line


class _Builder:
    """Gathers elements; ``last`` is the place of the latest tag."""

    def __init__(self, placer: Placer) -> None:
        self.placer = placer
        self.parser = expat.ParserCreate("utf-8")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.text
        self.parser.EntityDeclHandler = self.refuse
        self.open: list[tuple[str, dict[str, str], list[Element | str], Place]] = []
        self.root: Element | None = None
        self.last: Place | None = None

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if len(self.open) >= MAX_DEPTH:
            raise SlipError(f"elements stand more than {MAX_DEPTH} deep")
        at = (self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1)
        above = self.open[-1][3] if self.open else None
        place = self.placer(name, attributes, at) or above or Place("")
        self.last = place
        self.open.append((name, attributes, [], place))

    def end(self, _name: str) -> None:
        name, attributes, children, place = self.open.pop()
        element = Element(name, attributes, tuple(children), place)
        if self.open:
            self.open[-1][2].append(element)
        else:
            self.root = element

    def text(self, text: str) -> None:
        self.open[-1][2].append(text)

    def refuse(self, *_declaration: object) -> NoReturn:
        raise SlipError("entities cannot be declared")

    def close(self) -> None:
        """Let the parser go: each holds the other, and what was read with them."""
        del self.parser


def parse_xml(text: str | bytes, placer: Placer) -> Element:
    """Read well-formed XML; NotXmlError with the nearest place when it is not."""
    builder = _Builder(placer)
    data = text.encode("utf-8", "replace") if isinstance(text, str) else text
    try:
        builder.parser.Parse(data, True)  # noqa: FBT003
    except expat.ExpatError as error:
        raise _not_xml(error, builder, data) from None
    except SlipError as slip:
        line = builder.parser.CurrentLineNumber
        raise NotXmlError(slip, builder.last, line) from None
    finally:
        builder.close()
    assert builder.root is not None  # noqa: S101
    return builder.root


def _not_xml(error: expat.ExpatError, builder: _Builder, data: bytes) -> NotXmlError:
    """What is wrong, at the tag that reading stopped in, or the innermost open one."""
    index, line = builder.parser.ErrorByteIndex, error.lineno
    kind = expat.errors.messages[error.code]
    tag = broken_tag(data, _stop(kind, data, index))
    if tag is not None:
        marks = {} if tag.mark is None else {MARK: tag.mark}
        at = (line, error.offset + 1)
        place = builder.placer(tag.name, marks, at) or builder.last
        return NotXmlError(tag.slip, place, line)
    if builder.last is None:
        return NotXmlError(SlipError("it has no element"), None, line)
    opened = [name for name, *_ in builder.open]
    place = builder.open[-1][3] if builder.open else builder.last
    return NotXmlError(broken_text(kind, opened, data, index), place, line)


def _stop(kind: str, data: bytes, index: int) -> int:
    """Where a tag cannot be read on; expat tells of some slips where the tag begins."""
    if kind == expat.errors.XML_ERROR_UNCLOSED_TOKEN:
        return len(data)
    if kind == expat.errors.XML_ERROR_UNDEFINED_ENTITY:
        return max(index, data.find(b"&", index))
    return index


def parse_face(xml: str) -> Element:
    """Read a composed face with its source marks; NotXmlError when malformed."""
    try:
        return parse_xml(xml, _placed_by_mark)
    except NotXmlError as error:
        place = error.place or _first_place(xml)
        raise NotXmlError(error.slip, place, error.line) from None


def _placed_by_mark(
    name: str, attributes: dict[str, str], _at: tuple[int, int]
) -> Place | None:
    return _place(attributes.pop(MARK, ""), len(name) + 1)


@lru_cache(maxsize=16_384)
def _place(mark: str, width: int) -> Place | None:
    """The place that a mark ``file:line:column`` names, as wide as the tag's start."""
    file, _, rest = mark.rpartition(":")
    file, _, line = file.rpartition(":")
    if not (file and line.isdecimal() and rest.isdecimal()):
        return None
    return Place(file, int(line), int(rest), int(line), int(rest) + width)


def _first_place(xml: str) -> Place:
    found = _FIRST_MARK.search(xml)
    return (found and _place(found[1], 1)) or Place("")
