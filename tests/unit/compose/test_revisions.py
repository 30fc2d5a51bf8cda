from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardwright.base.expression import ExpressionError
from cardwright.compose.revisions import Revisions
from cardwright.compose.views import CardView, Views
from cardwright.compose.watch import Watch
from cardwright.model.entry import Entry, FileUse
from cardwright.model.rich import Paragraph, Rich, Value
from tests.unit.compose.given import catalog, entry

FLAME = {"flame.svg": "aa"}


def held(id_: str = "spark", owner: str = "wick", **fields: Any) -> Entry:
    return replace(entry(id_, **fields), owner=owner)


def revised(*entries: Entry, files: dict[str, str] | None = None) -> tuple[str, ...]:
    """The revisions of the first entry: whole, and without its motto."""
    found = catalog(*entries)
    views = Views(found, Watch(found.game))
    revisions = Revisions(views, files or {})
    card = views.of(entries[0])
    return revisions.revision(card), revisions.revision(card, "motto")


def rich(value: int) -> Rich:
    """A text that is one value."""
    return Rich((Paragraph((Value("param.step", str(value)),)),))


WICK = entry(power=3, motto="slow", rules="burns for {{ param.step }}")
OWNER = replace(
    WICK, held=("spark",), files=(FileUse(("power",), "image", "flame.svg"),)
)
FIRST = revised(OWNER, held(power=1), files=FLAME)


def test_ten_digits_that_stay_the_same() -> None:
    assert revised(OWNER, held(power=1), files=FLAME) == FIRST
    assert [len(each) for each in FIRST] == [10, 10]
    assert FIRST[0] != FIRST[1]
    assert set("".join(FIRST)) <= set("0123456789abcdef")


@pytest.mark.parametrize(
    ("owner", "inner", "files"),
    [
        (replace(OWNER, name="Wyck"), held(power=1), FLAME),
        (replace(OWNER, copies=2), held(power=1), FLAME),
        (OWNER, held(power=2), FLAME),
        (OWNER, held("ember", power=1), FLAME),
        (OWNER, held(power=1), {"flame.svg": "bb"}),
    ],
)
def test_anything_else_gives_another(
    owner: Entry, inner: Entry, files: dict[str, str]
) -> None:
    owner = replace(owner, held=(inner.id,))
    whole, without = revised(owner, inner, files=files)
    assert whole != FIRST[0]
    assert without != FIRST[1]


def test_what_is_left_out_does_not_count() -> None:
    fast = entry(power=3, motto="fast", rules="burns for {{ param.step }}")
    other = replace(fast, held=OWNER.held, files=OWNER.files)
    whole, without = revised(other, held(power=1), files=FLAME)
    assert whole != FIRST[0]
    assert without == FIRST[1]


def test_texts_and_files_that_are_left_out_do_not_count() -> None:
    use = FileUse(("motto",), "image", "flame.svg")
    two = [
        replace(entry(power=3, motto=f"{{{{ {n} }}}}"), texts={("motto",): rich(n)})
        for n in (1, 2)
    ]
    found = [
        revised(replace(each, files=(use,)), files={"flame.svg": str(number)})
        for number, each in enumerate(two)
    ]
    assert found[0][0] != found[1][0]
    assert found[0][1] == found[1][1]


def test_what_a_text_prints_counts() -> None:
    three, four = (
        replace(entry(rules="go {{ param.step }}"), texts={("rules",): rich(n)})
        for n in (3, 4)
    )
    assert revised(three)[0] != revised(four)[0]


def test_all_that_counts_was_read() -> None:
    found = catalog(OWNER, held(power=1), held("ash", owner="other"))
    watch = Watch(found.game)
    views = Views(found, watch)
    revisions = Revisions(views, {})
    for _ in range(2):
        watch.begin()
        revisions.revision(views.of(OWNER))
        assert watch.entries == {"wick", "spark"}


def test_what_cannot_be_revised() -> None:
    found = catalog(WICK)
    views = Views(found, Watch(found.game))
    revisions = Revisions(views, {})
    with pytest.raises(ExpressionError) as error:
        revisions.revision("wick")
    told = ('the text "wick" is no entry', "give it a card")
    assert (error.value.message, error.value.hint) == told
    card: CardView = views.of(WICK)  # type: ignore[assignment]
    with pytest.raises(ExpressionError) as error:
        revisions.revision(card, "moto")
    told = ('a lantern has no field "moto"', 'did you mean "motto"?')
    assert (error.value.message, error.value.hint) == told
