"""Marked-up text in, a rich text tree and its flaws out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from cardwright.model.builder import BOTH, Builder, Flaw
from cardwright.model.rendered import filled, inline_xml, nodes, plain, tree
from cardwright.model.rich import (
    Bold,
    Break,
    Icon,
    Inline,
    Italic,
    Paragraph,
    Rich,
    Text,
    Value,
)

__all__ = [
    "Flaw",
    "escape",
    "filled",
    "inline_xml",
    "nodes",
    "parse",
    "plain",
    "tree",
]

TAG = (
    r"</?(?i:a|b|big|blockquote|br|center|code|del|div|em|font|h[1-6]|hr|i|icon|img|ins"
    r"|kbd|li|n|nobr|ol|p|pre|q|s|small|span|strike|strong|su[bp]|table|tbody|td|th"
    r"|thead|tr|tt|u|ul|wbr)\b[^<>\n]*>"
)
"""The pattern of a tag of HTML."""

_TOKEN = re.compile(
    r"""(?P<text>[^\\*{}<\n]+)
      | (?P<paragraph>\n[ \t]*(?:\n[ \t]*)+)
      | (?P<line>\n[ \t]*)
      | (?P<escape>\\[\s\S]|\\)
      | (?P<stars>\*+)
      | (?P<value>\{\{)
      | (?P<block>\{%[^{}]*\}?)
      | (?P<icon>\{[^{}\n]*\})
      | (?P<brace>\{|\}+)
      | (?P<tag>"""
    rf"{TAG})"
    r"""
      | (?P<other><)""",
    re.VERBOSE,
)
_PLAIN = r"[^\\*{}<\n]"
_INNER = rf"[^\\*{{}}<\s](?:{_PLAIN}*[^\\*{{}}<\s])?"
_BOLD, _ITALIC = (rf"{m}(?:{_INNER}){m}(?!\*)" for m in (r"\*\*", r"\*"))
_SIMPLE = re.compile(rf"(?:{_PLAIN}++|{_BOLD}|{_ITALIC}|\{{[\w-]+\}})*")
_PIECE = re.compile(rf"{_PLAIN}+|{_BOLD}|{_ITALIC}|\{{[\w-]+\}}")
_SPECIAL = re.compile(r"[\\*{}<\n]")
_IN_VALUE = re.compile(r"""[^{}'"\n]+|'[^'\n]*'|"[^"\n]*"|\n(?![ \t]*\n)|[{}'"]""")
_NAME = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")
_TAG_NAME = re.compile(r"\w+")
_BLANK_LINE = re.compile(r"\n[ \t]*\n")
_TAG_HINT = "write **bold**, *italic*, {icon}, or a line break"
_TAG_HINTS: Mapping[str, str] = {
    "b": "write **…** around bold text",
    "strong": "write **…** around bold text",
    "i": "write *…* around italic text",
    "em": "write *…* around italic text",
    "br": "break the line there instead",
    "p": "put a blank line between paragraphs",
    "img": "write {name} for an icon",
    "icon": "write {name} for an icon",
}
_BLOCK_HINT = "a text may hold {{ … }}; a choice belongs into the data or a phrase"


def parse(source: str) -> tuple[Rich, tuple[Flaw, ...]]:
    r"""Read a marked-up text in linear time; what is flawed stands as it was written.

    Bold ``**``, italic ``*``, ``{icon}``, ``{{ value }}``, a line break, a blank line
    for a paragraph. A backslash makes the next character a plain one; a line break
    behind it stands anywhere and begins no paragraph. Stars between blanks are stars.
    """
    if not source:
        return Rich(), ()
    if not _SPECIAL.search(source):
        return Rich((Paragraph((Text(source),)),)), ()
    if _SIMPLE.fullmatch(source):
        return Rich((Paragraph(tuple(map(_piece, _PIECE.finditer(source)))),)), ()
    reader = _Reader(source)
    reader.run()
    rich = reader.build.rich()
    return rich, tuple(sorted(reader.build.flaws, key=lambda flaw: flaw.start))


def _piece(match: re.Match[str]) -> Inline:
    """A piece of a text of one paragraph in which no mark stands in another."""
    piece = match[0]
    if piece.startswith("**"):
        return Bold((Text(piece[2:-2]),))
    if piece.startswith("*"):
        return Italic((Text(piece[1:-1]),))
    return Icon(piece[1:-1], *match.span()) if piece.startswith("{") else Text(piece)


def escape(text: str) -> str:
    """The source that parses to just this text, without any mark."""
    return _SPECIAL.sub(r"\\\g<0>", text)


class _Reader:
    """One pass over a source; each sort of token has its function in ``_READERS``."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.build = Builder()
        self.told: list[str] = []

    def run(self) -> None:
        while match := _TOKEN.match(self.source, self.at):
            self.at = match.end()
            _READERS[match.lastgroup or "other"](self, match)

    def flaw(self, span: tuple[int, int], message: str, hint: str) -> None:
        flaw = Flaw("unbalanced-mark", *span, message, hint)
        self.build.flaws.append(flaw)

    def value_end(self, at: int) -> int | None:
        """The end of the value whose braces open before ``at``, in this paragraph."""
        depth = 0
        while match := _IN_VALUE.match(self.source, at):
            at = match.end()
            if match[0] == "{":
                depth += 1
            elif match[0] == "}" and depth:
                depth -= 1
            elif match[0] == "}" and self.source.startswith("}", at):
                return at + 1
        return None

    def skip_paragraph(self) -> None:
        rest = _BLANK_LINE.search(self.source, self.at)
        self.at = rest.start() if rest else len(self.source)


def _text(reader: _Reader, match: re.Match[str]) -> None:
    reader.build.write(match[0])


def _paragraph(reader: _Reader, _: re.Match[str]) -> None:
    reader.build.end_line()
    reader.build.end_paragraph()


def _line(reader: _Reader, _: re.Match[str]) -> None:
    reader.build.end_line()


def _escape(reader: _Reader, match: re.Match[str]) -> None:
    if match[0] == "\\\n":
        reader.build.add(Break())
    elif match[0] == "\\":
        message = "a backslash stands at the end, with nothing behind it"
        reader.flaw(match.span(), message, "write \\\\ for a backslash")
        reader.build.write("\\")
    else:
        reader.build.write(match[0][1])


def _stars(reader: _Reader, match: re.Match[str]) -> None:
    start, end = match.span()
    opens = bool(reader.source[end : end + 1].strip())
    closes = bool(reader.source[max(start - 1, 0) : start].strip())
    if opens or closes or end - start > BOTH:
        reader.build.stars((start, end), opens=opens, closes=closes)
    else:
        reader.build.write(match[0])


def _value(reader: _Reader, match: re.Match[str]) -> None:
    start, end = match.start(), reader.value_end(match.end())
    if end is None:
        reader.flaw(match.span(), 'the value "{{" has no "}}"', "close it with }}")
        reader.build.lose_marks()
        reader.skip_paragraph()
        reader.build.write(reader.source[start : reader.at])
        return
    reader.at = end
    inner = reader.source[match.end() : end - 2]
    expression = inner.strip()
    if not expression:
        hint = "name a parameter or a term, as in {{ param.… }}"
        reader.flaw((start, end), "there is nothing between {{ and }}", hint)
    at = match.end() + len(inner) - len(inner.lstrip())
    reader.build.add(Value(expression, start=start, end=end, at=at))


def _icon(reader: _Reader, match: re.Match[str]) -> None:
    name = match[0][1:-1].strip()
    if not name:
        hint = "write \\{ for a brace that is no icon"
        reader.flaw(match.span(), "there is no name between { and }", hint)
    reader.build.add(Icon(name, *match.span()))


def _brace(reader: _Reader, match: re.Match[str]) -> None:
    lacks = "start" if match[0].startswith("}") else "end"
    name = _NAME.match(reader.source, match.end()) if match[0] == "{" else None
    hint = f"write \\{match[0][0]} for a brace that is no icon"
    hint = f"close it: {{{name[0]}}}" if name else hint
    reader.flaw(match.span(), f'the brace "{match[0]}" has no {lacks}', hint)
    reader.build.write(match[0])


def _block(reader: _Reader, match: re.Match[str]) -> None:
    """The first block speaks for all: one ``for`` has its end and more."""
    if "{%" not in reader.told:
        message = "a text cannot hold {% … %}"
        flaw = Flaw("bad-expression", *match.span(), message, _BLOCK_HINT)
        reader.build.flaws.append(flaw)
        reader.told.append("{%")
    reader.build.write(match[0])


def _tag(reader: _Reader, match: re.Match[str]) -> None:
    """The end of a tag whose start was told is no flaw of its own."""
    name = _TAG_NAME.findall(match[0])[0].lower()
    if match[0].startswith("</") and name in reader.told:
        reader.told.remove(name)
    else:
        reader.told += [] if match[0].startswith("</") else [name]
        message = f'the tag "{match[0]}" means nothing in a text'
        hint = _TAG_HINTS.get(name, _TAG_HINT)
        flaw = Flaw("stray-html", *match.span(), message, hint)
        reader.build.flaws.append(flaw)
    reader.build.write(match[0])


_READERS: Mapping[str, Callable[[_Reader, re.Match[str]], None]] = {
    "text": _text,
    "paragraph": _paragraph,
    "line": _line,
    "escape": _escape,
    "stars": _stars,
    "value": _value,
    "block": _block,
    "icon": _icon,
    "brace": _brace,
    "tag": _tag,
    "other": _text,
}
