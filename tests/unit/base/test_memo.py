"""Digests remembered by size and time."""

from __future__ import annotations

import os
from pathlib import Path

from cardwright.base.files import digest
from cardwright.base.memo import Memo


def _aged(path: Path, text: str, seconds: int) -> Path:
    path.write_text(text, encoding="utf-8")
    os.utime(path, (seconds, seconds))
    return path


def test_the_digest_is_that_of_the_bytes(tmp_path: Path) -> None:
    path = _aged(tmp_path / "a", "one", 1000)
    assert Memo(None).digest(path) == digest(b"one")


def test_an_unchanged_file_is_not_read_again(tmp_path: Path) -> None:
    path, kept = _aged(tmp_path / "a", "one", 1000), tmp_path / "memo"
    first = Memo(kept)
    first.digest(path)
    first.save()
    # Other bytes of the same size and time: only a memo can give the old digest.
    _aged(path, "two", 1000)
    assert Memo(kept).digest(path) == digest(b"one")


def test_a_file_of_another_time_or_size_is_read(tmp_path: Path) -> None:
    path, kept = _aged(tmp_path / "a", "one", 1000), tmp_path / "memo"
    first = Memo(kept)
    first.digest(path)
    first.save()
    assert Memo(kept).digest(_aged(path, "two", 1001)) == digest(b"two")
    assert Memo(kept).digest(_aged(path, "three", 1000)) == digest(b"three")


def test_a_file_as_young_as_the_memo_is_read_again(tmp_path: Path) -> None:
    path, kept = _aged(tmp_path / "a", "one", 1000), tmp_path / "memo"
    first = Memo(kept)
    first.digest(path)
    first.save()
    os.utime(kept, (1000, 1000))
    _aged(path, "two", 1000)
    assert Memo(kept).digest(path) == digest(b"two")


def test_a_damaged_memo_counts_as_none(tmp_path: Path) -> None:
    path, kept = _aged(tmp_path / "a", "one", 1000), tmp_path / "memo"
    for damage in ("", "[]", '{"x": 1}', "{"):
        kept.write_text(damage, encoding="utf-8")
        assert Memo(kept).digest(path) == digest(b"one")


def test_saving_what_was_known_writes_nothing(tmp_path: Path) -> None:
    path, kept = _aged(tmp_path / "a", "one", 1000), tmp_path / "memo"
    first = Memo(kept)
    first.digest(path)
    first.save()
    before = kept.stat().st_mtime_ns
    again = Memo(kept)
    again.digest(path)
    again.save()
    assert kept.stat().st_mtime_ns == before


def test_what_is_noted_is_not_read(tmp_path: Path) -> None:
    path, kept = _aged(tmp_path / "a", "one", 1000), tmp_path / "memo"
    first = Memo(kept)
    first.note(path, "of one")
    first.save()
    assert Memo(kept).digest(path) == "of one"


def test_a_file_as_young_as_the_memo_is_read_only_once_more(tmp_path: Path) -> None:
    path, kept = _aged(tmp_path / "a", "one", 1000), tmp_path / "memo"
    first = Memo(kept)
    first.digest(path)
    first.save()
    os.utime(kept, (1000, 1000))
    again = Memo(kept)
    again.digest(path)
    again.save()
    _aged(path, "two", 1000)
    assert Memo(kept).digest(path) == digest(b"one")
