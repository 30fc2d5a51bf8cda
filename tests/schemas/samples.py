"""For each core form a sample that is good, and samples with their problems."""

from __future__ import annotations

GOOD = {
    "game": """\
title: Tides
language: en
version: "2"
kinds:
  item:
    title: item
    plural: items
    files: [items/*.yaml]
    size: card
    faces: {front: item, back: item-back}
  box: {title: box, files: boxes.yaml, deck: {cards: cards, format: format}}
  pattern: {title: pattern, blueprint_of: box}
sizes:
  card: {trim: poker, bleed: 3.175}
  chip: {trim: [25, 25]}
prints: [a4, letter]
assemblies:
  table:
    for: box
    choose: {extras: {kind: box, number: extras.required, prefer: extras.first}}
    piles:
      draw: [cards, {each: extras, take: cards, kind: item, where: "not late"}]
      late: {back: late-back, from: [{take: late, by: late_by}]}
    with: [sheet]
targets:
  two-boxes: {title: Two boxes, slots: {box: 2}, with: [mat]}
  fair:
    title: Fair
    with:
      - {entry: mat, copies: players}
      - {kind: item, where: "not late", copies: 3}
    components: true
    contents: true
    players: 2
""",
    "parameters": """\
hand: {value: 5, placeholder: true, note: to be tried, unit: cards, min: 3, max: 7}
first: {value: oldest, choices: {oldest: The oldest begins., youngest: The youngest.}}
word_for_gold: {value: 1.5, word: gold}
open: {value: [1, 2]}
""",
    "slots": """\
company: {title: company, about: As its cards print it., max: 28, min: 2}
bonus: {type: whole, min: 1, max: 3, default: 2}
mood: {choices: [calm, 2], default: calm}
late: {type: truth, default: false}
any: {}
""",
    "vocabularies": """\
vocabularies:
  icons: {tap: {name: turn}, gold: ~}
  sorts: {wet: {plural: wets, icon: tap, color: "#00f", phrase: a wet one, note: n}}
verbs:
  draw:
    arguments: {amount: number, of: "sorts?", card: item}
    strength: amount
    phrase: draw {{ amount }}
  rest: {phrase: [{where: x, say: rest}, {say: sleep}]}
conditions: {lit: {phrase: lit}}
frames: {power: "{{ effects }}."}
""",
    "glossary": """\
gold: {name: Gold, plural: Gold, text: What one pays with.}
low_tide: {text: The water is out.}
""",
    "rules": """\
formats:
  standard:
    title: Standard
    note: for all
    size: {min: 40, max: "{{ param.most }}", level: warning, because: The box says so.}
    copies: [{max: 3}, {where: "rare", max: 1}]
    counts: [{where: "kind == 'item'", min: 15}]
    shares: [{where: "cost < 3", min: 0.3, max: 0.5}]
    distinct: [{of: owner.id, max: 2}]
    sum: [{of: cost, min: 60}]
    spread: [{by: sort, values: [wet, dry], max: 2}]
    every: [{if: "rare", where: "cost > 2"}]
    unique: [{of: name}]
    needs: [{where: "rare", with: "not rare"}]
    excludes: [{where: "wet", with: "dry"}]
  small: {extends: standard}
assertions:
  costs: {every: item, where: "cost >= 0", at: cost, level: advice, because: b}
  names: {unique: {kind: [item, box], of: name, within: owner}}
  pairs: {needs: {kind: item, with: "kind == 'box'"}, where: "rare"}
  foes: {excludes: {kind: item, with: "dry"}}
  many: {counts: {kind: item, min: 8}}
  total: {sum: {kind: item, of: cost, max: 99}}
  even: {spread: {kind: item, by: sort, max: 2}}
  sorts: {distinct: {kind: item, of: sort, min: 2}}
  own: {links: {from: box, to: item, by: cards}, if: "source.x", where: "target.y"}
  used: {linked: {to: item, from: box}}
  rising: {ascending: {kind: box, of: number, within: owner}}
analyses:
  curve: {title: Curve, for: box, curve: {of: cost, where: "kind == 'item'"}}
  top: {share: {pile: draw, where: "top"}, min: 0.4, max: 0.6, level: advice}
  sum: {total: {of: cost}}
  apart: {spread: {by: sort}}
  reveal: {draw-until: {pile: draw, sum: omen, ends: "x", pools: [1, 15], fewer: dread}}
  next: {neighbour: {pile: draw, of: arrow}}
  start: {opening: {hand: 5, where: "cost < 3", at-least: 2}}
levels: {duplicate-name: advice}
""",
    "play": """\
players: {min: 1, max: 4}
steps: [{phase: Dawn, number: 1, does: Draw.}, {phase: Dusk, does: Rest.}]
zones: [{id: shore, name: Shore, text: Where boxes lie.}, {name: Sea}]
setup: [Shuffle.]
results: [{when: the sea is empty, then: you win}]
components:
  - {name: chips, count: 12, note: wood}
  - {name: dice, count: players, entry: die}
""",
    "case": """\
- case: thirty-nine cards
  like: first
  change: {cards.lamp: 1, cards.oil: ~}
  problems: [{code: deck-size, level: error, at: cards, message: m, hint: h}]
  because: The rules say so.
- {case: a new lamp, entry: {id: lamp}, problems: []}
""",
    "variant": """\
title: Swift
about: Is it still a story?
parameters: {hand: 5, pace: fast, swift: true}
change:
  lamp: {cost: 2, "effects.0.amount": 3, note: ~}
""",
    "style": """\
fonts:
  body: {package: fontpkg-inter-tight, axes: {wght: 400, opsz: 12.5}}
  other: {package: fontpkg-open-sans}
fallback: [other]
colors: {ink: "#112233", soft: ink/0.4}
variants:
  low-ink: {ink: "#111", line: soft, width: 0.15}
  plain: {fills: true, pictures: true}
text:
  base: {font: body, size: 8, min-size: 6.5, weight: 500, italic: true, color: ink}
  rules:
    extends: base
    leading: 1.2
    tracking: 0.01
    align: justify
    valign: middle
    case: small-caps
""",
    "profile": """\
title: A4, nine to a sheet
note: Print at 100 %.
paper: a4
turned: false
grid: [3, 3]
margin: 5
gap: 0
bleed: outer
marks: {crop: true, length: 4, offset: 0.5, width: 0.1, lines: true, corners: true,
  fold: true, registration: silhouette, sides: both}
backs: long-edge
fold: vertical
footer: true
contents: true
mixed: false
tile: {overlap: 10, marks: true}
""",
    "printer": """\
title: Office printer, tray 2
note: Lay the paper in face down.
x: 0.5
y: -1.5
rotation: 0.1
scale: 0.998
margin: 4.2
""",
    "bundle": """\
$schema: https://cardwright.example/schemas/core/bundle.schema.json
version: 1
game: {slug: tides, title: Tides, language: en, version: "2"}
parameters:
  hand: {name: hand, value: 5, placeholder: false, note: ~, unit: ~, minimum: 1,
    maximum: ~, choices: {a: A.}, word: ~}
vocabularies:
  sorts:
    wet: {id: wet, name: Wet, plural: wets, icon: ~, color: ~, phrase: ~, note: ~}
glossary: {gold: {id: gold, name: Gold, plural: Gold, text: Pay with it.}}
play: {setup: [Shuffle.]}
formats: {standard: {}}
entries:
  - kind: item
    id: lamp
    name: Lamp
    owner: ~
    copies: 1
    tags: [old]
    fields: {cost: 3}
    texts: {text: {tree: [], plain: "[tap]"}}
    links: [{path: like, to: oil, in: [item]}]
    used_by: [oil]
    faces: {front: {file: images/item/lamp.png, width: 825, height: 1125, digest: ab}}
    placeholders: {cost: tune}
    digest: abc
""",
    "deck-report": """\
game: tides
id: first
title: The First
seed: ~
chosen: [{id: a, name: A}]
formats:
  - format: standard
    title: Standard
    judged: true
    legal: false
    problems:
    - {code: deck-size, level: error, file: a.yaml, line: 1, column: 2, end_line: 1,
      end_column: 5, message: m, hint: ~}
piles:
  - id: first
    title: The First
    size: 2
    cards: [{id: lamp, name: Lamp, kind: item, owner: ~, copies: 2}]
    kinds: [{id: item, name: items, cards: 2}]
    owners: [{id: ~, name: "", cards: 2}]
analyses:
  - name: costs
    title: Costs
    form: curve
    subject: first
    pile: ~
    columns: [{title: cost, unit: text}, {title: cards, unit: cards}]
    rows: [[3, 2], [X, 0.5]]
problems: []
""",
    "tight-report": """\
boxes:
  - {game: tides, entry: lamp, side: front, file: a.card.xml, line: 7, field: text,
    size: 7.5, wanted: 9, least: 6, fits: true, room: 1.26, of: height, lines: 0}
""",
    "report": """\
problems:
  - {code: unknown-key, level: error, file: a.yaml, line: 1, column: 2, end_line: 1,
    end_column: 5, message: m, hint: ~}
counts: {files: 1, entries: 0, errors: 1, warnings: 0, advice: 0}
""",
    "problems": """\
unknown-key: {level: error, group: fields, title: No such key, about: It is closed.,
  file: a.yaml, bad: b, good: g, see: [missing-key]}
""",
}

