"""What a game lowers does not stop it: its cards are drawn and written all the same."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from cardwright.cli.main import cardwright
from tests.cases import kit

ANCHOR = "cards/tides/items/new.yaml"
RULES = "cards/tides/rules.yaml"
LONG = "wait for the tide to come " * 40
HEAVY = (
    "- id: anchor\n"
    "  name: Anchor\n"
    "  cost: 3\n"
    "  art: art/anchor.png\n"
    f'  text: "Drop it. **Then {LONG}\U00012000"\n'
)
STRICT = {ANCHOR: HEAVY, "cards/tides/notes.txt": "To be cleared up.\n"}
LEVELS = """\
levels:
  missing-glyph: off
  missing-image: advice
  text-overflow: warning
  unbalanced-mark: warning
  unclaimed-file: off
"""


def run(root: Path, *words: str) -> tuple[int, str]:
    done = CliRunner().invoke(cardwright, ["--root", str(root), *words])
    return done.exit_code, done.output


def images(root: Path) -> list[str]:
    found = (root / "build/tides/images").glob("item/*.png")
    return sorted(path.stem for path in found)


def test_a_game_with_an_error_is_not_built(tmp_path: Path) -> None:
    root = kit.lay_out(tmp_path / "tides", STRICT)
    assert run(root, "build")[0] == 1
    assert images(root) == []


def test_a_game_that_lowers_its_errors_is_built_whole(tmp_path: Path) -> None:
    root = kit.lay_out(tmp_path / "tides", {**STRICT, RULES: {"append": LEVELS}})
    told = [(p["level"], p["code"], p["place"]) for p in kit.found(root)]
    assert told == [
        ("advice", "missing-image", f"{ANCHOR}:4:8-4:22"),
        ("warning", "text-overflow", f"{ANCHOR}:5:9-5:{9 + 16 + len(LONG) + 3}"),
        ("warning", "unbalanced-mark", f"{ANCHOR}:5:19-5:21"),
    ]
    assert run(root, "build")[0] == 0
    assert images(root) == ["anchor", "brass-lamp", "long-rope", "tide-clock"]
    assert run(root, "print", "tides", "-o", str(tmp_path / "all.pdf"))[0] == 0
    assert run(root, "export", "tides")[0] == 0
