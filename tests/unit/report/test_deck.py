from __future__ import annotations

from dataclasses import replace

from cardwright.model.deckreport import DeckReport, Verdict
from cardwright.model.problem import Place, Problem
from cardwright.report.deck import Page
from tests.unit.report.given_decks import CURVE, PILE, REPORT, SIZE, TOTAL


def lines(report: DeckReport, *, width: int = 80, color: bool = False) -> list[str]:
    return list(Page(report, width=width, color=color).lines())


def test_a_deck_as_a_page() -> None:
    assert lines(REPORT) == [
        "The First: 5 cards, 2 different",
        "",
        "Formats",
        "  Open     legal",
        "  The Cup  not legal, 1 problem",
        "           5 cards are too few",
        "",
        "Cards",
        "  3 lamps",
        "    3 Tin Lamp",
        "  2 oils",
        "    2 Train Oil",
        "",
        "By owner",
        "  no owner     3  " + 40 * "█",
        # two of three: 26 2/3
        "  The Whalers  2  " + 26 * "█" + "▋",
        "",
        "Figures",
        "  Total cost        9",
        "",
        "Costs",
        "  cost  cards",
        "     1      3  " + 40 * "█",
        "     3      2  " + 26 * "█" + "▋",
    ]


def test_nothing_that_is_empty_is_shown() -> None:
    bare = replace(REPORT, verdicts=(), findings=(), piles=(replace(PILE, owners=()),))
    assert [line for line in lines(bare) if line and line[0] != " "] == [
        "The First: 5 cards, 2 different",
        "Cards",
    ]
    assert lines(DeckReport("tides", "first", "first", problems=(SIZE,))) == []
    none = replace(PILE, size=0, cards=(), kinds=(), owners=())
    assert lines(replace(bare, piles=(none,))) == ["The First: 0 cards, 0 different"]


def test_piles_have_their_names() -> None:
    two = replace(
        REPORT,
        id="voyage",
        title="A Voyage",
        piles=(
            replace(PILE, id="sea", title="sea"),
            replace(PILE, id="shore", title="shore"),
        ),
        chosen=(("storm", "A Storm"), ("calm", "A Calm")),
        verdicts=(),
        findings=(replace(TOTAL, pile="sea"), replace(CURVE, subject="tides")),
    )
    assert [line for line in lines(two) if line and line[0] != " "] == [
        "A Voyage: 10 cards, 2 different",
        "with A Storm, A Calm",
        "Sea: 5 cards",
        "By owner (sea)",
        "Shore: 5 cards",
        "By owner (shore)",
        "Figures",
        "Costs (all cards of the game)",
    ]
    assert "  Total cost (sea)        9" in lines(two)


def test_what_is_judged_tells_its_problems_below() -> None:
    judged = replace(
        REPORT, verdicts=(Verdict("cup", "The Cup", judged=True, problems=(SIZE,)),)
    )
    assert lines(judged)[2:4] == ["Formats", "  The Cup  not legal, 1 problem"]
    assert judged.told == (SIZE,)
    assert REPORT.told == ()


def test_warnings_leave_a_deck_legal() -> None:
    warned = Verdict(
        "cup", "Cup", judged=False, problems=(replace(SIZE, level="warning"),) * 2
    )
    assert lines(replace(REPORT, verdicts=(warned,)))[3] == "  Cup  legal, 2 problems"


def test_a_format_that_is_not_there_has_no_verdict() -> None:
    lost = Problem("unknown-format", Place("first.yaml"), "there is none")
    asked = Verdict("cop", "cop", judged=True, problems=(lost,))
    assert "Formats" not in lines(replace(REPORT, verdicts=(asked,)))


def test_long_sentences_are_broken_at_the_width() -> None:
    long = replace(SIZE, message="so many cards " * 9 + "are too many")
    verdict = Verdict("cup", "Cup", judged=False, problems=(long,))
    report = replace(
        REPORT,
        verdicts=(verdict,),
        findings=(replace(TOTAL, title="the sum of all that every card costs " * 3),),
    )
    assert max(map(len, lines(report, width=60))) <= 60
    told = [line.strip() for line in lines(report, width=60)]
    assert " ".join(told).count("so many cards") == 9


def test_colour_only_adds_to_words() -> None:
    painted = lines(REPORT, color=True)
    assert painted[0] == "\x1b[1mThe First\x1b[0m: 5 cards, 2 different"
    assert "\x1b[32mlegal\x1b[0m" in painted[3]
    assert "\x1b[31mnot legal\x1b[0m" in painted[4]
    bare = "\n".join(painted)
    for code in ("\x1b[1m", "\x1b[31m", "\x1b[32m", "\x1b[0m"):
        bare = bare.replace(code, "")
    assert bare == "\n".join(lines(REPORT))
