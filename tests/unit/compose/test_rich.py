from __future__ import annotations

import pytest

from cardwright.compose.rich import RichText
from cardwright.model.rich import Icon, Paragraph, Rich, Text, Value

TREE = Rich((Paragraph((Text("a & "), Icon("sun"), Value("x", "3", "param.rain"))),))


def test_a_rich_text_prints_as_markup_and_plainly() -> None:
    read: list[str] = []
    text = RichText(TREE, {"sun": "Sun"}, read.append)
    assert text.__html__() == 'a &amp; <icon name="sun"/><n>3</n>'
    assert (text.plain(), str(text)) == ("a & [Sun]3", "a & [Sun]3")
    assert read == ["rain"] * 3


def test_an_empty_text_is_false_and_no_text_has_parts() -> None:
    assert not RichText(Rich(), {}, print)
    assert RichText(TREE, {}, print)
    assert list(RichText(TREE, {}, print).names()) == []
    with pytest.raises(KeyError, match="id"):
        RichText(TREE, {}, print).lookup("id")
