from __future__ import annotations

import pytest

from tests.unit.load.reading import Found, found, only


@pytest.mark.parametrize(
    ("text", "place", "hint"),
    [
        (
            "- {plate: souls effects: [{do: hit}]}\n",
            (1, 17, 1, 24),
            'write "souls, effects: …"; a text stands in quotes',
        ),
        (
            "- {do: create amount: 1}\n",
            (1, 15, 1, 21),
            'write "create, amount: …"; a text stands in quotes',
        ),
        (
            "- {text: Draw a card amount: 3}\n- {amount: 2}\n",
            (1, 22, 1, 28),
            'write ", amount: …"',
        ),
        ('- {name: "Big" cost: 3}\n', (1, 16, 1, 20), 'write ", cost: …"'),
        ("- {tags: [a] cost: 3}\n", (1, 14, 1, 18), 'write ", cost: …"'),
        ("- {id: a\n   cost: 3, b: 2}\n", (2, 4, 2, 8), "end line 1 with a comma"),
        (
            "- {id: a, name: Big\n   cost: 3}\n",
            (2, 4, 2, 8),
            "end line 1 with a comma",
        ),
    ],
)
def test_a_comma_is_lost_before_a_key(
    text: str, place: tuple[int, int, int, int], hint: str
) -> None:
    problem = only(text)
    key = text.splitlines()[place[0] - 1][place[1] - 1 : place[3] - 1]
    assert found(problem) == Found("yaml-syntax", *place)
    assert (problem.message, problem.hint) == (
        f'a comma is missing before "{key}"',
        hint,
    )


@pytest.mark.parametrize(
    "text",
    [
        "- {id: a, text: Draw: 2}\n",
        "- {id: a, text: When played: draw}\n",
        "- {id: a, cost: 2\n- {id: b}\n",
        "- {b: 1, c: 2\nd: 3\n",
    ],
)
def test_what_is_a_text_or_an_open_bracket_lacks_no_comma(text: str) -> None:
    assert not only(text).message.startswith("a comma is missing")
