from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.report.lines import Lines, lines_of

FILE = "cards/tides/lamps.yaml"


def lines(tmp_path: Path, data: bytes) -> Lines:
    path = tmp_path / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return Lines({"cards": tmp_path / "cards"})


def test_lines_end_as_places_count_them(tmp_path: Path) -> None:
    found = lines(tmp_path, b"\xef\xbb\xbfa: 1\r\nb: 2\rc: \xc2\x85 3\nd: 4")
    assert [found.line(FILE, number) for number in range(6)] == [
        *(None, "a: 1", "b: 2", "c: \x85 3", "d: 4", None)
    ]


def test_bytes_that_are_no_text_have_a_sign(tmp_path: Path) -> None:
    assert lines(tmp_path, b"name: caf\xe9\n").line(FILE, 1) == "name: caf\ufffd"
    assert lines(tmp_path, b"name: \0\n").line(FILE, 1) == "name: \0"


def test_a_file_that_is_no_text_has_no_lines(tmp_path: Path) -> None:
    assert lines(tmp_path, b"\x89PNG\r\n\x1a\n\0\0\xff").line(FILE, 1) is None


@pytest.mark.parametrize(
    "file", ["", "gone.yaml", "cards/gone.yaml", "cards/../secret", "cards", "/etc/x"]
)
def test_no_lines_of_what_is_not_there(tmp_path: Path, file: str) -> None:
    (tmp_path / "secret").write_text("s", encoding="utf-8")
    assert lines(tmp_path, b"a").line(file, 1) is None


def test_texts_that_are_no_files() -> None:
    assert Lines({}, {"standard input": "1 Lamp\n2 Oil"}).line("standard input", 2) == (
        "2 Oil"
    )


def test_a_workspace_finds_the_shipped_parts_too(tmp_path: Path) -> None:
    (tmp_path / "cards" / "tides").mkdir(parents=True)
    (tmp_path / "cards" / "tides" / "game.yaml").write_text("a: 1\n", encoding="utf-8")
    found = lines_of(open_workspace(tmp_path, Memo(None)))
    assert found.line("cards/tides/game.yaml", 1) == "a: 1"
    assert found.line("schemas/core/report.schema.json", 1) == "{"
    assert found.line("templates/core/base.card.xml", 1) == "{#"
