from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from PIL import Image

from cardwright.base.files import digest
from cardwright.typeset import assets
from cardwright.typeset.assets import Raster
from cardwright.typeset.slip import SlipError


def png(size: tuple[int, int]) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size).save(out, "PNG")
    return out.getvalue()


def test_the_first_folder_wins(tmp_path: Path) -> None:
    for folder, text in (("a", "one"), ("b", "three")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "x.svg").write_text(text)
    (tmp_path / "b/y.svg").write_text("2")
    folders = (tmp_path / "a", tmp_path / "b", tmp_path / "none")
    first, second = assets.find("x.svg", folders), assets.find("y.svg", folders)
    assert first is not None
    assert first[0] == tmp_path / "a/x.svg"
    assert first[1][1] == 3
    assert second is not None
    assert second[0] == tmp_path / "b/y.svg"
    assert assets.find("z.svg", folders) is None
    assert assets.find("", folders) is None
    assert assets.names(folders, ".svg") == ["x", "x", "y"]


@pytest.mark.parametrize("name", ["../x", "/etc/passwd", "a/../../x", "a\\b", "a\0b"])
def test_names_stay_in_the_folders(name: str, tmp_path: Path) -> None:
    with pytest.raises(SlipError, match="leaves the folders of the game"):
        assets.find(name, (tmp_path,))


def test_links_stay_in_the_workspace(tmp_path: Path) -> None:
    """A link may lead about in the folder, and in the workspace if that is known."""
    room = tmp_path / "work/art"
    room.mkdir(parents=True)
    for file in ("work/art/a.svg", "work/b.svg", "c.svg"):
        (tmp_path / file).write_text("<svg/>")
    for name, target in (("a", "a.svg"), ("b", "../b.svg"), ("c", "../../c.svg")):
        (room / f"to-{name}.svg").symlink_to(target)
    assert assets.find("to-a.svg", (room,)) is not None
    assert assets.find("to-b.svg", (room,), tmp_path / "work") is not None
    for name, root in (("b", None), ("c", None), ("c", tmp_path / "work")):
        with pytest.raises(SlipError) as caught:
            assets.find(f"to-{name}.svg", (room,), root)
        assert caught.value.message == f'"to-{name}.svg" leads out of the workspace'


def test_a_picture_is_read_again_only_when_it_changes(tmp_path: Path) -> None:
    path = tmp_path / "x.png"
    path.write_bytes(png((4, 3)))
    found = assets.find("x.png", (tmp_path,))
    assert found is not None
    assert assets.raster(*found) == Raster(digest(png((4, 3))), 4, 3, opaque=True)
    path.write_bytes(png((5, 3)))
    os.utime(path, ns=(1, 1))
    changed = assets.find("x.png", (tmp_path,))
    assert changed is not None
    assert assets.raster(*changed) == Raster(digest(png((5, 3))), 5, 3, opaque=True)


def test_what_is_no_picture(tmp_path: Path) -> None:
    (tmp_path / "x.png").write_text("words")
    found = assets.find("x.png", (tmp_path,))
    assert found is not None
    assert assets.raster(*found) is None


def test_a_symbol_knows_its_file_s_name(tmp_path: Path) -> None:
    (tmp_path / "x.svg").write_text("<g/>")
    found = assets.find("x.svg", (tmp_path,))
    assert found is not None
    (problem,) = assets.symbol(*found, "templates/tides/icons/x.svg").problems
    assert problem.place.file == "templates/tides/icons/x.svg"
