from __future__ import annotations

from cardwright.base.suggest import did_you_mean, nearest


def test_nearest_finds_a_slip() -> None:
    assert nearest("cots", ["name", "cost", "costs"]) == "costs"
    assert nearest("nmae", ["cost", "name"]) == "name"


def test_the_first_of_equals_wins() -> None:
    assert nearest("bat", ["bad", "cat", "ban"]) == "bad"


def test_capitals_do_not_matter() -> None:
    assert nearest("COST", ["cost"]) == "cost"


def test_nothing_is_near() -> None:
    assert nearest("integrity", ["cost", "name"]) is None
    assert nearest("cost", []) is None


def test_words_may_come_once_only() -> None:
    assert nearest("cosd", iter(["name", "cost"])) == "cost"


def test_did_you_mean() -> None:
    assert did_you_mean("cosd", ["name", "cost"]) == 'did you mean "cost"?'
    assert did_you_mean("xyz", ["name", "cost"]) is None
