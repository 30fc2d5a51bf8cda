from __future__ import annotations

import pytest

from cardwright.base.rng import Rng
from cardwright.compose.art import ART
from cardwright.compose.stream import RngView
from cardwright.compose.strokes import STROKES


def test_a_stream_is_that_of_its_seed() -> None:
    stream, plain = RngView("wick"), Rng("wick")
    assert stream.lookup("integer")(1, 100) == plain.integer(1, 100)
    assert stream.lookup("number")() == plain.number()
    assert stream.lookup("shuffle")([1, 2, 3]) == plain.shuffle([1, 2, 3])


def test_a_purpose_has_a_stream_of_its_own() -> None:
    stream = RngView("wick")
    sky = stream.lookup("of")("sky")
    assert sky.lookup("integer")(0, 10**9) == Rng("wick/sky").integer(0, 10**9)
    assert stream.lookup("integer")(0, 10**9) == Rng("wick").integer(0, 10**9)


def test_a_stream_draws_shapes_and_tells_its_names() -> None:
    assert len(RngView("wick").lookup("rays")((0, 0), 5, 3)) == 3
    names = list(RngView("a").names())
    assert [n for n in names if not callable(RngView("a").lookup(n))] == []
    assert names[:5] == ["number", "integer", "choice", "shuffle", "of"]
    assert sorted({*ART, *STROKES, "tendril"} - set(names)) == []
    assert str(RngView("a")) == "rng"
    with pytest.raises(KeyError, match="seed"):
        RngView("a").lookup("seed")
