from __future__ import annotations

from cardwright.validate.prose.gather import of_entries, of_forms, of_rules, text_at
from tests.unit.validate.written import entry, game, kind, read

LAMP = kind("lamp", "lamp", {"properties": {"text": {"x-text": "rich"}}})


def forms(**written: str) -> dict[str, object]:
    return {name: read(text) for name, text in written.items()}


GAME = game(
    forms=forms(
        game="title: Tides\ntargets: {duel: {title: Duel, slots: {deck: 2}}}",
        glossary=(
            "tide: {name: tide, plural: tides, text: It comes.}\nebb: {text: Out.}"
        ),
        parameters="hours: {value: 3, choices: {a: One way., b: Another.}}",
        play=(
            "steps: [{phase: Ebb, number: 1, does: Turn.}]\nsetup: [Shuffle.]\n"
            "zones: [{name: Hold, text: Cards wait.}]\n"
            "results: [{when: it is empty, then: you lose}]\n"
            "components: [{name: shells, count: 12, note: White.}]"
        ),
        vocabularies=(
            "vocabularies: {ranks: {low: {name: Low, plural: Lows, phrase: the low}}}\n"
            "verbs: {draw: {phrase: draw it}, hit: {phrase: [{say: hit it}]}}\n"
            "conditions: {ebb: {phrase: at ebb}}\nframes: {power: All of it.}"
        ),
    )
)


def test_an_entry_gives_its_name_and_its_texts() -> None:
    known = entry(LAMP, "id: old\nname: Old Lamp\ntext: It burns.\nnote: Not this.")
    found = [(w.text, w.path, w.sort, w.rich) for w in of_entries([known])]
    assert found == [
        ("Old Lamp", ("name",), "name", False),
        ("It burns.", ("text",), "text", True),
    ]


def test_all_that_players_read_of_the_forms_is_there() -> None:
    found = list(of_forms(GAME))
    names = [w.text for w in found if w.sort == "name"]
    assert names == [
        "Tides",
        "Duel",
        "tide",
        "tides",
        "Ebb",
        "Hold",
        "shells",
        "Low",
        "Lows",
    ]
    texts = [w.text for w in found if w.sort == "text"]
    assert texts == [
        "It comes.",
        "Out.",
        "One way.",
        "Another.",
        "Shuffle.",
        "Turn.",
        "Cards wait.",
        "it is empty",
        "you lose",
        "White.",
        "the low",
        "draw it",
        "hit it",
        "at ebb",
        "All of it.",
    ]
    assert all(w.mark is not None for w in found)


def test_rules_are_those_of_the_glossary_of_parameters_and_of_play() -> None:
    texts = [w.text for w in of_rules(GAME)]
    assert texts[:4] == ["It comes.", "Out.", "One way.", "Another."]
    assert texts[4:] == [
        "Shuffle.",
        "Turn.",
        "Cards wait.",
        "it is empty",
        "you lose",
        "White.",
    ]


def test_a_game_without_forms_has_no_texts() -> None:
    assert list(of_forms(game())) == []


def test_odd_data_gives_no_texts() -> None:
    odd = game(forms=forms(play="steps: 3\nzones: [4]", glossary="tide: 5"))
    assert list(of_forms(odd)) == []


def test_a_text_is_found_by_its_path() -> None:
    assert text_at(read("a: [{b: x}]"), ("a", 0, "b")) == "x"
