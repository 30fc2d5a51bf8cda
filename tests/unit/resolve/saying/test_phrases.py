from __future__ import annotations

from cardwright.base.expression import Names
from cardwright.model.builder import Flaw
from cardwright.model.markup import parse
from cardwright.model.rich import Paragraph, Rich, Text, Value
from cardwright.resolve.saying.phrases import phrase, phrase_of
from cardwright.resolve.saying.speech import Speech


def test_a_phrase_says_its_scope() -> None:
    speech = Speech()
    scope = {"who": "you", "param": Names("param", {"n": 4})}
    text = phrase("**{{ who | upper }}** draw {{ param.n }}").say(scope, speech)
    assert speech.rich(text).paragraphs[0].children[1:] == (
        Text(" draw "),
        Value("param.n", "4", "param.n"),
    )


def test_a_value_that_cannot_be_read_is_a_flaw_and_says_nothing() -> None:
    broken = phrase("a {{ b | }} *c")
    assert [(f.code, f.start, f.end) for f in broken.flaws] == [
        ("unbalanced-mark", 12, 13),
        ("bad-expression", 7, 8),
    ]
    speech = Speech()
    said = speech.rich(broken.say({}, speech))
    assert said == Rich((Paragraph((Text("a  *c"),)),))


def test_a_tree_that_was_read_before_makes_the_same_phrase() -> None:
    source = "a {{ b }} {{ c.d }}"
    rich, flaws = parse(source)
    assert phrase_of(rich, flaws) == phrase(source)
    assert [(name, v.start) for name, v in phrase(source).names()] == [
        ("b", 2),
        ("c", 10),
    ]


def test_an_unknown_filter_is_a_flaw_with_a_hint() -> None:
    assert phrase("{{ a | uper }}").flaws == (
        Flaw(
            "bad-expression",
            7,
            11,
            'there is no filter "uper"',
            'did you mean "upper"?',
        ),
    )
