from __future__ import annotations

import pytest

from cardwright.model.slot import Slot


@pytest.mark.parametrize(
    ("slot", "takes"),
    [
        (Slot("a"), None),
        (Slot("a", declared=True), "a text"),
        (Slot("a", declared=True, most=5), "a text of at most 5 characters"),
        (Slot("a", declared=True, least=2), "a text of at least 2 characters"),
        (Slot("a", declared=True, least=2, most=4), "a text of 2 to 4 characters"),
        (
            Slot("a", declared=True, type="whole", least=1, most=3),
            "a whole number from 1 to 3",
        ),
        (
            Slot("a", declared=True, type="whole", least=0),
            "a whole number of at least 0",
        ),
        (
            Slot("a", declared=True, type="number", most=0.5),
            "a number of at most 0.5",
        ),
        (Slot("a", declared=True, type="truth"), "true or false"),
        (Slot("a", declared=True, type="hues"), "a word of the list hues"),
        (Slot("a", declared=True, choices=("calm",)), "calm"),
        (Slot("a", declared=True, choices=("calm", "2", "x")), "calm, 2 or x"),
    ],
)
def test_what_a_slot_takes_is_told_in_words(slot: Slot, takes: str | None) -> None:
    assert slot.takes == takes
