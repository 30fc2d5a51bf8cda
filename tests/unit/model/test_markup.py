from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.builder import Flaw
from cardwright.model.markup import escape, parse
from cardwright.model.rendered import plain
from cardwright.model.rich import (
    Bold,
    Break,
    Icon,
    Inline,
    Italic,
    Paragraph,
    Rich,
    Text,
    Value,
)

STAR_HINT = "write \\* for a star that is no mark"


def rich(*children: Inline) -> Rich:
    return Rich((Paragraph(children),))


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("", Rich()),
        ("Draw a card.", rich(Text("Draw a card."))),
        ("**Pay** 2", rich(Bold((Text("Pay"),)), Text(" 2"))),
        ("so *very* old", rich(Text("so "), Italic((Text("very"),)), Text(" old"))),
        ("***both***", rich(Bold((Italic((Text("both"),)),)))),
        (
            "***a* b**",
            rich(Bold((Italic((Text("a"),)), Text(" b")))),
        ),
        (
            "***a** b*",
            rich(Italic((Bold((Text("a"),)), Text(" b")))),
        ),
        (
            "*a **b***",
            rich(Italic((Text("a "), Bold((Text("b"),))))),
        ),
        (
            "**a *b***",
            rich(Bold((Text("a "), Italic((Text("b"),))))),
        ),
        (
            "*a**b**c*",
            rich(Italic((Text("a"), Bold((Text("b"),)), Text("c")))),
        ),
        ("**a**b", rich(Bold((Text("a"),)), Text("b"))),
        ("2 * 3", rich(Text("2 * 3"))),
        ("* first ** second *", rich(Text("* first ** second *"))),
        ("2 \\*3", rich(Text("2 *3"))),
        ("\\{fire\\} \\\\ \\z", rich(Text("{fire} \\ z"))),
        ("pay {gold}!", rich(Text("pay "), Icon("gold", 4, 10), Text("!"))),
        ("**{gold}**", rich(Bold((Icon("gold", 2, 8),)))),
        ("one\ntwo", rich(Text("one"), Break(), Text("two"))),
        ("one  \n  two", rich(Text("one"), Break(), Text("two"))),
        ("\none\n", rich(Text("one"))),
        ("*a\nb*", rich(Italic((Text("a"), Break(), Text("b"))))),
        ("a\n{x}", rich(Text("a"), Break(), Icon("x", 2, 5))),
        (
            "one\n \n\ntwo\n\n",
            Rich((Paragraph((Text("one"),)), Paragraph((Text("two"),)))),
        ),
        ("a\\\n\nb", rich(Text("a"), Break(), Break(), Text("b"))),
        ("\\\n", rich(Break())),
        (
            "raise by {{ param.step }}.",
            rich(
                Text("raise by "),
                Value("param.step", start=9, end=25),
                Text("."),
            ),
        ),
        ("{{ {'a': {'b': 1}} }}", rich(Value("{'a': {'b': 1}}", start=0, end=21))),
        ('{{ "}}" }}', rich(Value('"}}"', start=0, end=10))),
        ("{{ a\n+ b }}", rich(Value("a\n+ b", start=0, end=11))),
        ("1 < 2 <yonder>", rich(Text("1 < 2 <yonder>"))),
    ],
)
def test_a_sound_text_becomes_its_tree(source: str, expected: Rich) -> None:
    assert parse(source) == (expected, ())


@pytest.mark.parametrize(
    ("source", "shown", "flaw"),
    [
        ("a** b", "a** b", ("unbalanced-mark", 1, 3, 'the mark "**" has no start')),
        ("2*3", "2*3", ("unbalanced-mark", 1, 2, 'the mark "*" has no end')),
        ("*a** b", "a* b", ("unbalanced-mark", 3, 4, 'the mark "*" has no start')),
        (
            "a****b",
            "a****b",
            ("unbalanced-mark", 1, 5, "there is nothing between the marks"),
        ),
        (
            "a **** b",
            "a **** b",
            ("unbalanced-mark", 2, 6, "there is nothing between the marks"),
        ),
    ],
)
def test_a_flawed_mark_stands_as_written(
    source: str, shown: str, flaw: tuple[str, int, int, str]
) -> None:
    tree, flaws = parse(source)
    assert (plain(tree), flaws) == (shown, (Flaw(*flaw, STAR_HINT),))


