from __future__ import annotations

from cardwright.model.builder import Builder
from cardwright.model.rich import Break, Icon, Italic, Paragraph, Rich, Text


def test_pieces_that_touch_become_one_text() -> None:
    builder = Builder()
    builder.write("a")
    builder.write("b ")
    builder.end_line()
    builder.stars((3, 4), opens=True, closes=False)
    builder.add(Icon("x"))
    builder.stars((5, 6), opens=False, closes=True)
    builder.end_line()
    expected = Paragraph((Text("ab"), Break(), Italic((Icon("x"),))))
    assert (builder.rich(), builder.flaws) == (Rich((expected,)), [])


def test_marks_that_lost_their_ends_to_another_slip_are_not_told() -> None:
    build = Builder()
    build.stars((0, 1), opens=True, closes=False)
    build.lose_marks()
    build.write("a")
    assert build.rich() == Rich((Paragraph((Text("*a"),)),))
    assert build.flaws == []


def test_a_mark_left_open_becomes_stars_again() -> None:
    builder = Builder()
    builder.stars((0, 2), opens=True, closes=False)
    builder.write("a")
    assert builder.rich() == Rich((Paragraph((Text("**a"),)),))
    assert [flaw.message for flaw in builder.flaws] == ['the mark "**" has no end']
