# ruff: noqa: RUF001
"""Text of every script, from a box to a PDF and out of it again by another reader.

Poppler puts a line's words in reading order by itself. It takes the blanks and the
punctuation between words that run leftwards for left to right, so that there blanks
do not count, and no bracket stands beside a number.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import unicodedata
from pathlib import Path

import pytest

from cardwright.draw.pdf import card_pdf
from cardwright.model.drawing import Colour, Drawing
from cardwright.model.face import FontFamily
from cardwright.typeset.shadow import Shadow, cast_text
from cardwright.typeset.text.fontset import FontSet
from cardwright.typeset.text.inline import content_of
from cardwright.typeset.text.textbox import TextBox, set_text

FAMILIES = {
    "body": FontFamily("fontpkg-open-sans"),
    "serif": FontFamily("fontpkg-eb-garamond"),
    "arabic": FontFamily("fontpkg-noto-sans-arabic"),
    "hebrew": FontFamily("fontpkg-frank-ruhl-libre"),
    "hindi": FontFamily("fontpkg-noto-sans-devanagari"),
    "cjk": FontFamily("noto-cjk-sample-regular"),
}
_STEERING = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")


@pytest.fixture(autouse=True)
def _own_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sample of a large font, made for tests."""
    monkeypatch.syspath_prepend(Path(__file__).parents[1] / "fonts")


def read(
    text: str, language: str, family: str, folder: Path, shade: Shadow | None = None
) -> str:
    """What ``pdftotext`` reads of a card with ``text``, without marks of direction."""
    fonts = FontSet(FAMILIES, ("body", "arabic", "hebrew", "hindi"), language)
    box = TextBox((2, 2, 140, 60), content_of([text]), family, Colour(0, 0, 0), 11, 11)
    made = set_text(box, fonts, lambda *_: None)
    assert made.fits
    assert made.missing == ()
    items = (cast_text(made.items, shade), *made.items) if shade else made.items
    file = folder / "card.pdf"
    file.write_bytes(card_pdf(Drawing(144, 64, 0, items)))
    if shutil.which("pdftotext") is None:
        pytest.fail("pdftotext is not there: apt-get install poppler-utils")
    command = ["pdftotext", "-enc", "UTF-8", str(file), "-"]
    told = subprocess.run(command, capture_output=True, check=True).stdout.decode()
    return unicodedata.normalize("NFC", _STEERING.sub("", told))


LATIN = {
    "pl": "Dobierz dwie karty; jeśli przeciwnik ma potwora, zażółć gęślą jaźń.",
    "cs": "Lízni dvě karty; má-li soupeř příšeru, ztratí tři životy. Ďábel ňafá.",
    "ro": "Trage două cărți; dacă oponentul are un monstru, își pierde țara.",
    "tr": "İki kart çek; rakibinin canavarı varsa ışığı fişekle söndür.",
    "mt": "Iġbed żewġ karti; jekk l-avversarju għandu ħlejqa, jitlef ċentru.",
    "cy": "Tynnwch ddau gerdyn; os oes ŵyn neu ŷd, collwch dŷ ẃ ẁ ẅ ỳ.",
    "vi": "Rút hai lá bài; nếu đối thủ có quái vật, mất ba điểm. Ưu tiên lá đắt nhất.",
    "hu": "Húzz két lapot; ha az ellenfélnek szörnye van, ő veszít. Űrhajó.",
    "lv": "Velc divas kārtis; ja pretiniekam ir briesmonis, ķēniņš šņāc.",
    "is": "Dragðu tvö spil; ef andstæðingur á skrímsli þá tapar hann.",
    "el": "Τράβηξε δύο χαρτιά· αν ο αντίπαλος έχει τέρας, χάνει ΐ και ΰ.",
    "ru": "Возьми две карты; если у противника есть чудовище, ещё одну.",
    "uk": "Візьми дві карти; якщо в суперника є чудовисько, ґедзь їсть.",
    "sr": "Вуци две карте; ако противник има чудовиште, ђак љуби њушку.",
}


