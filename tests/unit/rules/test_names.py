from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.base import expression
from cardwright.base.expression import ExpressionError
from cardwright.model.game import Game
from cardwright.rules.names import Ends, check_field, check_names, deck_kinds, linked
from tests.unit.rules.harbour import game

EVERYTHING = ("sailor", "charm", "guild", "fleet", "voyage")


def refused(
    source: str, kinds: tuple[str, ...], ends: Ends, of: Game | None = None
) -> tuple[str, str | None, str] | None:
    """What is said against the names of an expression, if anything."""
    try:
        check_names(of or game(), expression.compile(source), kinds, ends)
    except ExpressionError as error:
        return error.message, error.hint, error.code
    return None


@pytest.mark.parametrize(
    "source",
    [
        "kind == 'sailor' and id and name and tags and copies",
        "pay > param.cheap",
        "owner.town == 'Hightown'",
        "owner.owner.id",
        "power",
        "luck.power > 2",
        "luck.wearer.friend.pay",
        "berth.deck",
        "source.pay < target.pay",
    ],
)
def test_names_that_are_known(source: str) -> None:
    ends = {"source": ("sailor",), "target": ("sailor",)}
    assert refused(source, ("sailor", "charm"), ends) is None


@pytest.mark.parametrize(
    ("source", "message", "hint"),
    [
        ("pya", 'there is no name "pya" here', 'did you mean "pay"?'),
        ("harbour", 'there is no name "harbour" here', None),
        ("param.cheep", '"param" has no "cheep"', 'did you mean "cheap"?'),
        ("owner.twn", '"owner" has no "twn"', 'did you mean "town"?'),
        ("luck.powre", '"luck" has no "powre"', 'did you mean "power"?'),
        ("friend.zz", '"friend" has no "zz"', None),
        ("berth.dek", '"berth" has no "dek"', 'did you mean "deck"?'),
        ("pay.much", '"pay" has no "much"', None),
        ("target.pya", '"target" has no "pya"', 'did you mean "pay"?'),
        ("sorce.pay", 'there is no name "sorce" here', 'did you mean "source"?'),
    ],
)
def test_names_that_are_not(source: str, message: str, hint: str | None) -> None:
    ends = {"source": ("sailor",), "target": ("sailor",)}
    assert refused(source, ("sailor",), ends) == (message, hint, "unknown-name")


def test_the_first_step_of_a_path_must_be_a_field() -> None:
    for path in (("berth", "deck"), ("luck", 0, "x"), ("id",), ()):
        check_field(game(), path, ("sailor",))
    with pytest.raises(ExpressionError) as caught:
        check_field(game(), ("bert", "deck"), ("sailor",))
    assert caught.value.message == 'there is no name "bert" here'


def test_a_field_of_any_of_the_kinds_will_do() -> None:
    assert refused("town and far and power", EVERYTHING, {}) is None


def test_the_kinds_of_a_deck_are_those_that_its_list_may_name() -> None:
    assert deck_kinds(game()) == ("sailor", "charm")


@pytest.mark.parametrize(
    ("schema", "names"),
    [
        ({"x-link": "sailor"}, ("sailor",)),
        ({"x-link": ["sailor", "charm"]}, ("sailor", "charm")),
        ({"x-holds": "guild"}, ("guild",)),
        ({"x-link": "format"}, ()),
        ({}, ()),
    ],
)
def test_what_a_schema_links_to(
    schema: dict[str, object], names: tuple[str, ...]
) -> None:
    assert linked(schema) == names


@pytest.mark.parametrize(
    ("says", "found"),
    [
        ("frames.oath", ('there is no name "pwoer" here', 'did you mean "power"?')),
        ("verbs", None),
    ],
)
def test_what_says_itself_as_a_whole_has_a_closed_list_of_fields(
    says: str, found: tuple[str, str] | None
) -> None:
    made = game()
    closed = {**made.kinds["charm"].schema, "x-says": says}
    charm = replace(made.kinds["charm"], schema=closed)
    changed = replace(made, kinds={**made.kinds, "charm": charm})
    assert refused("pwoer > 2", ("charm",), {}, changed) == (
        found and (*found, "unknown-name")
    )
