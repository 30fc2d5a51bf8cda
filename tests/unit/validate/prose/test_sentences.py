from __future__ import annotations

import pytest

from cardwright.validate.prose.sentences import is_title, starts_sentence
from tests.unit.validate.prose.corpora import said


@pytest.mark.parametrize(
    "text",
    [
        "Word",
        "Draw. Word",
        "Draw!  Word",
        "Draw: Word",
        "Draw.\nWord",
        "**Word**",
        "Draw. **Word**",
        "{tap} Word",
        "{tap}: *Word",
        "He says: \u201cWord\u201d",
        "So \u2013 Word",
        "(Word",
        "1) Word",
        "\u2022 Word",
    ],
)
def test_a_capital_may_be_that_of_the_place(text: str) -> None:
    joined = said(text).joined
    assert starts_sentence(joined, joined.index("Word"))


@pytest.mark.parametrize(
    "text",
    ["a Word", "a, Word", "a **Word**", "{{ n }} Word", "a (Word)", "a\u2019s Word"],
)
def test_a_capital_is_the_words_own(text: str) -> None:
    joined = said(text).joined
    assert not starts_sentence(joined, joined.index("Word"))


@pytest.mark.parametrize("text", ["Enter the Lagoon", "The End of Days", "Runway"])
def test_titles(text: str) -> None:
    assert is_title(text)


@pytest.mark.parametrize("text", ["Enter the lagoon", "Enter Lagoon.", "Draw: Lagoon!"])
def test_sentences(text: str) -> None:
    assert not is_title(text)
