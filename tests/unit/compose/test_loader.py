from __future__ import annotations

from pathlib import Path

import pytest
from jinja2 import Environment, TemplateNotFound

from cardwright.compose.loader import Folder, Loader


def loader(root: Path) -> Loader:
    for name, text in (
        ("own/front.card.xml", "<own/>"),
        ("core/front.card.xml", "<core/>"),
        ("core/base.card.xml", "<base/>"),
        ("core/starter/odd.xml", "<odd/>"),
        ("secret.xml", "<secret/>"),
    ):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return Loader(
        [Folder(root / "own", "templates/own"), Folder(root / "core", "templates/core")]
    )


def test_the_first_folder_that_has_a_template_gives_it(tmp_path: Path) -> None:
    found = loader(tmp_path)
    assert found.read("front.card.xml") == ("<own/>", "templates/own/front.card.xml")
    assert found.read("base.card.xml") == ("<base/>", "templates/core/base.card.xml")
    assert found.read("none.xml") is None


def test_nothing_outside_the_folders_is_read(tmp_path: Path) -> None:
    found = loader(tmp_path)
    assert found.read("../secret.xml") is None
    assert found.read(str(tmp_path / "secret.xml")) is None
    (tmp_path / "own/link.xml").symlink_to("../secret.xml")
    assert Loader([Folder(tmp_path / "own", "own")]).read("link.xml") == (
        "<secret/>",
        "own/link.xml",
    )
    (tmp_path / "own/far.xml").symlink_to("/etc/hostname")
    assert found.read("far.xml") is None


def test_what_to_do_where_there_is_no_template(tmp_path: Path) -> None:
    found = loader(tmp_path)
    assert found.advice("fornt.card.xml") == 'did you mean "front.card.xml"?'
    assert found.advice("macros.xml") == "write templates/own/macros.xml"
    for name in ("../secret.xml", "/secret.xml", "a\\..\\b.xml"):
        assert found.advice(name) == (
            "templates stand in templates/own and templates/core"
        )


def test_sources_are_marked_with_the_shown_file(tmp_path: Path) -> None:
    source, shown, fresh = loader(tmp_path).get_source(Environment(), "base.card.xml")  # noqa: S701
    assert (source, shown, fresh()) == (
        '<base _at="templates/core/base.card.xml:1:1"/>',
        "templates/core/base.card.xml",
        True,
    )
    with pytest.raises(TemplateNotFound, match=r"none\.xml"):
        loader(tmp_path).get_source(Environment(), "none.xml")  # noqa: S701


def test_a_shown_file_leads_back_to_its_source(tmp_path: Path) -> None:
    found = loader(tmp_path)
    shown = ["templates/core/front.card.xml", "templates/own/no.xml", "else/front.xml"]
    assert [found.shown(file) for file in shown] == ["<core/>", "", ""]


def test_the_templates_of_a_folder_are_those_beside_each_other(tmp_path: Path) -> None:
    assert list(loader(tmp_path).names()) == [
        "front.card.xml",
        "base.card.xml",
        "front.card.xml",
    ]


def test_a_new_template_goes_into_the_first_folder(tmp_path: Path) -> None:
    assert loader(tmp_path).place_for("a.xml") == "templates/own/a.xml"
    assert Loader([]).place_for("a.xml") == "/a.xml"
