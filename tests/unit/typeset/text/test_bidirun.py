from __future__ import annotations

import pytest

from cardwright.typeset.text.bidirun import resolved

LETTERS = {
    "L": "a",
    "R": "\u05d0",
    "AL": "\u0627",
    "EN": "1",
    "AN": "\u0661",
    "ES": "+",
    "ET": "$",
    "CS": ",",
    "NSM": "\u0300",
    "ON": "!",
    "WS": " ",
    "(": "(",
    ")": ")",
    "[": "[",
    "]": "]",
}


def resolve(classes: str, embedding: str, around: str = "LL") -> str:
    """Classes (brackets by themselves) in, what they become out."""
    names = classes.split()
    kinds = ["ON" if name in "()[]" else name for name in names]
    text = [LETTERS[name] for name in names]
    return " ".join(resolved(kinds, text, embedding, (around[0], around[1])))


@pytest.mark.parametrize(
    ("classes", "embedding", "found"),
    [
        ("R NSM EN", "R", "R R EN"),  # W1
        ("AL EN", "R", "R AN"),  # W2 W3
        ("R EN CS EN ES EN", "R", "R EN EN EN EN EN"),  # W4
        ("AL EN ES EN", "R", "R AN R AN"),
        ("R ET ET EN ET", "R", "R EN EN EN EN"),  # W5
        ("R ET R", "R", "R R R"),  # W6 N1
        ("L EN", "R", "L L"),  # W7
        ("R ( L ) R", "R", "R R L R R"),  # N0, opposite inside, its own before
        ("L ( R ) L", "L", "L L R L L"),
        ("L ( R ) L", "R", "L R R R L"),  # the embedding's inside
        ("R ( L ) ON", "L", "R L L L L"),
        ("R ( R ) ON", "L", "R R R R L"),  # opposite inside and before
        ("R ( R ) NSM L", "L", "R R R R R L"),
        ("R ( R [ R ) ] L", "L", "R R R R R R L L"),  # the square ones do not pair
        ("L WS ON R", "L", "L L L R"),  # N2
        ("R WS R", "L", "R R R"),  # N1
        ("EN WS R", "L", "L L R"),
    ],
)
def test_rules(classes: str, embedding: str, found: str) -> None:
    assert resolve(classes, embedding) == found


def test_the_ends_count_as_characters() -> None:
    assert resolve("ON", "L", "RR") == "R"
    assert resolve("ON", "L", "RL") == "L"
    assert resolve("EN", "R", "LR") == "L"
    assert resolve("EN", "R", "RR") == "EN"


def test_brackets_too_deep_pair_nowhere() -> None:
    deep = " ".join(["R", *"(" * 64, "R", *")" * 64])
    assert resolve(deep, "L").split()[-1] == "L"
    less = " ".join(["R", *"(" * 63, "R", *")" * 63])
    assert resolve(less, "L").split()[-1] == "R"
