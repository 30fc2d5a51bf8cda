"""Small pictures spelled in letters: what each element and attribute looks like.

A letter stands for the colour in the middle of a mm: ``.`` white, ``#`` black, ``R G B
Y C M`` red, green, blue, yellow, cyan, magenta, ``?`` any other. ``~`` may be anything.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.model.game import Size
from cardwright.typeset.setting import Setting
from tests.pictures.kit import picture_of, studio

SHAPES = {
    "a rectangle": (
        '<rect x="1" y="1" w="4" h="2" fill="black"/>',
        "......",
        ".####.",
        ".####.",
        "......",
    ),
    "round corners": (
        '<rect w="6" h="6" r="3" fill="red"/>',
        ".RRRR.",
        "RRRRRR",
        "RRRRRR",
        "RRRRRR",
        "RRRRRR",
        ".RRRR.",
    ),
    "a radius for each corner, clockwise from the top left": (
        '<rect w="6" h="6" r="3 0 0 3" fill="red"/>',
        ".RRRRR",
        "RRRRRR",
        "RRRRRR",
        "RRRRRR",
        "RRRRRR",
        ".RRRRR",
    ),
    "a circle": (
        '<circle cx="3" cy="3" r="3" fill="#00f"/>',
        ".BBBB.",
        "BBBBBB",
        "BBBBBB",
        "BBBBBB",
        "BBBBBB",
        ".BBBB.",
    ),
    "an ellipse": (
        '<ellipse cx="4" cy="2" rx="4" ry="2" fill="black"/>',
        ".######.",
        "########",
        "########",
        ".######.",
    ),
    "a polygon": (
        '<polygon points="0,0 5.5,0 0,5.5" fill="green"/>',
        "GGGGG.",
        "GGGG..",
        "GGG...",
        "GG....",
        "G.....",
        "......",
    ),
    "a path, moved and twice as large": (
        '<path d="M0 0H2.75L0 2.75Z" x="1" scale="2" fill="green"/>',
        ".GGGGG",
        ".GGGG.",
        ".GGG..",
        ".GG...",
        ".G....",
    ),
    "a path over itself": (
        '<path d="M0 0H6V4H0Z M2 1H4V3H2Z" fill="black"/>',
        "######",
        "######",
        "######",
        "######",
    ),
    "a path with a hole": (
        '<path d="M0 0H6V4H0Z M2 1H4V3H2Z" fill-rule="evenodd" fill="black"/>',
        "######",
        "##..##",
        "##..##",
        "######",
    ),
    "an arrow": (
        '<arrow w="8" h="4" fill="black"/>',
        "....#...",
        "#######.",
        "#######.",
        "....#...",
    ),
    "an arrow to the left": (
        '<arrow w="8" h="4" direction="left" fill="black"/>',
        "...#....",
        ".#######",
        ".#######",
        "...#....",
    ),
    "an arrow upwards": (
        '<arrow w="4" h="8" direction="up" fill="black"/>',
        "....",
        ".##.",
        ".##.",
        "####",
        ".##.",
        ".##.",
        ".##.",
        ".##.",
    ),
    "an arrow with a broad shaft and a short head": (
        '<arrow w="8" h="4" shaft="1" head="0.3" fill="black"/>',
        "~~~~~~..",
        "#######.",
        "#######.",
        "~~~~~~..",
    ),
    "no fill": ('<rect w="2" h="2" fill="none"/>', "..", ".."),
    "a shadow lies below and beside": (
        '<rect x="1" y="1" w="3" h="2" fill="black" shadow="1 1 red"/>',
        "......",
        ".###..",
        ".###R.",
        "..RRR.",
        "......",
    ),
    "the shadow of a line": (
        '<path d="M0 0.5H3" stroke="black" stroke-width="1" shadow="1 1 red"/>',
        "###..",
        ".RRR.",
        ".....",
    ),
    "what is half seen": (
        '<rect w="2" h="1" fill="red"/><rect w="1" h="1" fill="black" opacity="0.5"/>',
        "?R.",
    ),
    "what is not seen": ('<rect w="2" h="1" fill="red" opacity="0"/>', ".."),
}

LINES = {
    "a line round a shape, half of it inside": (
        '<rect x="1" y="1" w="6" h="4" stroke="black" stroke-width="2"/>',
        "########",
        "########",
        "##....##",
        "##....##",
        "########",
        "########",
    ),
    "a line over its fill": (
        (
            '<rect x="0.5" y="0.5" w="5" h="3" fill="red" stroke="black"'
            ' stroke-width="1"/>'
        ),
        "######",
        "#RRRR#",
        "#RRRR#",
        "######",
    ),
    "dashes": (
        '<path d="M0 0.5H8" stroke="black" stroke-width="1" dash="2 1"/>',
        "##.##.##",
    ),
    "dashes with square ends": (
        '<path d="M1 1H8" stroke="black" stroke-width="2" dash="2 4" cap="square"/>',
        "####..##",
        "####..##",
    ),
    "dots": (
        (
            '<path d="M1.5 1.5H8" stroke="red" stroke-width="3" dash="0.001 5"'
            ' cap="round"/>'
        ),
        "RRR..RRR",
        "RRR..RRR",
        "RRR..RRR",
    ),
    "a corner": (
        '<path d="M2.5 8V2.5H8" stroke="black" stroke-width="5"/>',
        *["########"] * 5,
        *["#####..."] * 3,
    ),
    "a corner cut off": (
        '<path d="M2.5 8V2.5H8" stroke="black" stroke-width="5" join="bevel"/>',
        "..######",
        ".#######",
        *["########"] * 3,
        *["#####..."] * 3,
    ),
    "a round corner": (
        '<path d="M2.5 8V2.5H8" stroke="black" stroke-width="5" join="round"/>',
        ".#######",
        *["########"] * 4,
        *["#####..."] * 3,
    ),
    "a corner that would reach too far": (
        '<path d="M2.5 8V2.5H8" stroke="black" stroke-width="5" miter="1"/>',
        "..######",
        ".#######",
        *["########"] * 3,
        *["#####..."] * 3,
    ),
}

PAINTS = {
    "to the right": (
        '<rect w="8" h="1" fill="linear-gradient(90deg, red 50%, green 50%)"/>',
        "RRRRGGGG",
    ),
    "upwards": (
        '<rect w="2" h="4" fill="linear-gradient(0deg, red 50%, green 50%)"/>',
        "GG",
        "GG",
        "RR",
        "RR",
    ),
    "downwards where nothing is said, in even parts": (
        (
            '<rect w="1" h="4" fill="linear-gradient(red 25%, green 25%, green 75%,'
            ' black 75%)"/>'
        ),
        "R",
        "G",
        "G",
        "#",
    ),
    "aslant": (
        '<rect w="4" h="4" fill="linear-gradient(45deg, red 50%, green 50%)"/>',
        "~GGG",
        "R~GG",
        "RR~G",
        "RRR~",
    ),
    "round the middle": (
        '<rect w="8" h="8" fill="radial-gradient(red 50%, green 50%)"/>',
        "GGGGGGGG",
        "GG~RR~GG",
        "G~RRRR~G",
        "GRRRRRRG",
        "GRRRRRRG",
        "G~RRRR~G",
        "GG~RR~GG",
        "GGGGGGGG",
    ),
    "round a corner": (
        '<rect w="6" h="2" fill="radial-gradient(at 0% 0%, red 40%, green 40%)"/>',
        "RR~GGG",
        "RR~GGG",
    ),
    "from nothing to all": (
        (
            '<rect w="8" h="1" fill="red"/>'
            '<rect w="8" h="1" fill="linear-gradient(90deg, black/0 50%, black 50%)"/>'
        ),
        "RRRR####",
    ),
    "an alpha": ('<rect w="1" h="1" fill="black/0.5"/>', "?."),
    "digits": (
        '<rect w="1" h="1" fill="#ff0"/><rect x="1" w="1" h="1" fill="#00ffff"/>',
        "YC",
    ),
}

BAR = '<rect w="4" h="2" fill="red"/><rect w="2" h="1" fill="black"/>'
GROUPS = {
    "moved": (f'<g x="1" y="1">{BAR}</g>', "......", ".##RR.", ".RRRR."),
    "turned about its corner": (
        f'<g x="2" rotate="90">{BAR}</g>',
        "R#..",
        "R#..",
        "RR..",
        "RR..",
    ),
    "turned about a point": (f'<g rotate="180" about="2 1">{BAR}</g>', "RRRR", "RR##"),
    "twice as large": (
        f'<g scale="2">{BAR}</g>',
        "####RRRR",
        "####RRRR",
        "RRRRRRRR",
        "RRRRRRRR",
    ),
    "twice as high": (f'<g scale="1 2">{BAR}</g>', "##RR", "##RR", "RRRR", "RRRR"),
    "mirrored": (f'<g x="4" scale="-1 1">{BAR}</g>', "RR##", "RRRR"),
    "upside down": (f'<g scale="1 -1" about="0 1">{BAR}</g>', "RRRR", "##RR"),
    "aslant": (
        '<g skew="45"><rect x="0.25" w="2" h="4" fill="black"/></g>',
        ".##...",
        "..##..",
        "...##.",
        "....##",
    ),
    "multiplied": (
        (
            '<rect w="3" h="1" fill="#ff0"/>'
            '<g blend="multiply"><rect x="1" w="3" h="1" fill="#0ff"/></g>'
        ),
        "YGGC",
    ),
    "screened, but not with bare paper": (
        (
            '<rect w="3" h="1" fill="red"/>'
            '<g blend="screen"><rect x="1" w="3" h="1" fill="#00f"/></g>'
        ),
        "RMMB",
    ),
    "faded as one": (
        (
            '<rect w="2" h="1" fill="green"/><g opacity="0">'
            '<rect w="1" h="1" fill="red"/></g>'
        ),
        "GG",
    ),
}

SEA = '<rect w="9" h="9" fill="#00f"/>'
CLIPS = {
    "a box": (f'<clip x="1" y="1" w="2" h="1">{SEA}</clip>', "....", ".BB.", "...."),
    "a box with round corners": (
        f'<clip w="6" h="6" r="3 0 0 0">{SEA}</clip>',
        ".BBBBB",
        *["BBBBBB"] * 5,
    ),
    "a circle": (
        f'<clip cx="3" cy="3" radius="3">{SEA}</clip>',
        ".BBBB.",
        *["BBBBBB"] * 4,
        ".BBBB.",
    ),
    "an ellipse": (
        f'<clip cx="4" cy="2" rx="4" ry="2">{SEA}</clip>',
        ".BBBBBB.",
        "BBBBBBBB",
        "BBBBBBBB",
        ".BBBBBB.",
    ),
    "a polygon": (
        f'<clip points="0,0 3.5,0 0,3.5">{SEA}</clip>',
        "BBB.",
        "BB..",
        "B...",
        "....",
    ),
    "a path with a hole": (
        f'<clip d="M0 0H4V3H0Z M1 1H3V2H1Z" fill-rule="evenodd">{SEA}</clip>',
        "BBBB",
        "B..B",
        "BBBB",
    ),
    "a picture in a shape": (
        '<clip points="0,0 3.5,0 0,3.5"><image src="squares.png" w="4"/></clip>',
        "RRG.",
        "RR..",
        "B...",
        "....",
    ),
}

PICTURES = {
    "as it is": ('<image src="squares.png" w="4"/>', "RRGG", "RRGG", "BBBB", "BBBB"),
    "the middle of it": (
        '<image src="squares.png" w="4" h="2"/>',
        "RRGG",
        "BBBB",
    ),
    "the top of it": (
        '<image src="squares.png" w="4" h="2" focus="50 0"/>',
        "RRGG",
        "RRGG",
    ),
    "the left of it": (
        '<image src="squares.png" w="2" h="4" focus="0 50"/>',
        "RR..",
        "RR..",
        "BB..",
        "BB..",
    ),
    "all of it": (
        '<image src="squares.png" w="8" h="4" fit="contain"/>',
        "..RRGG..",
        "..RRGG..",
        "..BBBB..",
        "..BBBB..",
    ),
    "with a round corner": (
        '<image src="half.svg" w="12" h="6" r="3 0 0 0"/>',
        ".RRRRRBBBBBB",
        *["RRRRRRBBBBBB"] * 5,
    ),
    "an SVG file": ('<image src="half.svg" w="4"/>', "RRBB", "RRBB"),
    "an SVG file cut by its box": (
        '<image src="half.svg" w="2" h="2"/>',
        "RB..",
        "RB..",
    ),
    "an icon in black and in its own red": (
        '<icon name="pin" w="4"/>',
        "#R##",
        "####",
    ),
    "an icon in one colour": ('<icon name="pin" w="4" color="green"/>', "GGGG", "GGGG"),
    "an icon in the middle of its box": (
        '<icon name="pin" w="4" h="4"/>',
        "....",
        "#R##",
        "####",
        "....",
    ),
    "a face, half as large": ('<face entry="other" w="4"/>', "RR##", "RR##"),
    "a face's other side": (
        '<face entry="other" side="back" x="1" w="4"/>',
        ".GG##",
        ".GG##",
    ),
    "a qr code": (
        '<qr w="21" quiet="0" ecc="L">A</qr>',
        "#######.~~~~~.#######",
        "#.....#.~~~~~.#.....#",
        "#.###.#.~~~~~.#.###.#",
        "#.###.#.~~~~~.#.###.#",
        "#.###.#.~~~~~.#.###.#",
        "#.....#.~~~~~.#.....#",
        "#######.#.#.#.#######",
        *["~" * 21] * 14,
    ),
    # Twenty letters take 21 modules at level M, and 25 at H.
    "a qr code that bears as much as its size allows": (
        f'<qr w="25" quiet="0" ecc="auto">{"A" * 20}</qr>',
        f"#######.{'~' * 9}.#######",
        f"#.....#.{'~' * 9}.#.....#",
        *[f"#.###.#.{'~' * 9}.#.###.#"] * 3,
        f"#.....#.{'~' * 9}.#.....#",
        "#######.#.#.#.#.#.#######",
        *["~" * 25] * 18,
    ),
    "a qr code's quiet zone": (
        '<rect w="23" h="23" fill="green"/><qr w="23" quiet="1" color="red">A</qr>',
        "." * 23,
        ".RRRRRRR.~~~~~.RRRRRRR.",
        *["~" * 23] * 20,
        "." * 23,
    ),
}

A, B = '<rect w="2" h="1" fill="red"/>', '<rect w="1" h="2" fill="black"/>'
FLOWS = {
    "beside one another": (f"<row>{A}{B}{A}</row>", "RR#RR", "..#.."),
    "below one another": (f"<col>{A}{B}{A}</col>", "RR", "#.", "#.", "RR"),
    "with gaps": (f'<row x="1" gap="1">{A}{B}</row>', ".RR.#", "....#"),
    "at the end": (f'<row w="6" align="end">{A}{B}</row>', "...RR#", ".....#"),
    "in the middle": (f'<row w="7" align="center">{A}{B}</row>', "..RR#..", "....#.."),
    "with equal gaps": (
        f'<row w="7" align="between">{B}{B}{B}</row>',
        "#..#..#",
        "#..#..#",
    ),
    "on one foot": (f'<row cross="end">{A}{B}</row>', "..#", "RR#"),
    "within a padding": (
        f'<row w="6" h="3" padding="1 2 0 1">{A}{B}</row>',
        "......",
        ".RR#..",
        "...#..",
    ),
    "one takes what is left": (
        '<row w="6"><rect h="1" grow="1" fill="green"/>' + B + "</row>",
        "GGGGG#",
        ".....#",
    ),
    "two share it by weight": (
        '<row w="7" h="2"><rect grow="1" fill="green"/>'
        + B
        + '<rect grow="2" fill="red"/></row>',
        "GG#RRRR",
        "GG#RRRR",
    ),
    "a col in a row": (
        f'<row gap="1"><col>{A}{A}</col>{B}<col gap="1">{A}{A}</col></row>',
        "RR.#.RR",
        "RR.#...",
        ".....RR",
    ),
    "a row of pictures": (
        (
            '<row gap="1"><image src="half.svg" h="1"/>'
            '<icon name="pin" h="1" color="red"/>'
            '<ellipse cx="1" cy="1" rx="1" ry="1" fill="black"/></row>'
        ),
        "RB.RR.~~",
        "......~~",
    ),
    "a spacer": (
        f'<row w="6">{A}<g w="0" h="0" grow="1"/>{B}</row>',
        "RR...#",
        ".....#",
    ),
}

DRAWN = {
    "what is used again": ("use", "#.R.", "...."),
    "a symbol, cut at its room": ("symbol", ".##.", ".##."),
    "a clip": ("clip", "G...", "...."),
    "a style sheet": ("sheet", "R.B.", "R.B."),
    "a gradient with nothing in its second half": ("gradient", "RR..", "RR.."),
    # Half of 4 by 2, and of that 0.8: corners, at 0.75 and 0.5 of it, lie outside.
    "a gradient that is no circle": ("ellipse", "GRRG", "GRRG"),
    "a picture in the picture": ("nested", ".R..", ".R.."),
    "a turn": ("turned", "....", "..##"),
    "a line": ("line", "BBB.", "BBB."),
    "a line that is stretched": ("wide", ".RR.", ".RR."),
}
"""SVG files of 4 by 2."""

EM = 'font="mono" size="14.1732"'
"""A letter of this size is 3 mm wide; the upper half block is as high, and a little."""
BOX = f'<text-box w="11" h="8" {EM}'
TEXTS = {
    "from the left": (f"{BOX}>▀ ▀</text-box>", *["###...###.."] * 3, "..........."),
    "in the middle": (f'{BOX} align="center">▀</text-box>', *["....###...."] * 3),
    "to the right": (f'{BOX} align="right">▀</text-box>', *["........###"] * 3),
    "in colour": (
        f'{BOX} color="red">▀<span color="green">▀</span></text-box>',
        *["RRRGGG....."] * 3,
    ),
    "as the card": ("<g>" + f"{BOX}>▀</text-box></g>", *["###........"] * 3),
    "letters apart": (f'{BOX} tracking="400">▀▀</text-box>', *["###..###..."] * 3),
    "words apart": (f'{BOX} word-spacing="200">▀ ▀</text-box>', *["###....###."] * 3),
    "in columns": (
        f'<text-box w="11" h="8" {EM} columns="2" gap="5">▀ ▀</text-box>',
        *["###.....###"] * 3,
    ),
    "a shadow": (
        f'{BOX} shadow="1 0 red">▀</text-box>',
        *["###R......."] * 3,
    ),
    "around a thing": (
        f'<text-box w="20" h="8" {EM} around="0 0 5 8">▀</text-box>',
        *[".....###............"] * 3,
    ),
}

ALL = {
    f"{sort}: {name}": picture
    for sort, pictures in (
        ("shapes", SHAPES),
        ("lines", LINES),
        ("gradients and colours", PAINTS),
        ("groups", GROUPS),
        ("clips", CLIPS),
        ("pictures", PICTURES),
        ("rows", FLOWS),
        (
            "SVG",
            {n: (f'<image src="{f}.svg" w="4"/>', *r) for n, (f, *r) in DRAWN.items()},
        ),
        ("texts", TEXTS),
    )
    for name, picture in pictures.items()
}


@pytest.fixture(scope="module")
def setting(tmp_path_factory: pytest.TempPathFactory) -> Setting:
    return studio(tmp_path_factory.mktemp("studio"))


@pytest.mark.parametrize("name", ALL)
def test_it_looks_as_it_is_drawn_here(setting: Setting, name: str) -> None:
    body, *rows = ALL[name]
    size = Size(len(rows[0]), len(rows), 0)
    made = picture_of(body, replace(setting, size=size))
    seen = [_masked(row, wanted) for row, wanted in zip(made, rows, strict=True)]
    assert seen == rows


def _masked(row: str, wanted: str) -> str:
    pairs = zip(row, wanted, strict=True)
    return "".join("~" if free == "~" else letter for letter, free in pairs)
