from __future__ import annotations

from cardwright.load.encoding import decode
from tests.unit.load.reading import Found, findings, found, only


def test_utf8_is_text() -> None:
    source, problem = decode("f", "é😀".encode())
    assert (source.file, source.text, problem) == ("f", "é😀", None)


def test_a_byte_order_mark_goes() -> None:
    assert decode("f", b"\xef\xbb\xbfa")[0].text == "a"


def test_latin_1_stands_at_its_byte() -> None:
    problem = only(b"a: b\nname: caf\xe9\n")
    assert found(problem) == Found("encoding", 2, 10, 2, 11)
    assert problem.message == "the byte 0xE9 is not part of UTF-8 text"
    assert problem.hint == "save it as UTF-8"


def test_columns_before_a_bad_byte_are_code_points() -> None:
    assert findings("😀é".encode() + b"\xff") == [Found("encoding", 1, 3, 1, 4)]
    marked = b"\xef\xbb\xbf\xff"
    assert findings(marked) == [Found("encoding", 1, 1, 1, 2)]


def test_utf16() -> None:
    for data in ("id: a".encode("utf-16"), b"\xfe\xff\x00a"):
        problem = only(data)
        assert found(problem) == Found("encoding", 1, 1, 1, 1)
        assert problem.message == "the file is written as UTF-16"


def test_a_zero() -> None:
    assert findings(b"a: b\0c") == [Found("encoding", 1, 5, 1, 6)]
    assert findings(b'["\0"]', "a.json") == [Found("encoding", 1, 3, 1, 4)]


def test_surrogates_in_bytes_are_no_text() -> None:
    assert findings(b"a: \xed\xa0\x80") == [Found("encoding", 1, 4, 1, 5)]


def test_control_characters_in_yaml() -> None:
    problem = only(b"a: b\nc: \x07")
    assert found(problem) == Found("encoding", 2, 4, 2, 5)
    assert problem.message == "the character U+0007 may not stand in a file"


def test_half_a_pair_in_json() -> None:
    assert findings('["\\ud83d\\ude00", "\\ud800"]', "a.json") == [
        Found("encoding", 1, 18, 1, 26)
    ]
