"""Decks drawn at random: shown, printed and exported like those that are listed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from tests.acceptance.workspace import edit, run

HEAT = {"celadon-hush": 3, "tenmoku-night": 5, "shino-frost": 1}
NAMES = {"Celadon Hush": 3, "Tenmoku Night": 5, "Shino Frost": 1}
RECIPE = """\
id: windfall
rank: guild
draw: {from: glaze, size: 4, copies: 2, sum: {of: heat, min: 9, max: 14}}
"""


@pytest.fixture
def windfall(root: Path) -> Path:
    edit(
        root,
        "cards/kilnfolk/game.yaml",
        "deck: {cards: shelves, format: rank}",
        "deck: {cards: shelves, format: rank, draw: draw}",
    )
    schema = "schemas/kilnfolk/firing.schema.json"
    edit(root, schema, '["rank", "shelves"]', '["rank"]')
    field = '"draw": {"$ref": "core#/$defs/draw"}, '
    edit(root, schema, '"rank": {"type"', f'{field}"rank": {{"type"')
    (root / "cards/kilnfolk/firings/windfall.yaml").write_text(RECIPE, "utf-8")
    return root


def shown(root: Path, *words: str) -> dict[str, Any]:
    made = run(root, "deck", "kilnfolk:windfall", "--format", "json", *words)
    assert (made.code, made.err) == (0, "")
    data: dict[str, Any] = json.loads(made.out)
    return data


def cards(report: dict[str, Any]) -> dict[str, int]:
    (pile,) = report["piles"]
    return {card["id"]: card["copies"] for card in pile["cards"]}


def test_the_game_has_no_problem_with_it(windfall: Path) -> None:
    made = run(windfall, "check", "kilnfolk", "--strict")
    assert made.code == 0, made.out


def test_a_deck_has_its_size_and_sum_and_is_legal(windfall: Path) -> None:
    seen = set()
    for seed in ("", *map(str, range(8))):
        report = shown(windfall, *(["--seed", seed] if seed else []))
        drawn = cards(report)
        assert sum(drawn.values()) == 4
        assert 9 <= sum(HEAT[id_] * n for id_, n in drawn.items()) <= 14
        assert max(drawn.values()) <= 2
        assert [f["legal"] for f in report["formats"]] == [True]
        assert report["seed"] == seed
        seen.add(tuple(sorted(drawn.items())))
    assert len(seen) > 1


def test_a_seed_is_repeatable_and_told(windfall: Path) -> None:
    first = run(windfall, "deck", "kilnfolk:windfall", "--seed", "friday")
    assert first == run(windfall, "deck", "kilnfolk:windfall", "--seed", "friday")
    assert first.out.splitlines()[1] == "drawn at random by the seed friday"
    usual = run(windfall, "deck", "kilnfolk:windfall").out.splitlines()
    assert usual[1] == "drawn at random; --seed draws others"


def test_it_is_printed_and_exported_as_it_is_shown(windfall: Path) -> None:
    """Two seeds that draw different decks."""
    drawn = {seed: cards(shown(windfall, "--seed", seed)) for seed in ("1", "2", "3")}
    one, other = next((a, b) for a in drawn for b in drawn if drawn[a] != drawn[b])
    for seed in (one, other):
        made = run(windfall, "print", "kilnfolk:windfall", "--seed", seed)
        file = f"build/kilnfolk/print/windfall-a4-seed-{seed}.pdf"
        assert made.out.splitlines()[0] == f"{file}: 4 cards"
        document = pypdfium2.PdfDocument(windfall / file)
        text = " ".join(page.get_textpage().get_text_range() for page in document)
        document.close()
        found = {id_: text.count(name) for name, id_ in by_name().items()}
        assert found == {id_: drawn[seed].get(id_, 0) for id_ in HEAT}
        bundle = windfall / f"{seed}.json"
        run(windfall, "export", "kilnfolk", "--seed", seed, "-o", str(bundle))
        entries = json.loads(bundle.read_bytes())["entries"]
        (entry,) = [entry for entry in entries if entry["id"] == "windfall"]
        assert entry["fields"]["shelves"] == drawn[seed]


def by_name() -> dict[str, str]:
    return dict(zip(NAMES, HEAT, strict=True))


def test_what_takes_no_seed_says_so(windfall: Path) -> None:
    told = run(windfall, "deck", "kilnfolk:first-firing", "--seed", "7")
    last = told.err.splitlines()[-1]
    assert (told.code, told.out) == (2, "")
    assert last == 'Error: "first-firing" is not drawn at random: it takes no seed'
    told = run(windfall, "deck", "kilnfolk:windfall", "--seed", "../7")
    assert told.code == 2
    assert told.err.splitlines()[-1] == (
        "Error: Invalid value for '--seed': a seed is a number or a word of letters "
        "and digits"
    )
