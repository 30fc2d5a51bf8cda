# ruff: noqa: RUF001
from __future__ import annotations

import pytest

from cardwright.typeset.text.casing import lower, upper


@pytest.mark.parametrize(
    ("text", "language", "capitals"),
    [
        ("istiridye ışık", "tr", "İSTİRİDYE IŞIK"),
        ("istiridye", "az-Latn", "İSTİRİDYE"),
        ("mini", "en", "MINI"),
        ("Maß œuvre", "de", "MASS ŒUVRE"),
        ("ﬁne", "en", "FINE"),
        ("τέρας ΐ", "el", "ΤΕΡΑΣ Ϊ"),
        ("νεράιδα μαϊμού", "el", "ΝΕΡΑΪΔΑ ΜΑΪΜΟΥ"),
        ("ᾠδή café", "el", "ΩΔΗ CAFÉ"),
        ("чудовище ѓ", "mk", "ЧУДОВИЩЕ Ѓ"),
    ],
)
def test_capitals(text: str, language: str, capitals: str) -> None:
    assert upper(text, language) == capitals


@pytest.mark.parametrize(
    ("text", "language", "small"),
    [
        ("IŞIK İZ", "tr", "ışık iz"),
        ("IGNIS", "en", "ignis"),
        ("ΤΕΡΑΣ ΣΑΣ", "el", "τερας σας"),
    ],
)
def test_small_letters(text: str, language: str, small: str) -> None:
    assert lower(text, language) == small
