from __future__ import annotations

import pytest

from cardwright.resolve.entries.core import Core, slug, take
from cardwright.resolve.entries.fill import Fills
from tests.unit.resolve.garden import at, data, game

GAME = game()[0]


def taken(text: str, kind: str = "plant", stem: str | None = None) -> Core:
    return take(data(text), GAME.kinds[kind], Fills(GAME), stem)


def slips(text: str) -> list[tuple[str, int, int, str, str | None]]:
    return [(*_at(p), p.message, p.hint) for p in taken(text).problems]


def _at(problem: object) -> tuple[str, int, int]:
    code, _, line, column = at(problem)  # type: ignore[arg-type]
    return code, line, column


def test_all_core_keys_are_taken_off() -> None:
    body = data(
        """\
kind: plant
id: rose
name: 1984
copies: 3
placeholder: {cost: tune}
note: new
tags: [a, 2]
cost: 1
"""
    )
    core = take(body, GAME.kinds["plant"], Fills(GAME))
    assert core == Core(
        id="rose",
        has_id=True,
        name="1984",
        copies=3,
        placeholder={"cost": "tune"},
        note="new",
        tags=("a", "2"),
        fields=core.fields,
        reads=frozenset(),
        problems=(),
    )
    assert (core.fields, core.fields.marks) == ({"cost": "1"}, body.marks)


def test_what_is_not_given_is_made_up() -> None:
    core = taken("id: climbing-rose")
    assert (core.name, core.copies, core.placeholder, core.note, core.tags) == (
        "Climbing Rose",
        1,
        {},
        None,
        (),
    )


def test_names_and_copies_may_be_expressions() -> None:
    core = taken('id: a\nname: "The {{ term.compost }}"\ncopies: "{{ param.rain }}"\n')
    assert (core.name, core.copies, core.reads) == (
        "The Compost heap",
        3,
        frozenset({"rain"}),
    )


@pytest.mark.parametrize(
    ("text", "note"),
    [("placeholder: true\nnote: guess", "guess"), ("placeholder: true", "")],
)
def test_a_whole_entry_may_be_a_placeholder(text: str, note: str) -> None:
    assert taken(f"id: a\n{text}\n").placeholder == {"*": note}


def test_an_entry_without_an_id_is_called_after_its_name_or_file() -> None:
    core = taken("cost: 1\nname: The Éclair!\n")
    assert (core.id, core.has_id) == ("the-eclair", False)
    assert [(p.code, p.message) for p in core.problems] == [
        ("missing-key", "this plant has no id")
    ]
    assert at(core.problems[0])[2:] == (1, 1)
    assert taken("cost: 1", stem="gus").id == "gus"
    assert taken("cost: 1").id == "plant"


def test_an_id_under_a_misspelt_key_is_still_the_id() -> None:
    core = taken("cost: 1\nidd: rose\n")
    assert (core.id, core.has_id, core.fields) == ("rose", True, {"cost": "1"})
    assert slips("cost: 1\nidd: rose\n") == [
        ("unknown-key", 2, 1, 'a plant has no key "idd"', 'did you mean "id"?')
    ]


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        (
            "id: Big Rose",
            (
                "bad-pattern",
                1,
                5,
                '"Big Rose" cannot be an id',
                'small letters, digits and single hyphens, such as "big-rose"',
            ),
        ),
        (
            "id: com1",
            (
                "bad-pattern",
                1,
                5,
                '"com1" cannot be an id: Windows has no files of that name',
                None,
            ),
        ),
        ("id: [a]", ("wrong-type", 1, 5, '"id" must be a text, not a list', None)),
        (
            "{id: a, name: [b]}",
            ("wrong-type", 1, 15, '"name" must be a text, not a list', None),
        ),
        (
            "{id: a, note: {}}",
            ("wrong-type", 1, 15, '"note" must be a text, not a group of keys', None),
        ),
        (
            "{id: a, tags: b}",
            (
                "wrong-type",
                1,
                15,
                '"tags" must be a list, not "b"',
                "write it as a list: [b]",
            ),
        ),
        (
            "{id: a, tags: [b, c, b]}",
            ("duplicate-item", 1, 22, '"tags" lists "b" twice', None),
        ),
        (
            "{id: a, tags: [[]]}",
            (
                "wrong-type",
                1,
                16,
                'an item of "tags" must be a text, not a list',
                None,
            ),
        ),
        (
            "{id: a, copies: 0}",
            ("out-of-range", 1, 17, '"copies" must be at least 1', None),
        ),
        (
            "{id: a, copies: three}",
            (
                "wrong-type",
                1,
                17,
                '"copies" must be a whole number, not "three"',
                "write 3",
            ),
        ),
        (
            "{id: a, copies: 1.5}",
            (
                "wrong-type",
                1,
                17,
                '"copies" must be a whole number, not the number 1.5',
                None,
            ),
        ),
        (
            "{id: a, copies: true}",
            ("wrong-type", 1, 17, '"copies" must be a whole number, not true', None),
        ),
        (
            "{id: a, placeholder: [cost]}",
            (
                "wrong-type",
                1,
                22,
                (
                    '"placeholder" must be a group of paths with notes, or true, '
                    "not a list"
                ),
                'such as {"cards.*.cost": "tune"}',
            ),
        ),
        (
            "{id: a, placeholder: {cost: []}}",
            ("wrong-type", 1, 29, '"cost" must be a text, not a list', None),
        ),
    ],
)
def test_odd_core_keys(text: str, slip: tuple[str, int, int, str, str | None]) -> None:
    assert slips(text) == [slip]


def test_a_text_as_an_id() -> None:
    assert slug("  The 2nd_Rose! ") == "the-2nd-rose"
    assert slug("Ångström & Söhne, Straße 1") == "angstrom-sohne-strasse-1"
