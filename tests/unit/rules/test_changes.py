from __future__ import annotations

import pytest

from cardwright.model.source import Map, Seq, place_of
from cardwright.rules.changes import changed
from tests.unit.rules import harbour
from tests.unit.rules.harbour import body

BASE = """\
id: first
crew: {ann: 2, bob: 1}
steps:
- {do: row, amount: 2}
- {do: rest}
"""


def test_nothing_is_altered() -> None:
    base = body(BASE, "fleets")
    changed(base, body("crew: {ann: 3}\n"))
    assert base["crew"] == {"ann": "2", "bob": "1"}


@pytest.mark.parametrize(
    ("change", "path", "value"),
    [
        ("crew: {ann: 4}", ("crew",), {"ann": "4", "bob": "1"}),
        ("crew.ann: 4", ("crew",), {"ann": "4", "bob": "1"}),
        ("crew: {cid: 1}", ("crew",), {"ann": "2", "bob": "1", "cid": "1"}),
        ("crew.bob: ~", ("crew",), {"ann": "2"}),
        ("crew: 3", ("crew",), "3"),
        ("steps.0.amount: 5", ("steps", 0), {"do": "row", "amount": "5"}),
        ("steps.1: {do: sing}", ("steps", 1), {"do": "sing"}),
        ("steps.0: ~", ("steps",), [{"do": "rest"}]),
        ("steps.2: {do: sing}", ("steps", 2), {"do": "sing"}),
        ("steps: [1]", ("steps",), ["1"]),
        ("mood.wild: 3", ("mood",), {"wild": "3"}),
    ],
)
def test_changes(change: str, path: tuple[str | int, ...], value: object) -> None:
    found: object = changed(body(BASE, "fleets"), body(f"{change}\n"))
    for step in path:
        assert isinstance(found, Map | Seq)
        found = found[step]  # type: ignore[index]
    assert found == value


def test_changed_values_stand_where_they_are_written() -> None:
    change = "crew: {ann: 4}\nmood: wild\n"
    made = changed(body(BASE, "fleets"), body(change))
    assert place_of(made, ("crew", "ann"), "key") == harbour.at(
        change, "ann", "cases/all"
    )
    assert place_of(made, ("mood",)) == harbour.at(change, "wild", "cases/all")
    assert place_of(made, ("crew", "bob")) == harbour.at(BASE, "1", "fleets")
    assert place_of(made, ("id",), "key") == harbour.at(BASE, "id", "fleets")
