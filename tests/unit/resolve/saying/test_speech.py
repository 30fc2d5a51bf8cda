from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.markup import parse, plain
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
from cardwright.resolve.saying.speech import (
    Speech,
    Word,
    capital,
    clean,
    is_silent,
    tidy,
)


def rich(*children: Inline) -> Rich:
    return Rich((Paragraph(children),))


def test_a_coded_text_comes_back_as_the_same_tree() -> None:
    tree, _ = parse("**a *b* {x}** c\nd {{ n }}\n\n*e*")
    speech = Speech()
    coded = speech.coded(tree, lambda value: speech.span(value, "7"))
    assert speech.rich(coded) == Rich(
        (
            Paragraph(
                (
                    Bold(
                        (Text("a "), Italic((Text("b"),)), Text(" "), Icon("x", 8, 11))
                    ),
                    Text(" c"),
                    Break(),
                    Text("d "),
                    Value("n", "7", start=18, end=25),
                )
            ),
            Paragraph((Italic((Text("e"),)),)),
        )
    )


def test_words_leave_only_their_letters_and_texts_join() -> None:
    speech = Speech()
    text = f"a {speech.span(Word('to'), 'b')} c"
    assert speech.rich(text) == rich(Text("a b c"))


def test_marks_around_nothing_leave_nothing() -> None:
    tree, _ = parse("**{{ a }}** then *{{ b }}***c**")
    speech = Speech()
    coded = speech.coded(tree, lambda _: "")
    assert speech.rich(coded) == rich(Text(" then "), Bold((Text("c"),)))


def test_origins_come_in_reading_order_and_a_quotation_has_none() -> None:
    speech = Speech()
    one = speech.span(Value("n", origin="n"), "1")
    two = speech.span(Word("to"), "b")
    text = f"{two} {one} {two}"
    assert list(speech.origins(text)) == ["to", "n", "to"]
    assert list(speech.origins(speech.quoted(text))) == []
    assert plain(speech.rich(speech.quoted(text))) == "b 1 b"


def test_a_paragraph_inside_a_mark_is_a_line_break() -> None:
    speech = Speech()
    two, _ = parse("a\n\nb")
    text = speech.span(Bold(()), speech.coded(two, str))
    assert speech.rich(text) == rich(Bold((Text("a"), Break(), Text("b"))))


def test_a_broken_code_loses_only_itself() -> None:
    speech = Speech()
    text = speech.span(Bold(()), "a")
    assert speech.rich(f"{text[:-1]} b") == rich(Bold((Text("a b"),)))
    assert speech.rich(f"x{text[-1]}y\U000f1234z") == rich(Text("xyz"))


def test_a_capital_goes_to_the_first_letter_but_not_past_an_icon() -> None:
    speech = Speech()
    bold = speech.span(Bold(()), "at once")
    icon = speech.coded(parse("{sun}: deal")[0], str)
    assert plain(speech.rich(capital(bold))) == "At once"
    assert plain(speech.rich(capital(icon))) == "[sun]: deal"
    assert [capital(t) for t in ("«ja»", "3 a", "")] == ["«Ja»", "3 a", ""]


def test_blanks_that_something_absent_left_vanish() -> None:
    speech = Speech()
    bold = speech.span(Bold(()), " b")
    assert plain(speech.rich(tidy(f" a  {bold}  c "))) == "a b c"


def test_silence_is_no_letters() -> None:
    speech = Speech()
    assert is_silent(speech.span(Word("x"), ""))
    assert not is_silent(speech.span(Word("x"), " "))


@given(st.text(max_size=30))
def test_clean_text_is_what_is_spoken(text: str) -> None:
    found = Speech().rich(clean(text))
    assert plain(found) == clean(text)
