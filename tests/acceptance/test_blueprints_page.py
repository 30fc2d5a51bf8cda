"""``docs/blueprints.md`` says what is true: its blueprint makes what it shows."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

from tests.acceptance.pottery import CARDS, PLANNED, pottery
from tests.acceptance.workspace import edit, problems, run

ASHBY = f"{CARDS}/kilns/kiln-of-ashby.yaml"


def blocks(repository: Path, language: str) -> list[str]:
    page = (repository / "docs" / "blueprints.md").read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def test_its_examples_are_true(repository: Path, tmp_path: Path) -> None:
    kinds, plan, made, over = blocks(repository, "yaml")
    one, many = (shlex.split(block)[1:] for block in blocks(repository, "sh"))
    root = pottery(tmp_path)
    manifest = (root / CARDS / "game.yaml").read_text("utf-8")
    ours = re.search(r"  kiln-plan:\n(?:    .*\n)+", manifest)
    assert ours is not None
    edit(root, f"{CARDS}/game.yaml", ours[0], kinds.removeprefix("kinds:\n"))
    comment, _, text = plan.partition("\n")
    assert comment == f"# {PLANNED}"
    (root / PLANNED).write_text(text, encoding="utf-8")

    told = run(root, *one)
    assert (told.code, told.out) == (0, f"{ASHBY}\n")
    assert (root / ASHBY).read_text("utf-8") == made
    (root / ASHBY).write_text(made + over, encoding="utf-8")
    assert problems(root) == []
    assert run(root, "check", "--no-layout").out.split()[1] == str(6 + 3)

    table = "id,town,brand\nbeck,Beck,#123456\ncove,Cove,#654321\n"
    (root / "kilns.csv").write_text(table, encoding="utf-16")
    told = run(root, *many)
    assert (told.code, told.out.splitlines()[0]) == (
        0,
        "kilns.csv: read as UTF-16, parted by commas",
    )
    assert problems(root) == []


def test_every_key_of_a_slot_stands_in_its_table(repository: Path) -> None:

    page = (repository / "docs" / "blueprints.md").read_text("utf-8")
    rows = re.findall(r"^\| (`.*?`) \|", page, re.MULTILINE)
    keys = {key for row in rows for key in re.findall("`([a-z]+)`", row)}
    form = json.loads((repository / "schemas/core/slots.schema.json").read_bytes())
    assert keys == set(form["$defs"]["slot"]["properties"])
