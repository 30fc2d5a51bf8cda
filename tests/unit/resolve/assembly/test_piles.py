from __future__ import annotations

from cardwright.model.entry import Deck, Line
from cardwright.model.game import PileSource
from cardwright.model.problem import Place
from cardwright.model.views import Views
from cardwright.resolve.assembly import piles
from tests.unit.resolve.garden import GAME, ROOT, catalog

HERE = Place("f", 1, 1, 1, 2)
CATALOG = catalog()[0]


def spot(file: str, line: int, column: int, length: int) -> Place:
    return Place(ROOT + file, line, column, line, column + length)


def test_a_deck_is_its_lines_with_copies() -> None:
    first, second = piles.decks(CATALOG)
    assert first == Deck(
        id="first",
        title="First",
        format="any",
        lines=(
            Line("rose", 3, spot("baskets.yaml", 1, 24, 4)),
            Line("moss", 1, spot("baskets.yaml", 1, 33, 4)),
        ),
        place=spot("baskets.yaml", 1, 15, 6),
    )
    assert (second.id, second.format, second.size, first.size) == (
        "second",
        None,
        1,
        4,
    )


def test_lines_that_are_no_lines_are_left_out() -> None:
    content = {"baskets.yaml": "[{id: a, plants: {gone: 1, a: x, b: 0}}, {id: b}]"}
    first, second = piles.decks(catalog(content)[0])
    assert (first.lines, second.lines) == ((), ())
    assert second.place == spot("baskets.yaml", 1, 43, 2)


def test_lists_hold_entries_ids_or_mappings() -> None:
    content = {
        "gnomes/a.yaml": "id: a\n",
        "beds/b.yaml": """\
id: b
fits: [s, s]
plants: [{id: c, copies: 4, kind: plant}]
acts: [{who: a, copies: 2}]
chief: a
""",
        "seasons/s.yaml": "id: s\n",
    }
    entries = catalog(content)[0]
    bed = entries.entries["b"]

    def rows(path: str) -> list[tuple[str, int]]:
        return [(i.entry, i.copies) for i in piles.listed(entries, bed, path)]

    assert rows("fits") == [("s", 1), ("s", 1)]
    assert rows("plants") == [("c", 4)]
    assert rows("chief") == [("a", 1)]
    assert rows("acts") == []
    assert rows("gone.away") == []
    (held,) = piles.listed(entries, bed, "plants")
    assert held.place == spot("beds/b.yaml", 3, 15, 1)


def test_a_mapping_in_a_list_says_what_and_how_many() -> None:
    content = {
        "beds/b.yaml": """\
id: b
plants:
  - kind: plant
    id: fern
    effects: [{do: grow, what: fern, copies: 2}, {do: grow, what: fern}]
"""
    }
    entries = catalog(content)[0]
    rows = piles.listed(entries, entries.entries["fern"], "effects")
    assert [(row.entry, row.copies) for row in rows] == [("fern", 2), ("fern", 1)]


def test_lines_of_one_entry_are_merged_where_the_first_stood() -> None:
    other = Place("g")
    lines = [Line("a", 2, HERE), Line("b", 1, other), Line("a", 1, other)]
    assert piles.merged(lines) == (Line("a", 3, HERE), Line("b", 1, other))


def test_a_field_may_lie_deep() -> None:
    winter = CATALOG.entries["winter"]
    assert [piles.field(winter, path) for path in ("beds.wanted", "seeds.x.y")] == [
        1,
        None,
    ]


def sourced(source: PileSource) -> list[str]:
    beds = CATALOG.of_kind("bed")
    return [row.entry for row in piles.sourced(Views(CATALOG), source, beds, {})]


def test_a_source_takes_what_it_wants() -> None:
    assert sourced(PileSource("plants")) == ["moss", "rose", "ivy"]
    assert sourced(PileSource("plants", kind="gnome")) == []
    assert sourced(PileSource("plants", where="late")) == ["ivy"]
    assert sourced(PileSource("plants", by="hue")) == ["moss", "ivy", "rose"]


def test_kinds_that_are_no_decks_have_none() -> None:
    manifest = GAME.replace("deck: {cards: plants, format: rules}", "plural: baskets")
    assert piles.decks(catalog(game=manifest)[0]) == ()
