from __future__ import annotations

from dataclasses import replace

from cardwright.model.problem import Place
from cardwright.typeset.measure import Measure, Shared, Sharing, merged, shared

RULES, TITLES = Sharing("rules"), Sharing("titles", everywhere=True)
NINE = Measure(Place("t"), "text", 9, 9, 5, True, 1.0, 0, sharing=RULES)  # noqa: FBT003


def test_the_tightest_box_gives_the_size() -> None:
    found = shared([NINE, replace(NINE, size=7.5), replace(NINE, size=8)])
    assert found == {RULES: Shared(7.5, 5, 9)}


def test_no_box_shrinks_below_its_own_least_size_for_another() -> None:
    found = shared([replace(NINE, least=8), replace(NINE, size=7)])
    assert found == {RULES: Shared(8, 8, 9)}


def test_no_box_grows_beyond_what_it_wants() -> None:
    small = replace(NINE, wanted=6, size=6)
    assert shared([small, replace(NINE, least=8)]) == {RULES: Shared(6, 6, 6)}


def test_groups_and_boxes_without_one_are_apart() -> None:
    other = replace(NINE, size=6, sharing=TITLES)
    alone = replace(NINE, size=5, sharing=None)
    assert shared([NINE, other, alone]) == {
        RULES: Shared(9, 5, 9),
        TITLES: Shared(6, 5, 9),
    }


def test_many_faces_share_as_the_boxes_of_one_do() -> None:
    one, two = (
        {RULES: Shared(9, 5, 9)},
        {RULES: Shared(7, 6, 8), TITLES: Shared(4, 4, 4)},
    )
    assert merged([one, two]) == {RULES: Shared(7, 6, 8), TITLES: Shared(4, 4, 4)}
    assert merged([]) == {}
