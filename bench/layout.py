"""Measures layout: CPU ms a card in three scripts, and texts that must shrink.

``python bench/layout.py [CARDS]`` sets cards with five texts each, all different.
A card is tried, as ``check`` does it, lints included; and placed, as for drawing. The
Japanese font is the sample that the tests use, so it needs a checkout.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parent))
sys.path.append(str(Path(__file__).parents[1] / "tests" / "fonts"))

import workload
from workload import Rng

from cardwright.base import fonts
from cardwright.model.drawing import FontKey
from cardwright.model.face import Composed, FontFamily, Limits, Style
from cardwright.model.game import Size
from cardwright.typeset.face import typeset
from cardwright.typeset.setting import Setting
from cardwright.typeset.text.fontset import FontSet

CARDS = int(sys.argv[1]) if len(sys.argv) > 1 else 300

FAMILIES = {
    "Latin": FontFamily("fontpkg-open-sans"),
    "Arabic": FontFamily("fontpkg-noto-sans-arabic"),
    "Japanese": FontFamily("noto-cjk-sample-regular"),
}
LANGUAGES = {"Latin": "en", "Arabic": "ar", "Japanese": "ja"}
MOST_MS = {"Latin": 2, "Arabic": 4, "Japanese": 4}

ARABIC = (
    *("بطاقة", "لاعب", "دور", "هجوم", "دفاع", "سحر", "نهر"),
    *("جبل", "مدينة", "قلعة", "خطوة", "ضوء", "ظل", "نار"),
    *("ماء", "ريح", "أرض", "سماء", "اسحب", "بطاقتين", "عندما"),
    *("تلعب", "هذه", "البطاقة", "ثم", "اكشف", "واحدة", "من"),
    *("يدك", "إذا", "كان", "الخصم", "بعيدا"),
)

BOXES = (
    'y="4" w="42" h="7" size="13" min-size="5"',
    'y="12" w="8" h="8" size="14" min-size="6"',
    'y="51.5" w="44" h="5" size="8" min-size="7.5"',
    'y="57.5" w="53.5" h="23" size="9.5" min-size="4.5"',
    'y="82" w="53.5" h="3" size="7.5" min-size="6"',
)
"""Name, cost, sort, rules and foot of a card."""

LONG = 'y="4" w="53" h="80" size="40" min-size="2"'
GROUND = '<rect x="-4" y="-4" w="72" h="98" fill="#fffdf6"/>'


def words(script: str, rng: Rng, number: int) -> str:
    """``number`` words; of a script without blanks, signs for them."""
    if script == "Latin":
        return " ".join(str(rng.choice(workload.WORDS)) for _ in range(number))
    if script == "Arabic":
        return " ".join(str(rng.choice(ARABIC)) for _ in range(number))
    return "".join(str(rng.choice(signs())) for _ in range(2 * number))


@cache
def signs() -> Sequence[str]:
    """The ideographs that the sample has."""
    pick = fonts.pick("noto-cjk-sample-regular", 400, False, ())  # noqa: FBT003
    if pick is None:
        raise SystemExit(
            "the sample of a Japanese font is in tests/fonts of a checkout"
        )
    known = fonts.coverage(FontKey(pick.package, pick.file, pick.axes))
    return [chr(code) for code in sorted(known) if 0x4E00 <= code < 0xA000]


def card(script: str, index: int) -> Composed:
    """A card's texts: forty words of rules among them."""
    rng = Rng(f"{script} {index}")
    texts = [words(script, rng, number) for number in (2, 2, 40, 1)]
    texts.insert(1, str(rng.integer(0, 9)))
    texts[-1] += f" {index}"
    boxes = zip(BOXES, texts, strict=True)
    return face(index, [box(where, text) for where, text in boxes])


def box(where: str, text: str) -> str:
    return f'<text-box x="5" {where}>{text}</text-box>'


def face(index: int, boxes: Sequence[str]) -> Composed:
    xml = f'<card font="text">{GROUND}{"".join(boxes)}</card>'
    return Composed(f"card-{index}", "card", "front", xml)


def setting(script: str) -> Setting:
    style = Style({"text": FAMILIES[script]}, (), {}, {})
    return Setting(
        style=style,
        size=Size(63.5, 88.9, 3.175),
        root=Path("/"),
        fonts=FontSet.of(style, LANGUAGES[script]),
    )


def cost(faces: Sequence[Composed], how: Setting) -> float:
    """CPU ms a face."""
    before = process_time()
    for each in faces:
        typeset(each, how)
    return 1000 * (process_time() - before) / len(faces)


def row(what: str, value: str, target: str) -> None:
    print(f"{what:<52} {value:>12}   {target}")


def main() -> None:
    for script, most in MOST_MS.items():
        faces = [card(script, index) for index in range(CARDS)]
        cost(faces[:1], setting(script))
        tried = cost(faces, replace(setting(script), proof=True, limits=Limits()))
        placed = cost(faces, setting(script))
        row(f"a card in {script}, tried and linted", f"{tried:.2f} ms", f"<= {most}")
        row("  placed", f"{placed:.2f} ms", f"<= {most}")
    rng = Rng("long")
    boxes = [box(LONG, words("Latin", rng, 300)) for _ in range(50)]
    faces = [face(index, [each]) for index, each in enumerate(boxes)]
    taken = cost(faces, setting("Latin")) * len(faces) / 1000
    row(
        "50 boxes of 300 words that shrink, placed",
        f"{taken:.2f} s",
        "<= 1 s",
    )


if __name__ == "__main__":
    main()
