from __future__ import annotations

from cardwright.export.editor.names import listed, one_of
from tests.unit.export.editor.shed import known


def test_entries_and_words_are_told_by_their_names() -> None:
    assert known().linked(["lamp", "vocabulary.hues"]) == {
        "brass": "Old Brass (lamp)",
        "tin": "tin (lamp)",
        "red": "Red: as rust",
        "12": "Twelve",
    }


def test_formats_have_their_titles() -> None:
    assert known().linked(["format"]) == {"short": "In short", "long": "long"}


def test_a_list_or_kind_that_is_not_there_has_no_names() -> None:
    assert known().linked(["vocabulary.moods", "ghost"]) == {}


def test_only_pictures_are_offered() -> None:
    assert list(known().pictures()) == ["art/brass.png", "art/tin.SVG"]


def test_what_frames_let_choose_has_a_name() -> None:
    assert list(known().chosen()) == ["any"]


def test_names_are_an_enum_with_what_is_told_of_them() -> None:
    assert one_of({"red": "Red", "12": "Twelve"}, "must be a hue") == {
        "enum": ["red", "12", 12],
        "enumDescriptions": ["Red", "Twelve", "Twelve"],
        "errorMessage": "must be a hue",
    }
    assert "enumDescriptions" not in one_of({"a.png": ""}, "must be a picture")


def test_while_there_are_no_names_any_text_will_do() -> None:
    assert one_of({}, "must be a hue") == {"type": "string"}


def test_names_in_a_sentence() -> None:
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b or c"