@pytest.mark.parametrize(
    ("source", "shown", "flaw", "word"),
    [
        ("a *b", "a *b", (2, 3, 'the mark "*" has no end'), "italic"),
        ("**b\n\nc", "**b\n\nc", (0, 2, 'the mark "**" has no end'), "bold"),
        ("*a *b c*", "a *b c", (0, 1, 'the mark "*" has no end'), "italic"),
        ("***b", "***b", (0, 3, 'the mark "***" has no end'), "bold italic"),
    ],
)
def test_a_mark_without_end_can_be_ended_or_escaped(
    source: str, shown: str, flaw: tuple[int, int, str], word: str
) -> None:
    tree, (found,) = parse(source)
    stars = flaw[2].split('"')[1]
    plain_stars = "".join(r"\*" for _ in stars)
    real = "a real star" if stars == "*" else "real stars"
    end = f"write {stars} again where the {word} text ends"
    hint = f"{end}; for {real} write {plain_stars}"
    assert (plain(tree), found) == (shown, Flaw("unbalanced-mark", *flaw, hint))


@pytest.mark.parametrize(
    ("source", "flaw"),
    [
        (
            "pay {gold now",
            Flaw(
                "unbalanced-mark",
                4,
                5,
                'the brace "{" has no end',
                "close it: {gold}",
            ),
        ),
        (
            "pay { now",
            Flaw(
                "unbalanced-mark",
                4,
                5,
                'the brace "{" has no end',
                "write \\{ for a brace that is no icon",
            ),
        ),
        (
            "by **{{ param.step }** now",
            Flaw(
                "unbalanced-mark",
                5,
                7,
                'the value "{{" has no "}}"',
                "close it with }}",
            ),
        ),
        (
            "pay gold} now",
            Flaw(
                "unbalanced-mark",
                8,
                9,
                'the brace "}" has no start',
                "write \\} for a brace that is no icon",
            ),
        ),
        (
            "pay { } now",
            Flaw(
                "unbalanced-mark",
                4,
                7,
                "there is no name between { and }",
                "write \\{ for a brace that is no icon",
            ),
        ),
        (
            "by {{ param.step } now **x",
            Flaw(
                "unbalanced-mark",
                3,
                5,
                'the value "{{" has no "}}"',
                "close it with }}",
            ),
        ),
        (
            "by {{ }}",
            Flaw(
                "unbalanced-mark",
                3,
                8,
                "there is nothing between {{ and }}",
                "name a parameter or a term, as in {{ param.… }}",
            ),
        ),
        (
            "end \\",
            Flaw(
                "unbalanced-mark",
                4,
                5,
                "a backslash stands at the end, with nothing behind it",
                "write \\\\ for a backslash",
            ),
        ),
        (
            "a {% if x %} b",
            Flaw(
                "bad-expression",
                2,
                12,
                "a text cannot hold {% … %}",
                "a text may hold {{ … }}; a choice belongs into the data or a phrase",
            ),
        ),
        (
            "a <b>fat</b> x",
            Flaw(
                "stray-html",
                2,
                5,
                'the tag "<b>" means nothing in a text',
                "write **…** around bold text",
            ),
        ),
    ],
)
def test_each_flaw_has_its_place_and_hint(source: str, flaw: Flaw) -> None:
    assert parse(source)[1] == (flaw,)


