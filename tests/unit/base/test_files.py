from __future__ import annotations

import os
from pathlib import Path

import pytest

from cardwright.base.files import (
    digest,
    is_inside,
    read_bytes,
    walk_files,
    write_atomic,
)


def test_digest_is_blake2b_of_sixteen_bytes() -> None:
    """The empty input's digest as `b2sum -l 128` prints it."""
    assert digest(b"") == "cae66941d9efbd404e4d88758ea67670"


def test_digest_of_a_text_is_that_of_its_utf8() -> None:
    assert digest("é") == digest(b"\xc3\xa9")
    assert digest("a") != digest("b")


def test_read_bytes(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"x")
    assert read_bytes(tmp_path / "a") == b"x"
    assert read_bytes(tmp_path / "b") is None
    assert read_bytes(tmp_path) is None


def test_where_a_file_really_stands(tmp_path: Path) -> None:
    inner, outer = tmp_path / "in", tmp_path / "out"
    for folder in (inner, outer):
        folder.mkdir()
        (folder / "file").write_bytes(b"")
    (inner / "link").symlink_to(outer / "file")
    (inner / "ring").symlink_to("ring")
    assert is_inside(inner / "file", inner)
    assert is_inside(inner / "none", inner)
    assert not is_inside(inner / "../out/file", inner)
    assert not is_inside(inner / "link", inner)
    assert is_inside(inner / "link", inner, outer)
    assert not is_inside(tmp_path / "inner", inner)


def test_write_makes_folders_and_tells(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "file"
    assert write_atomic(path, b"one") is True
    assert write_atomic(path, b"one") is False
    assert write_atomic(path, b"two") is True
    assert path.read_bytes() == b"two"
    assert walk_files(path.parent) == ["file"]


def test_an_equal_file_keeps_its_time(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomic(path, b"one")
    os.utime(path, (1000, 1000))
    write_atomic(path, b"one")
    assert path.stat().st_mtime == 1000


def test_written_files_are_for_all_as_usual(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.write_bytes(b"")
    write_atomic(tmp_path / "ours", b"x")
    assert (tmp_path / "ours").stat().st_mode == usual.stat().st_mode


def test_a_failed_write_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "folder" / "x").mkdir(parents=True)
    with pytest.raises(OSError, match="folder"):
        write_atomic(tmp_path / "folder", b"x")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_a_folder_that_takes_no_file_refuses() -> None:
    with pytest.raises(PermissionError) as refused:
        write_atomic(Path("/proc/sheet.pdf"), b"new")
    why = "no file can be written there"
    assert (refused.value.strerror, refused.value.filename) == (why, "/proc/sheet.pdf")


def test_walk_files(tmp_path: Path) -> None:
    for name in ("b.yaml", "a/z.yaml", "a/.hidden", ".git/x", "a/old.yaml~", "a-1"):
        write_atomic(tmp_path / name, b"x")
    assert walk_files(tmp_path) == ["a-1", "a/z.yaml", "b.yaml"]


def test_walk_of_no_folder(tmp_path: Path) -> None:
    assert walk_files(tmp_path / "none") == []


def test_a_device_is_written_to_and_stays_one() -> None:
    null = Path("/dev/null")
    assert write_atomic(null, b"x") is True
    assert null.is_char_device()


def test_a_device_that_leads_to_a_file_stays_a_device(tmp_path: Path) -> None:
    with (tmp_path / "a").open("wb") as file:
        device = Path(f"/dev/fd/{file.fileno()}")
        assert write_atomic(device, b"one")
        assert device.is_symlink()
    assert (tmp_path / "a").read_bytes() == b"one"
