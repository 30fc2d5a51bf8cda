"""XML and where reading it stopped in; what is wrong there, in our words, out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.parsers.expat import errors

from cardwright.base.suggest import nearest
from cardwright.typeset.slip import SlipError

MARK = "_at"
"""The attribute that tells an element's place: ``file:line:column``."""

_TAG = re.compile(rf"""<([A-Za-z_][\w.-]*)(?:\s+{MARK}="([^"<]*)")?""")
_ATTRIBUTE = re.compile(r"""\s*([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')""")
_ENDED = re.compile(r"\s*/?>")
_OPEN_QUOTE = re.compile(r"""\s*([\w.:-]+)\s*=\s*["']""")
_NO_QUOTE = re.compile(r"\s*([\w.:-]+)\s*=\s*")
_SWALLOWED = re.compile(r"([^\n]*?)\s+[\w.:-]+\s*=\s*")
_AMPERSAND = re.compile(r"&#?\w*\Z")
_NAME = re.compile(r"(?:</)?([\w.-]+)")
_AHEAD = 200


@dataclass(frozen=True, slots=True)
class Tag:
    """A start tag that reading stopped in, with its source mark if it has one."""

    name: str
    mark: str | None
    slip: SlipError


def broken_tag(data: bytes, index: int) -> Tag | None:
    """The tag that ``data[index]`` stands in; ``None`` where that is no tag."""
    head = data[:index].decode("utf-8", "replace")
    tail = data[index : index + _AHEAD].decode("utf-8", "replace")
    found = _TAG.match(head, head.rfind("<") if "<" in head else len(head))
    if found is None:
        return None
    attributes = list(_attributes(head, found.end()))
    rest = head[attributes[-1].end() if attributes else found.end() :]
    if _ENDED.match(rest):
        return None
    slip = _in_tag(found[1], attributes, rest, tail)
    return Tag(found[1], found[2], slip)


def _attributes(head: str, at: int) -> Iterator[re.Match[str]]:
    while found := _ATTRIBUTE.match(head, at):
        at = found.end()
        yield found


def _in_tag(
    name: str, attributes: Sequence[re.Match[str]], rest: str, tail: str
) -> SlipError:
    if _AMPERSAND.search(rest) or tail.startswith("&"):
        return SlipError(*_SENTENCES[errors.XML_ERROR_UNDEFINED_ENTITY])
    quote = _quote(attributes, rest, tail)
    if quote is not None:
        return quote
    word = _NAME.match(tail)
    if word and word[1] in [found[1] for found in attributes]:
        return SlipError(f'the attribute "{word[1]}" stands twice in <{name}>')
    if tail.startswith("<") or not tail:
        hint = 'end it with ">" or "/>"'
        return SlipError(f"the tag <{name} …> has no end", hint)
    return SlipError(f"a sign in the tag <{name} …> stands out of place")


def _quote(
    attributes: Sequence[re.Match[str]], rest: str, tail: str
) -> SlipError | None:
    """What is wrong with a quote, if that is what stopped the reading."""
    last = attributes[-1] if attributes and not rest else None
    swallowed = _SWALLOWED.fullmatch(last[2] or last[3] or "") if last else None
    if last and swallowed:
        return _unquoted(last[1], f'write {last[1]}="{swallowed[1]}"')
    if found := _OPEN_QUOTE.match(rest):
        return _unquoted(found[1])
    if found := _NO_QUOTE.fullmatch(rest):
        word = _NAME.match(tail)
        hint = f'write {found[1]}="{word[1]}"' if word else None
        return SlipError(f"the value of {found[1]} must stand in quotes", hint)
    return None


def _unquoted(attribute: str, hint: str | None = None) -> SlipError:
    return SlipError(f"the quote of {attribute} is not closed", hint)


def broken_text(kind: str, opened: Sequence[str], data: bytes, index: int) -> SlipError:
    """What is wrong outside of tags; ``opened`` are the elements that stand open."""
    if kind == errors.XML_ERROR_TAG_MISMATCH and opened:
        found = _NAME.match(data[index : index + _AHEAD].decode("utf-8", "replace"))
        return _mismatch(found[1] if found else "", opened)
    if kind in _SENTENCES:
        return SlipError(*_SENTENCES[kind])
    return _unclosed(opened[-1]) if opened else SlipError("it is not well-formed XML")


def _mismatch(ending: str, opened: Sequence[str]) -> SlipError:
    name = opened[-1]
    if ending in opened:
        return _unclosed(name)
    if nearest(ending, [name]):
        message = f"<{name}> is closed as </{ending}>"
        return SlipError(message, f"write </{name}>")
    return SlipError(f"</{ending}> closes nothing", "remove it, or open it before")


def _unclosed(name: str) -> SlipError:
    return SlipError(f"<{name}> is not closed", f'close it with "/>" or </{name}>')


_SENTENCES = {
    errors.XML_ERROR_INVALID_TOKEN: (
        'a "<" or "&" stands out of place',
        "write &lt; or &amp; for the sign itself",
    ),
    errors.XML_ERROR_UNDEFINED_ENTITY: (
        "what follows & is no name of a sign",
        "write &amp; for the sign itself",
    ),
    errors.XML_ERROR_JUNK_AFTER_DOC_ELEMENT: ("something follows the last tag",),
}
"""expat's errors by its own constants, in our words."""