Sample = tuple[str, str, list[tuple[str, int, int, str, str | None]]]

BAD: list[Sample] = [
    (
        "slots",
        "company: {abuot: As its cards print it.}",
        [
            (
                "unknown-key",
                1,
                11,
                '"company" has no key "abuot"',
                'did you mean "about"?',
            )
        ],
    ),
    (
        "slots",
        "Company: {}",
        [
            (
                "bad-pattern",
                1,
                1,
                (
                    'the key "Company" must be small letters and digits, parted by '
                    "single underscores"
                ),
                'write "company"',
            )
        ],
    ),
    (
        "slots",
        "mood: {choices: []}",
        [("out-of-range", 1, 17, '"choices" must not be empty', None)],
    ),
    (
        "game",
        "titel: Tides\nkinds: {item: {title: item}}",
        [
            (
                "unknown-key",
                1,
                1,
                'a game manifest has no key "titel"',
                'did you mean "title"?',
            )
        ],
    ),
    (
        "game",
        "title: Tides\nkinds: {Item: {title: item}}",
        [
            (
                "bad-pattern",
                2,
                9,
                (
                    'the key "Item" must be small letters and digits, parted by single '
                    "hyphens or underscores"
                ),
                'write "item"',
            )
        ],
    ),
    (
        "game",
        "title: Tides\nkinds: {item: {title: item, faces: {back: b}}}",
        [("missing-key", 2, 37, '"faces" needs the key "front"', None)],
    ),
    (
        "game",
        (
            "title: T\nkinds: {a: {title: a}}\n"
            "assemblies: {t: {for: a, piles: {p: {back: b}}}}"
        ),
        [("missing-key", 3, 38, '"p" needs the key "from"', None)],
    ),
    (
        "game",
        "title: T\nkinds: {a: {title: a}}\ntargets: {t: {title: T, slots: {a: 0}}}",
        [("out-of-range", 3, 36, '"a" must be at least 1, not 0', None)],
    ),
    (
        "game",
        (
            "title: T\nkinds: {a: {title: a}}\n"
            "targets: {t: {title: T, with: [{where: x, entry: y}]}}"
        ),
        [
            (
                "missing-key",
                3,
                33,
                'an item of "with" with the key "where" needs the key "kind"',
                None,
            )
        ],
    ),
    (
        "parameters",
        "hand: {valeu: 5}",
        [
            (
                "unknown-key",
                1,
                8,
                '"hand" has no key "valeu"',
                'did you mean "value"?',
            )
        ],
    ),
    (
        "parameters",
        "hand-size: {value: 5}",
        [
            (
                "bad-pattern",
                1,
                1,
                (
                    'the key "hand-size" must be small letters and digits, parted by '
                    "single underscores"
                ),
                'write "hand_size"',
            )
        ],
    ),
    (
        "vocabularies",
        "verbs: {draw: {arguments: {do: number}, phrase: draw}}",
        [
            (
                "bad-pattern",
                1,
                28,
                (
                    'the key "do" must be small letters and digits, parted by single '
                    "underscores, and none of do, is and phrase"
                ),
                None,
            )
        ],
    ),
    (
        "vocabularies",
        "frames: {power: {effects}}",
        [
            (
                "wrong-type",
                1,
                17,
                '"power" must be a text, not a group of keys',
                'put the text in quotes: "{effects}"',
            )
        ],
    ),
    (
        "glossary",
        "gold: {name: Gold}",
        [("missing-key", 1, 8, '"gold" needs the key "text"', None)],
    ),
    (
        "rules",
        'assertions: {costs: {where: "cost > 0"}}',
        [
            (
                "missing-key",
                1,
                22,
                (
                    '"costs" needs one of the keys "every", "unique", "needs", '
                    '"excludes", "counts", "sum", "spread", "distinct", "links", '
                    '"linked" or "ascending"'
                ),
                None,
            )
        ],
    ),
    (
        "rules",
        "formats: {standard: {copies: [{max: 3, levle: error}]}}",
        [
            (
                "unknown-key",
                1,
                40,
                'an item of "copies" has no key "levle"',
                'did you mean "level"?',
            )
        ],
    ),
    (
        "play",
        "components: [{name: chips, count: -1}]",
        [("out-of-range", 1, 35, '"count" must be at least 0, not -1', None)],
    ),
    (
        "variant",
        "title: T\nparameters: {hand: [1]}",
        [
            (
                "wrong-type",
                2,
                20,
                '"hand" must be a number, a text or true or false, not a list',
                'put the text in quotes: "[1]"',
            )
        ],
    ),
    (
        "variant",
        "title: T\nparameter: {hand: 1}",
        [
            (
                "unknown-key",
                2,
                1,
                'a variant has no key "parameter"',
                'did you mean "parameters"?',
            )
        ],
    ),
    (
        "case",
        "case: none\nlike: a\nproblems: {}",
        [
            (
                "wrong-type",
                3,
                11,
                '"problems" must be a list, not a group of keys',
                "write it as a list: []",
            )
        ],
    ),
    (
        "case",
        "- {case: none, like: a, problem: []}",
        [
            (
                "unknown-key",
                1,
                25,
                'a case has no key "problem"',
                'did you mean "problems"?',
            )
        ],
    ),
    (
        "style",
        "fonts: {body: {package: Inter}}",
        [
            (
                "bad-pattern",
                1,
                25,
                '"package" must be a package such as fontpkg-inter-tight, not "Inter"',
                None,
            )
        ],
    ),
    (
        "printer",
        "title: Office\nscale: 98",
        [("out-of-range", 2, 8, '"scale" must be at most 1.1, not 98', None)],
    ),
    (
        "profile",
        "title: A4\npaper: a4\nbacks: longedge",
        [
            (
                "not-a-choice",
                3,
                8,
                '"backs" cannot be "longedge"',
                'did you mean "long-edge"?',
            )
        ],
    ),
    (
        "bundle",
        GOOD["bundle"].replace("version: 1\n", "version: 2\n"),
        [
            (
                "not-a-choice",
                2,
                10,
                '"version" cannot be the number 2',
                "it must be 1",
            )
        ],
    ),
    (
        "deck-report",
        GOOD["deck-report"].replace("form: curve", "form: curv"),
        [("not-a-choice", 24, 11, '"form" cannot be "curv"', 'did you mean "curve"?')],
    ),
    (
        "tight-report",
        GOOD["tight-report"].replace("height", "hight"),
        [("not-a-choice", 3, 65, '"of" cannot be "hight"', 'did you mean "height"?')],
    ),
    (
        "report",
        GOOD["report"].replace("column: 2,", "column: 0,"),
        [("out-of-range", 2, 70, '"column" must be at least 1, not 0', None)],
    ),
    (
        "problems",
        "bad-day: {level: grave, group: files, title: t, about: a, bad: b, good: g}",
        [
            (
                "not-a-choice",
                1,
                18,
                '"level" cannot be "grave"',
                "it may be error, warning or advice",
            )
        ],
    ),
]
