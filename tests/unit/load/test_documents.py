from __future__ import annotations

import json
import pickle
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from cardwright.base.files import digest
from cardwright.base.scalars import spelled
from cardwright.load.documents import read_document
from cardwright.model.problem import Place
from cardwright.model.source import Map, Mark, Plain, Seq, Span
from tests.unit.load.reading import Found, data_of, findings, only


def test_a_document_keeps_file_source_and_digest() -> None:
    document, problems = read_document("cards/a.yaml", b"id: a\n")
    assert problems == ()
    assert document.file == document.source.file == "cards/a.yaml"
    assert document.source.text == "id: a\n"
    assert document.data == {"id": "a"}
    assert document.digest == digest(b"id: a\n")


def test_the_suffix_decides() -> None:
    assert data_of("{a: b}", "a.yml") == {"a": "b"}
    assert data_of('{"a": 1}', "a.JSON") == {"a": 1}
    assert findings("{a: b}", "a.json") == [Found("json-syntax", 1, 2, 1, 3)]


def test_an_empty_file() -> None:
    for text in ("", " \n\n", "# only a comment\n", "---\n", "\ufeff"):
        assert findings(text) == [Found("empty-file", 1, 1, 1, 1)]
    assert findings("", "a.json") == [Found("empty-file", 1, 1, 1, 1)]


def test_a_byte_order_mark_is_no_column() -> None:
    document, problems = read_document("a.yaml", b"\xef\xbb\xbfid: a\n")
    assert problems == ()
    assert isinstance(document.data, Map)
    assert document.data.marks["id"].place("key") == Place("a.yaml", 1, 1, 1, 3)
    assert document.data.marks["id"].place() == Place("a.yaml", 1, 5, 1, 6)


def test_findings_stand_in_order() -> None:
    assert findings("b: .nan\nc: 3 #x\nb: 1\n") == [
        Found("wrong-type", 1, 4, 1, 8),
        Found("stray-comment", 2, 6, 2, 8),
        Found("duplicate-key", 3, 1, 3, 2),
    ]


def test_a_file_that_cannot_be_read_has_no_data() -> None:
    document, problems = read_document("a.yaml", b"a: b: c\n")
    assert document.data is None
    assert len(problems) == 1


def test_a_document_travels() -> None:
    document, _ = read_document("a.yaml", b"- {id: a, cost: 3}\n")
    again = pickle.loads(pickle.dumps(document, 5))  # noqa: S301 - made here
    assert again.data == document.data
    mark = again.data[0].marks["cost"]
    assert mark.place() == Place("a.yaml", 1, 17, 1, 18)
    assert type(again.data[0]["cost"]) is Plain


def test_a_hostile_file_is_one_finding() -> None:
    for file in ("a.yaml", "a.json"):
        assert findings("[" * 200_000, file) == [Found("too-deep", 1, 101, 1, 102)]
    assert only("- " * 200_000).code == "too-deep"
    assert only("{a: " * 200_000).code == "too-deep"
    assert only('{"a":' * 200_000, "a.json").code == "too-deep"


class _Part(NamedTuple):
    """A value somewhere in the data, its key (a list's item has none), its mark."""

    mark: Mark
    key: str | None
    value: object


def _parts(data: object) -> list[_Part]:
    """Every value below."""
    found: list[_Part] = []
    if isinstance(data, Map):
        found = [_Part(data.marks[key], key, value) for key, value in data.items()]
    elif isinstance(data, Seq):
        found = [_Part(m, None, v) for m, v in zip(data.marks, data, strict=True)]
    return found + [below for part in found for below in _parts(part.value)]


_PIECES = [
    *("a: ", "b: ", "- ", "\n", "\n  ", "\n    ", "{", "}", "[", "]", ", ", ": "),
    *(
        '"x"',
        "'y'",
        '"a\\n\\u00e9"',
        "# c",
        "#c",
        "|\n",
        ">-\n",
        "|+\n",
        "text",
        "1984",
    ),
    *(
        "No",
        "~",
        "é😀",
        "\u2028",
        "\x85",
        "\t",
        "\r\n",
        "\r",
        "\\",
        " ",
        "x y",
        "{{ p }}",
    ),
    *("\ufeff", "&a ", "*a ", "!t ", "<<: ", "---\n", "? ", "@", "`"),
]


@given(st.lists(st.sampled_from(_PIECES), max_size=14))
def test_every_place_points_at_its_own_text(pieces: list[str]) -> None:
    document, problems = read_document("a.yaml", "".join(pieces).encode())
    text = document.source.text
    assert document.data is not None or len(problems) >= 1
    for problem in problems:
        place = problem.place
        assert 1 <= place.line <= place.end_line <= len(text) + 1
        assert place.column - 1 <= len(document.source.line(place.line)) + 1
    for part in _parts(document.data):
        _points_at(part)


def _points_at(part: _Part) -> None:
    """Key and value, read once more at their spans, are what they are."""
    mark, text = part.mark, part.mark.source.text
    if mark.key is not None and text[mark.key.start : mark.key.start + 1] != "*":
        sign = text[mark.key.start : mark.key.end][:1]
        style = sign if sign in {"'", '"', "|", ">"} else ""
        assert _spelling(text, mark.key, style) == part.key
    if isinstance(part.value, str) and mark.style != "*":
        assert _spelling(text, mark.value, mark.style) == part.value


def _spelling(text: str, span: Span, style: str) -> str:
    scalar = spelled(text, *span, style)
    assert scalar is not None
    return scalar.value


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(_VALUES, st.booleans(), st.sampled_from([None, 1]))
def test_json_reads_as_json(
    value: object,
    ascii_only: bool,  # noqa: FBT001
    indent: int | None,
) -> None:
    written = json.dumps(value, ensure_ascii=ascii_only, indent=indent)
    document, problems = read_document("a.json", written.encode())
    assert document.data == value
    assert [p.code for p in problems] == (["empty-file"] if value is None else [])
    for part in _parts(document.data):
        assert json.loads(written[slice(*part.mark.value)]) == part.value


@given(st.binary(max_size=30), st.sampled_from(["a.yaml", "a.json"]))
def test_no_bytes_break_it(data: bytes, file: str) -> None:
    document, problems = read_document(file, data)
    assert document.data is not None or len(problems) == 1