def test_an_end_of_a_tag_alone_is_a_flaw_and_so_is_each_tag() -> None:
    flaws = parse("</b> <u>a</u> <u>b</u> <br>")[1]
    assert [(flaw.start, flaw.end, flaw.hint) for flaw in flaws] == [
        (0, 4, "write **…** around bold text"),
        (5, 8, "write **bold**, *italic*, {icon}, or a line break"),
        (14, 17, "write **bold**, *italic*, {icon}, or a line break"),
        (23, 27, "break the line there instead"),
    ]


@pytest.mark.parametrize("tag", ["<BR>", "<br/>", "</TD>", "<center>", '<s class="x">'])
def test_tags_in_any_case(tag: str) -> None:
    flaws = parse(f"a {tag} b")[1]
    assert [(flaw.code, flaw.start, flaw.end) for flaw in flaws] == [
        ("stray-html", 2, 2 + len(tag))
    ]


def test_what_is_no_tag() -> None:
    assert parse("a <so> b <3 c < d > e <x>")[1] == ()


def test_a_loop_in_a_text_is_one_flaw() -> None:
    flaws = parse("{% for x in y %}a{% endfor %}")[1]
    assert [(flaw.start, flaw.end) for flaw in flaws] == [(0, 16)]


def test_flaws_come_in_reading_order_one_of_marks_a_paragraph() -> None:
    flaws = parse("**a {b\n\n*c *d }")[1]
    assert [(flaw.start, flaw.message) for flaw in flaws] == [
        (0, 'the mark "**" has no end'),
        (4, 'the brace "{" has no end'),
        (8, 'the mark "*" has no end'),
        (14, 'the brace "}" has no start'),
    ]


def test_an_unclosed_value_spoils_only_its_own_paragraph() -> None:
    tree, flaws = parse("{{ a\n\n{{ b }}")
    assert tree == Rich(
        (
            Paragraph((Text("{{ a"),)),
            Paragraph((Value("b", start=6, end=13),)),
        )
    )
    assert [flaw.start for flaw in flaws] == [0]


@given(st.text(alphabet="ab *\\{}<\n>\t%é—[\"'", max_size=60))
def test_an_escaped_text_parses_to_itself(text: str) -> None:
    tree, flaws = parse(escape(text))
    assert (plain(tree), flaws) == (text, ())


@given(st.text(alphabet="ab *\\{}<\n>%'", max_size=60))
def test_any_text_parses_and_its_flaws_lie_within_it(text: str) -> None:
    _, flaws = parse(text)
    outside = [f for f in flaws if not 0 <= f.start < f.end <= len(text)]
    assert outside == []


PIECES = st.sampled_from(["a", " ", "*", "**", "***", "{x}", "{ x }", "%}", "\\", "é"])


@given(st.lists(PIECES, max_size=12).map("".join))
def test_a_simple_text_reads_as_it_would_behind_a_paragraph(text: str) -> None:
    """A second paragraph needs the whole reader: it must say the same of the first."""
    alone, flaws = parse(text)
    both, all_flaws = parse(f"{text}\n\n\\*")
    if text.endswith(("\\", " ")) or not text.strip():
        return
    assert alone.paragraphs == both.paragraphs[:-1]
    assert flaws == all_flaws


SOUND = st.recursive(
    st.sampled_from(["a", "b c", "\\*", "{fire}", "{{ x }}"]),
    lambda inner: st.lists(inner, min_size=1, max_size=3).map("-".join),
    max_leaves=6,
)


@given(SOUND, st.sampled_from(["*", "**", "***"]))
def test_a_marked_text_is_the_text_in_marks(inner: str, mark: str) -> None:
    plain_tree, _ = parse(inner)
    marked_tree, flaws = parse(f"{mark}{inner}{mark}")
    assert (plain(marked_tree), flaws) == (plain(plain_tree), ())


@pytest.mark.parametrize("piece", ["{", "{{ '", "*a", "**a*", "{{", "<b", "\\", "{%"])
def test_a_long_bad_text_takes_no_longer_than_its_length(piece: str) -> None:
    tree, _ = parse(piece * 50_000)
    assert len(tree.paragraphs) == 1
