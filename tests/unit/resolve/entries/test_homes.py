from __future__ import annotations

import pytest

from cardwright.resolve.entries.homes import home, takes
from tests.unit.resolve.garden import game


@pytest.mark.parametrize(
    ("files", "file"),
    [
        ("beds/*.yaml", "beds/east.yaml"),
        ("beds/bed-*.yml", "beds/bed-east.yml"),
        ("beds/*", "beds/east.yaml"),
        ("beds/**/*.yaml", "beds/east.yaml"),
        ("'*.yaml'", "east.yaml"),
        ("[beds.yaml, beds/*.json, more/beds/*.yaml]", "more/beds/east.yaml"),
        ("beds.yaml", None),
        ("beds/*/all.yaml", None),
        ("beds/*/*.yaml", None),
        ("'beds/?*.yaml'", None),
        ("gnomes/*.yaml", None),
    ],
)
def test_a_new_entry_goes_where_its_kind_has_files(
    files: str, file: str | None
) -> None:
    kinds = f"title: x\nkinds: {{bed: {{title: b, files: {files}}}, "
    kinds += "gnome: {title: g, files: gnomes/*.yaml}}"
    built, _ = game(game=kinds)
    found = home(built, built.kinds["bed"], "east")
    assert found == (None if file is None else f"cards/garden/{file}")


def test_a_file_is_of_one_kind_alone() -> None:
    built, _ = game()
    bed = built.kinds["bed"]
    assert takes(built, bed, "cards/garden/beds/x.yaml")
    assert not takes(built, bed, "cards/garden/gnomes/x.yaml")
