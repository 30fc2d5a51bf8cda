from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.typeset.slip import SlipError
from cardwright.typeset.symbols import proportions, symbol_of
from tests.unit.typeset.faces import setting


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "icons").mkdir()
    text = '<svg viewBox="0 0 20 10"><path d="M0 0h20v10h-20z"/></svg>'
    (tmp_path / "icons/bar.svg").write_text(text)
    return tmp_path


def test_a_symbol_is_read_once(root: Path) -> None:
    within = setting(root)
    assert symbol_of("bar", within) is symbol_of("bar", within)


def test_one_that_is_not_there_is_told_with_the_nearest(root: Path) -> None:
    with pytest.raises(SlipError) as told:
        symbol_of("baar", setting(root))
    slip = told.value
    assert (slip.code, slip.message, slip.hint) == (
        "unknown-icon",
        'there is no icon "baar"',
        'did you mean "bar"?',
    )


def test_width_by_height(root: Path) -> None:
    assert proportions("bar", setting(root)) == 2
    assert proportions("baar", setting(root)) == 1
