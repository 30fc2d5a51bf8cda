from __future__ import annotations

from cardwright.model.game import Term, Word
from cardwright.validate.prose.lexicon import Lexicon, lexicon
from tests.unit.validate.written import entry, game, kind, read

LAMP = kind("lamp", "lamp")
TERMS = {
    "runway": Term("runway", "Runway", "Runway", ""),
    "story_beat": Term("story_beat", "story beat", "story beats", ""),
    "draw": Term("draw", "Draw", "Draws", ""),
}
FORM = read(
    "runway: {name: Runway, plural: Runway, text: Life.}\n"
    "story_beat: {name: story beat, text: A card.}\n"
    "draw: {text: Take., case: any}\n"
)
LISTS = {
    "icons": {"tap": Word("tap", "Tap", "Taps")},
    "ranks": {
        "high": Word("high", "High Tide", "High Tides"),
        "low": Word("low", "low", "lows"),
        "long": Word("long", "A Name Of Four", "A Name Of Fours"),
    },
}


def test_a_game_without_terms_has_no_lexicon() -> None:
    assert lexicon(game(), [entry(LAMP, "id: old\nname: Old Lamp")]) == Lexicon()
    assert not Lexicon()


def test_terms_of_the_glossary() -> None:
    known = lexicon(game(glossary=TERMS, forms={"glossary": FORM}), [])
    assert known.spellings == {
        "runway": ("Runway",),
        "story beat": ("story beat",),
        "story beats": ("story beats",),
    }
    assert known.named == {"runway", "story beat", "story beats"}
    assert known.written == ("Runway", "story beat")
    assert known


def test_words_of_vocabularies_with_capitals_but_no_icons() -> None:
    known = lexicon(game(vocabularies=LISTS), [])
    assert set(known.spellings) == {"high tide", "high tides"}
    assert known.named == frozenset()


def test_a_free_term_frees_the_word_of_a_list() -> None:
    lists = {"verbs": {"draw": Word("draw", "Draw", "Draws")}}
    free = game(glossary=TERMS, forms={"glossary": FORM}, vocabularies=lists)
    assert "draw" not in lexicon(free, []).spellings


def test_a_title_like_a_term_is_another_spelling_of_it() -> None:
    terms = {"tides": Term("tides", "tides", "tides", "")}
    known = lexicon(game(glossary=terms), [entry(LAMP, "id: old\nname: Old Lamp")])
    assert known.spellings["tides"] == ("tides", "Tides")
    assert known.names == {"Tides", "Old", "Lamp"}
