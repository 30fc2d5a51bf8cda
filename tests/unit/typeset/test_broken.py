from __future__ import annotations

from xml.parsers import expat

import pytest

from cardwright.typeset.broken import Tag, broken_tag, broken_text

MARK = '_at="t.xml:4:7"'
CARD = '<card _at="t.xml:3:5">'


def stopped(xml: str) -> tuple[bytes, int]:
    """The text, and the first ``|`` in it, which is where reading stopped."""
    head, _, tail = xml.partition("|")
    return (head + tail).encode(), len(head.encode())


def told(tag: Tag | None) -> tuple[str, str | None, str, str | None] | None:
    if tag is None:
        return None
    return tag.name, tag.mark, tag.slip.message, tag.slip.hint


UNQUOTED = "the quote of w is not closed"
AMPERSAND = "what follows & is no name of a sign", "write &amp; for the sign itself"
NO_END = "the tag <rect …> has no end", 'end it with ">" or "/>"'


@pytest.mark.parametrize(
    ("rest", "message", "hint"),
    [
        (' w="51 h="|30"/></card>', UNQUOTED, 'write w="51"'),
        (" w='51 h='|30'/></card>", UNQUOTED, 'write w="51"'),
        (' w="51/>\n|<g/></card>', UNQUOTED, None),
        (" w=|51/></card>", "the value of w must stand in quotes", 'write w="51"'),
        (' w="R &| D"/></card>', *AMPERSAND),
        (' w="|&nope;"/></card>', *AMPERSAND),
        (' w="1" |w="2"/>', 'the attribute "w" stands twice in <rect>', None),
        ("|</card>", *NO_END),
        (' w="1"|', *NO_END),
        (' w="1"|h="2"/>', "a sign in the tag <rect …> stands out of place", None),
    ],
)
def test_a_broken_tag(rest: str, message: str, hint: str | None) -> None:
    data, index = stopped(f"{CARD}<rect {MARK}{rest}")
    wanted = ("rect", "t.xml:4:7", message, hint)
    assert told(broken_tag(data, index)) == wanted


@pytest.mark.parametrize("xml", ["", "x|y", f"{CARD}a < |b", f"{CARD}R&D| </card>"])
def test_what_is_no_tag(xml: str) -> None:
    assert broken_tag(*stopped(xml)) is None


def test_a_tag_without_a_mark() -> None:
    assert told(broken_tag(*stopped("<g|<"))) == (
        "g",
        None,
        "the tag <g …> has no end",
        'end it with ">" or "/>"',
    )


ERRORS = expat.errors


@pytest.mark.parametrize(
    ("kind", "opened", "tail", "message", "hint"),
    [
        (
            ERRORS.XML_ERROR_TAG_MISMATCH,
            ["card", "rect"],
            "</|card>",
            "<rect> is not closed",
            'close it with "/>" or </rect>',
        ),
        (
            ERRORS.XML_ERROR_TAG_MISMATCH,
            ["card", "text-box"],
            "</|textbox>",
            "<text-box> is closed as </textbox>",
            "write </text-box>",
        ),
        (
            ERRORS.XML_ERROR_TAG_MISMATCH,
            ["card"],
            "</|g>",
            "</g> closes nothing",
            "remove it, or open it before",
        ),
        (
            ERRORS.XML_ERROR_NO_ELEMENTS,
            ["card"],
            "|",
            "<card> is not closed",
            'close it with "/>" or </card>',
        ),
        (
            ERRORS.XML_ERROR_INVALID_TOKEN,
            ["card"],
            "a <| b",
            'a "<" or "&" stands out of place',
            "write &lt; or &amp; for the sign itself",
        ),
        (ERRORS.XML_ERROR_XML_DECL, [], "|", "it is not well-formed XML", None),
    ],
)
def test_text_that_is_broken(
    kind: str, opened: list[str], tail: str, message: str, hint: str | None
) -> None:
    slip = broken_text(kind, opened, *stopped(tail))
    assert (slip.message, slip.hint) == (message, hint)
