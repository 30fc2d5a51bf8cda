"""A seeded workspace of poker cards: art, title, cost, type line, rules, icons, footer.

N distinct cards on one template, as the peers were measured: a full-bleed colour, a
rounded frame, a 600 x 450 picture of noise and gradient placed 1:1, about 40 words of
rules (every 20th card 110, every 25th a title that is too long), two of eight icons.
"""

from __future__ import annotations

import json
from pathlib import Path

from PIL import Image

from cardwright.base.rng import Rng

WORDS = [
    "draw",
    "cards",
    "until",
    "your",
    "hand",
    "holds",
    "seven",
    "then",
    "choose",
    "one",
    "ally",
    "and",
    "move",
    "it",
    "to",
    "the",
    "nearest",
    "harbour",
    "where",
    "every",
    "lantern",
    "counts",
    "double",
    "while",
    "storms",
    "gather",
    "around",
    "broken",
    "towers",
    "below",
    "silver",
    "hills",
    "against",
    "patient",
    "rivers",
]
ICONS = ("wave", "flame", "leaf", "stone", "star", "moon", "bolt", "eye")
PICTURE = (600, 450)

TEMPLATE = """<card font="body" color="#1b1b1b">
  <rect x="-3.175" y="-3.175" w="69.85" h="95.25" fill="{{ card.paint }}"/>
  <rect x="2.5" y="2.5" w="58.5" h="83.9" r="3" fill="#fffdf6" stroke="#222"
        stroke-width="0.17"/>
  <text-box x="5" y="4" w="42" h="7" size="13" min-size="5" weight="700"
            valign="middle" field="name">{{ card.name }}</text-box>
  <circle cx="54.5" cy="7.8" r="4" fill="#b3372b"/>
  <text-box x="50.5" y="3.8" w="8" h="8" size="14" weight="700" color="#fff"
            align="center" valign="middle">{{ card.cost }}</text-box>
  {% if card.art is defined %}
  <image x="6.35" y="12.5" w="50.8" h="38.1" src="{{ card.art }}"/>
  {% endif %}
  <text-box x="5" y="51.5" w="44" h="5" size="8" italic="true"
            valign="middle">{{ card.sort }}</text-box>
  <icon name="{{ card.icons[0] }}" x="50" y="51.5" w="4.5" h="4.5"/>
  <icon name="{{ card.icons[1] }}" x="55" y="51.5" w="4.5" h="4.5"/>
  <text-box x="5" y="57.5" w="53.5" h="23" size="9.5" min-size="4.5"
            field="text">{{ card.text }}</text-box>
  <text-box x="5" y="82" w="53.5" h="3" size="5.5" color="#555"
            >{{ card.id }} · bench</text-box>
</card>
"""
STYLE = """fonts:
  body: {package: fontpkg-open-sans}
# As small as the peers set it; all else that a card is held to is the usual.
limits: {text-least: 4.5, text-advised: 4.5}
"""
GAME = """title: Bench
kinds:
  card: {title: card, files: cards/*.yaml, size: card, faces: {front: card}}
  deck: {title: deck, files: decks/*.yaml, deck: {cards: cards}}
sizes:
  card: {trim: poker, bleed: 3.175}
"""
SCHEMA = {
    "title": "card",
    "type": "object",
    "additionalProperties": False,
    "required": ["cost", "sort", "icons", "text", "paint"],
    "properties": {
        "cost": {"type": "integer", "minimum": 0},
        "sort": {"type": "string"},
        "icons": {"type": "array", "items": {"type": "string"}},
        "text": {"type": "string", "x-text": "rich"},
        "paint": {"type": "string"},
        "art": {"type": "string", "x-file": "image"},
    },
}
DECK_SCHEMA = {
    "title": "deck",
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "cards": {
            "type": "object",
            "propertyNames": {"x-link": "card"},
            "additionalProperties": {"type": "integer"},
        }
    },
}


def make(root: Path, number: int, pictures: int, *, one_file: bool = False) -> None:
    """A workspace of ``number`` cards; card i shows picture i modulo ``pictures``."""
    cards = root / "cards" / "bench"
    _write(cards / "game.yaml", GAME)
    schemas = root / "schemas" / "bench"
    _write(schemas / "card.schema.json", json.dumps(SCHEMA, indent=1))
    _write(schemas / "deck.schema.json", json.dumps(DECK_SCHEMA, indent=1))
    templates = root / "templates" / "bench"
    _write(templates / "card.card.xml", TEMPLATE)
    _write(templates / "style.yaml", STYLE)
    for index, name in enumerate(ICONS):
        _write(templates / "icons" / f"{name}.svg", _icon(index))
    for index in range(pictures):
        _picture(cards / "art" / f"{index}.png", index)
    texts = [_card(index, pictures) for index in range(number)]
    size = number if one_file else 100
    for start in range(0, number, size):
        _write(
            cards / "cards" / f"{start:06}.yaml", "".join(texts[start : start + size])
        )
    deck = "".join(f"  card-{i}: 3\n" for i in range(min(number, 20)))
    _write(cards / "decks" / "sixty.yaml", f"id: sixty\ncards:\n{deck}")


def _card(index: int, pictures: int) -> str:
    rng = Rng(f"card {index}")
    long_title = index % 25 == 24
    name = _words(rng, 7 if long_title else 2).title()
    art = f"  art: art/{index % pictures}.png\n" if pictures else ""
    return (
        f"- id: card-{index}\n  name: {name} {index}\n  cost: {rng.integer(0, 9)}\n"
        f"  sort: {_words(rng, 2).title()}\n"
        f"  icons: [{rng.choice(ICONS)}, {rng.choice(ICONS)}]\n"
        f'  paint: "#{rng.integer(0x202020, 0xDFDFDF):06x}"\n{art}'
        f'  text: "{_rules(rng, 110 if index % 20 == 19 else 40)}"\n'
    )


def _words(rng: Rng, number: int) -> str:
    return " ".join(str(rng.choice(WORDS)) for _ in range(number))


def _rules(rng: Rng, number: int) -> str:
    """``number`` words, one in ten of them bold."""
    words = _words(rng, number).split()
    return " ".join(
        f"**{word}**" if rng.integer(1, 10) == 1 else word for word in words
    )


def _icon(index: int) -> str:
    points = " ".join(
        f"{5 + 4.5 * ((i * (index + 2)) % 5 - 2) / 2:.2f},{i * 10 / (index + 4):.2f}"
        for i in range(index + 5)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        f'<circle cx="5" cy="5" r="5" fill="#345"/><polygon points="{points}" '
        'fill="#fd6"/></svg>'
    )


def _picture(path: Path, index: int) -> None:
    """Noise over a gradient: hard for any compressor, as painted art is."""
    width, height = PICTURE
    rng = Rng(f"picture {index}")
    noise = bytearray()
    while len(noise) < width * height:
        noise += rng.next().to_bytes(8, "little")
    grain = Image.frombytes("L", PICTURE, bytes(noise[: width * height]))
    slope = Image.linear_gradient("L").resize(PICTURE)
    grey = Image.blend(slope, grain, 0.065)
    tint = [rng.number(0.5, 1.0) for _ in range(3)]
    bands = [grey.point([round(v * t) for v in range(256)]) for t in tint]
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.merge("RGB", bands).save(path, compress_level=6)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