@pytest.mark.parametrize("family", ["body", "serif"])
@pytest.mark.parametrize("language", LATIN)
def test_every_alphabet_of_europe(language: str, family: str, tmp_path: Path) -> None:
    text = LATIN[language]
    assert " ".join(read(text, language, family, tmp_path).split()) == text


def test_letters_with_their_marks_apart(tmp_path: Path) -> None:
    text = unicodedata.normalize("NFD", "nếu đối thủ mất ẹ̀ ở lá")
    found = " ".join(read(text, "vi", "body", tmp_path).split())
    assert found == unicodedata.normalize("NFC", text)


def test_devanagari(tmp_path: Path) -> None:
    text = "दो कार्ड निकालें और एक शत्रु को क्षति पहुँचाएँ। शक्ति बढ़ाएँ, फिर कि की कु र्क ट्र।"
    found = " ".join(read(text, "hi", "hindi", tmp_path).split())
    assert found == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("カードを2枚引く。次に、相手の「怪物」を1体（3点以下）破壊する！", "ja"),
        ("抽两张牌，然后弃掉一张。如果对手控制怪兽，则对其造成三点伤害；", "zh-Hans"),
        ("抽兩張牌，然後棄掉一張。", "zh-Hant"),
        ("카드를 두 장 뽑고, 상대의 괴물 하나를 파괴한다.", "ko"),
    ],
)
def test_east_asia(text: str, language: str, tmp_path: Path) -> None:
    found = " ".join(read(text, language, "cjk", tmp_path).split())
    assert found == text


@pytest.mark.parametrize(
    ("text", "language", "family"),
    [
        ("שלוף שני קלפים. אם ליריב יש מפלצת, הוא מאבד 3 נקודות", "he", "body"),
        ("שָׁלוֹם עֲלֵיכֶם, בְּרֵאשִׁית בָּרָא", "he", "hebrew"),
        ("הקלף Undertow מוסיף נקודה אחת עד סוף התור [פעם אחת]", "he", "body"),
        ("اسحب بطاقتين. إذا كان لدى الخصم وحش، فإنه يخسر 3 نقاط", "ar", "arabic"),
        ("اسْحَبْ بِطَاقَتَيْنِ جِدًّا ضَرَرًا مُؤَلَّفٌ", "ar", "arabic"),
        ("بطاقة Undertow تضيف ٣ نقاط لا إله [مرة واحدة]", "ar", "arabic"),
        ("کارت پشتی را بکشید و گربهٔ خود را بردارید", "fa", "arabic"),
        ("دو پتے کھینچیں اور دشمن کو ٹھیک کریں", "ur", "arabic"),
    ],
)
def test_scripts_that_run_leftwards(
    text: str, language: str, family: str, tmp_path: Path
) -> None:
    found = read(text, language, family, tmp_path)
    assert "".join(found.split()) == unicodedata.normalize("NFC", text).replace(" ", "")


def test_words_keep_their_blanks(tmp_path: Path) -> None:
    text = "שלוף שני קלפים ואז זרוק קלף אחד לערימה של היריב"
    assert " ".join(read(text, "he", "body", tmp_path).split()) == text


def test_a_name_of_another_direction_stands_in_a_latin_line(tmp_path: Path) -> None:
    text = "The card שלום עולם stays here"
    found = read(text, "en", "body", tmp_path)
    assert "".join(found.split()) == text.replace(" ", "")


@pytest.mark.parametrize("blur", [0.0, 1.0])
@pytest.mark.parametrize("text", ["Draw two cards.", "اسحب بطاقة أولى", "कार्ड खींचो"])
def test_a_shadow_is_not_read(text: str, blur: float, tmp_path: Path) -> None:
    shade = Shadow(0.4, 0.4, blur, Colour(0, 0, 0, 0.5))
    plain = read(text, "en", "body", tmp_path)
    assert read(text, "en", "body", tmp_path, shade) == plain
