"""Text boxes of many cards share one size, whatever was kept; the tightest are told."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.acceptance.workspace import SECOND, copy_game, edit, run, written

WISPS = "cards/fenlight/wisps.yaml"
CARD = "templates/fenlight/wisp.card.xml"
SHORT = "It leads you home, by a longer way."
LONG = " ".join([SHORT] * 6)
SHARED = 'style="murmur" fit="murmur {{ card.kind }}" fit-scope="all"'


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Two cards, one with a long text; their texts share one size."""
    space = copy_game(tmp_path, SECOND)
    edit(space, WISPS, SHORT, LONG)
    edit(space, CARD, 'style="murmur"', SHARED)
    return space


def tight(root: Path, *words: str) -> list[dict[str, Any]]:
    done = run(root, "check", "--tight", *words, "--format", "json")
    assert (done.code, done.err) == (0, "")
    found: list[dict[str, Any]] = json.loads(done.out)["boxes"]
    return found


def sizes(root: Path) -> dict[str, float]:
    boxes = [box for box in tight(root) if box["field"] == "murmur"]
    return {box["entry"]: box["size"] for box in boxes}


def test_all_cards_have_the_size_of_the_fullest(root: Path) -> None:
    found = sizes(root)
    assert found["marsh-lamp"] == found["sedge-spark"] < 8
    edit(root, CARD, SHARED, 'style="murmur"')
    alone = sizes(root)
    assert alone == {"marsh-lamp": found["marsh-lamp"], "sedge-spark": 8}


def test_names_that_differ_are_apart(root: Path) -> None:
    edit(root, CARD, "{{ card.kind }}", "{{ card.id }}")
    assert sizes(root)["sedge-spark"] == 8


def test_a_changed_card_changes_the_others_as_in_a_fresh_build(root: Path) -> None:
    assert run(root, "build").code == 0
    before = written(root / "build")
    edit(root, WISPS, LONG, SHORT)
    assert run(root, "build").code == 0
    after = written(root / "build")
    image = "fenlight/images/sedge-spark-front.png"
    names = [name for name in before if name.endswith(".png") and "sedge" in name]
    assert names, image
    assert all(before[name] != after[name] for name in names)
    shutil.rmtree(root / "build")
    assert run(root, "build").code == 0
    assert written(root / "build") == after


def test_a_check_tells_who_cannot_share(root: Path) -> None:
    """The long text fits at its own size; the other box keeps a larger one."""
    least = 'min-size="{{ 7.5 if card.glow == 5 else 5 }}"'
    edit(root, CARD, SHARED, f"{SHARED} {least}")
    done = run(root, "check", "--format", "json")
    (problem,) = json.loads(done.out)["problems"]
    assert (problem["code"], problem["file"]) == ("text-overflow", WISPS)
    assert "at 7.5 pt" in problem["message"]
    edit(root, WISPS, LONG, SHORT)
    assert json.loads(run(root, "check", "--format", "json").out)["problems"] == []


def test_the_tightest_come_first(root: Path) -> None:
    edit(root, CARD, SHARED, 'style="murmur"')
    found = tight(root)
    assert (found[0]["entry"], found[0]["field"]) == ("marsh-lamp", "murmur")
    shares = [box["size"] / box["wanted"] for box in found]
    assert shares == sorted(shares)
    assert [tight(root, number) for number in ("1", "2")] == [found[:1], found[:2]]
    assert tight(root, SECOND) == found


def test_a_table_tells_where_a_box_is(root: Path) -> None:
    edit(root, CARD, SHARED, 'style="murmur"')
    head, first, *rest = run(root, "check", "--tight").out.splitlines()
    assert head.split() == ["entry", "box", "size", "wanted", "room", "lines"]
    assert first.startswith(f"fenlight marsh-lamp   {CARD}:5 murmur  ")
    assert len(rest) == 3


def test_other_formats_are_wrong_usage(root: Path) -> None:
    done = run(root, "check", "--tight", "--format", "sarif")
    assert done.code == 2
    assert "--tight has the formats text and json" in done.err


def test_a_word_that_is_no_game_is_told(root: Path) -> None:
    done = run(root, "check", "--tight", "fenlit")
    assert done.code == 2
    assert 'there is no game "fenlit"; did you mean "fenlight"?' in done.err


def test_entries_in_error_are_left_out_and_told(root: Path) -> None:
    edit(root, WISPS, "glow: 5", "glow: five")
    done = run(root, "check", "--tight")
    assert "sedge-spark" not in done.out
    assert "marsh-lamp" in done.out
    note = 'fenlight: without 1 entry in error; "cardwright check" tells why\n'
    assert (done.code, done.err) == (1, note)


def test_a_game_that_cannot_be_laid_out_is_told(root: Path) -> None:
    (root / "templates/fenlight/style.yaml").unlink()
    done = run(root, "check", "--tight")
    note = 'fenlight cannot be laid out; "cardwright check" tells why\n'
    assert (done.code, done.out, done.err) == (1, "no text boxes\n", note)
