"""What is told of a deck in, a page for a terminal out."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from cardwright.model.deckreport import Card, DeckReport, PileReport, Verdict
from cardwright.model.finding import Cell, Column, Finding
from cardwright.model.problem import is_error
from cardwright.report.tables import padded, table, value, width_of
from cardwright.report.visible import visible

GOOD, BAD, TITLE = "32", "31", "1"


class Page:
    """A report as lines of at most ``width`` columns; colour only adds to words."""

    def __init__(self, report: DeckReport, *, width: int, color: bool = False) -> None:
        self._report = report
        self._width = width
        self._color = color

    def lines(self) -> Iterator[str]:
        """Title, legality, cards, counts and figures, with blank lines between."""
        report = self._report
        if not report.piles:
            return
        blocks = [[*self._head()], [*self._verdicts()]]
        for pile in report.piles:
            blocks += [[*self._cards(pile)], [*self._owners(pile)]]
        blocks += [[*self._figures()], *([*self._finding(f)] for f in _charts(report))]
        for index, block in enumerate(block for block in blocks if block):
            yield from ([""] if index else [])
            yield from (line.rstrip() for line in block)

    def _head(self) -> Iterator[str]:
        report = self._report
        size = sum(pile.size for pile in report.piles)
        known = len({card.entry for pile in report.piles for card in pile.cards})
        told = f"{_many(size, 'card')}, {known} different"
        yield f"{self._painted(visible(report.title), TITLE)}: {told}"
        if report.seed is not None:
            how = (
                f" by the seed {report.seed}"
                if report.seed
                else "; --seed draws others"
            )
            yield f"drawn at random{how}"
        if report.chosen:
            names = ", ".join(visible(name) for _, name in report.chosen)
            yield from self._wrapped(f"with {names}", "")

    def _verdicts(self) -> Iterator[str]:
        verdicts = [v for v in self._report.verdicts if not _unknown(v)]
        longest = max((width_of(v.title) for v in verdicts), default=0)
        if verdicts:
            yield self._painted("Formats", TITLE)
        for verdict in verdicts:
            bad = sum(map(is_error, verdict.problems))
            said = self._painted("not legal" if bad else "legal", BAD if bad else GOOD)
            counts = f", {_many(len(verdict.problems), 'problem')}"
            yield (
                f"  {padded(verdict.title, longest)}  "
                f"{said}{counts if verdict.problems else ''}"
            )
            # The whole list of what was asked for stands below.
            for problem in verdict.problems[:1] if not verdict.judged else ():
                yield from self._wrapped(problem.message, " " * (longest + 4))

    def _cards(self, pile: PileReport) -> Iterator[str]:
        if not pile.cards:
            return
        if len(self._report.piles) > 1 or pile.id != self._report.id:
            title = f"{pile.title[:1].upper()}{pile.title[1:]}"
            told = f": {_many(pile.size, 'card')}" if len(pile.kinds) > 1 else ""
            yield self._painted(visible(title), TITLE) + told
        else:
            yield self._painted("Cards", TITLE)
        most = len(str(max((card.copies for card in pile.cards), default=0)))
        for kind in pile.kinds:
            yield f"  {kind.cards} {kind.name}"
            for card in _of(pile.cards, kind.id):
                yield f"    {card.copies:>{most}} {visible(card.name)}"

    def _owners(self, pile: PileReport) -> Iterator[str]:
        """How many cards come from whom; nothing if all come from one place."""
        if len(pile.owners) > 1:
            title = "By owner"
            if len(self._report.piles) > 1:
                title = f"{title} ({pile.title})"
            yield self._painted(title, TITLE)
            columns = (Column("", "text"), Column("", "cards"))
            rows = [(t.name or "no owner", t.cards) for t in pile.owners]
            yield from table(columns, rows, self._width)

    def _figures(self) -> Iterator[str]:
        """Findings of a single figure, one a line."""
        single = [
            f for f in self._report.findings if len(f.rows) == 1 and not _chart(f)
        ]
        if not single:
            return
        yield self._painted("Figures", TITLE)
        told = [(_subject(self._report, f, f.title), *_single(f)) for f in single]
        room = min(max(width_of(title) for title, _, _ in told), self._width - 30)
        for title, figure, note in told:
            *above, last = textwrap.wrap(title, max(room, 20)) or [""]
            yield from (f"  {line}" for line in above)
            yield f"  {padded(last, room)}  {figure:>7}{f'  {note}' if note else ''}"

    def _finding(self, finding: Finding) -> Iterator[str]:
        title = _subject(self._report, finding, finding.title)
        yield self._painted(visible(title), TITLE)
        yield from table(finding.columns, finding.rows, self._width)

    def _wrapped(self, text: str, indent: str) -> Iterator[str]:
        yield from textwrap.wrap(
            visible(text),
            self._width,
            initial_indent=indent,
            subsequent_indent=indent,
            break_on_hyphens=False,
        )

    def _painted(self, text: str, paint: str) -> str:
        return f"\x1b[{paint}m{text}\x1b[0m" if self._color else text


def _unknown(verdict: Verdict) -> bool:
    return any(problem.code == "unknown-format" for problem in verdict.problems)


def _charts(report: DeckReport) -> list[Finding]:
    return [f for f in report.findings if f.rows and (_chart(f) or len(f.rows) > 1)]


def _chart(finding: Finding) -> bool:
    return finding.form == "curve"


def _of(cards: Sequence[Card], kind: str | None) -> Iterator[Card]:
    return (card for card in cards if card.kind == kind)


def _single(finding: Finding) -> tuple[str, str]:
    """The figure of a finding of one row, and what it is of where that tells more."""
    row, columns = finding.rows[0], finding.columns
    figure = value(columns[-1], row[-1])
    pairs: list[tuple[Column, Cell]] = list(zip(columns, row, strict=True))
    more = [f"{column.title} {value(column, cell)}" for column, cell in pairs[:-1]]
    return figure, ", ".join([*more, columns[-1].title] if more else [])


def _subject(report: DeckReport, finding: Finding, title: str) -> str:
    """The title, with the pile or the whole game that it is of, if not the deck."""
    if finding.pile and len(report.piles) > 1:
        names = {pile.id: pile.title for pile in report.piles}
        return f"{title} ({names.get(finding.pile, finding.pile)})"
    whole = finding.subject == report.game
    return f"{title} (all cards of the game)" if whole else title


def _many(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
