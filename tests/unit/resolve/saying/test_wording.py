from __future__ import annotations

from cardwright.resolve.game.manifest import build_game
from cardwright.resolve.saying.wording import check_phrases, check_wording
from tests.unit.resolve.garden import at, read
from tests.unit.resolve.kitchen import GAME, SCHEMAS, VOCABULARIES, dish


def slips(vocabularies: str) -> list[tuple[tuple[str, str, int, int], str]]:
    forms = {
        "game": read("game.yaml", GAME),
        "vocabularies": read("vocabularies.yaml", vocabularies),
        "parameters": read("parameters.yaml", "pinch: {value: 7}"),
    }
    game, problems = build_game("garden", forms, [], SCHEMAS)
    assert game is not None
    assert problems == []
    return [(at(p), p.message) for p in check_phrases(game)]


def test_sound_phrases_give_no_problem() -> None:
    assert slips(VOCABULARIES) == []
    assert slips("{}") == []


def test_each_slip_stands_inside_its_phrase() -> None:
    assert slips("""\
vocabularies:
  whom:
    cook: {phrase: "the **cook"}
    each: {phrase: "each {{ gest }}"}
verbs:
  serve:
    arguments: {amount: number}
    phrase: "serve {{ amuont }}"
  salt:
    arguments: {change: number}
    phrase:
    - {where: "chnge < 0", say: "salt {{ change"}
    - {where: "change <", say: "{{ change | absolute }}"}
conditions:
  full: {arguments: {room: text}, phrase: "if {{ rom }}"}
frames:
  order: "{{ tiem }} {{ name }}"
  unused: "{{ anything }}"
""") == [
        (
            ("unknown-name", "vocabularies.yaml", 8, 23),
            'there is no name "amuont" here',
        ),
        (
            ("unbalanced-mark", "vocabularies.yaml", 12, 39),
            'the value "{{" has no "}}"',
        ),
        (
            ("unknown-name", "vocabularies.yaml", 12, 16),
            'there is no name "chnge" here',
        ),
        (
            ("bad-expression", "vocabularies.yaml", 13, 45),
            'there is no filter "absolute"',
        ),
        (
            ("bad-expression", "vocabularies.yaml", 13, 23),
            'the text "change <" is no expression',
        ),
        (("unknown-name", "vocabularies.yaml", 15, 50), 'there is no name "rom" here'),
        (("unknown-name", "vocabularies.yaml", 17, 14), 'there is no name "tiem" here'),
        (("unbalanced-mark", "vocabularies.yaml", 3, 25), 'the mark "**" has no end'),
        (("unknown-name", "vocabularies.yaml", 4, 29), 'there is no name "gest" here'),
    ]


def test_what_is_due_must_be_printed_once() -> None:
    _, entry = dish("does: [{do: salt, change: 1}]\nphrase: x")
    saying = entry.sayings[0]
    due, got = ["time", "does.0.change"], ["time", "time", "more"]
    problems = list(check_wording(entry, saying, due, got))
    assert [(at(p), p.message, p.hint) for p in problems] == [
        (
            ("phrase-mismatch", "dishes.yaml", 3, 9),
            'the phrase does not print "does[0].change"',
            "write {{ does[0].change }}",
        ),
        (
            ("phrase-mismatch", "dishes.yaml", 3, 9),
            'the phrase prints "time" 2 times',
            "print each number and word once",
        ),
    ]
