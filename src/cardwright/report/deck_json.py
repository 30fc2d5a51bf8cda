"""What is told of a deck in, the JSON form that scripts rely on out."""

from __future__ import annotations

import json
from typing import Any

from cardwright.model.deckreport import DeckReport, PileReport, Tally, Verdict
from cardwright.model.finding import Finding
from cardwright.model.problem import is_error, order
from cardwright.report.as_json import problem_data


def render(report: DeckReport) -> str:
    """The report as in ``schemas/core/deck-report.schema.json``."""
    return json.dumps(as_data(report), ensure_ascii=False, indent=2) + "\n"


def as_data(report: DeckReport) -> dict[str, Any]:
    return {
        "game": report.game,
        "id": report.id,
        "title": report.title,
        "seed": report.seed,
        "chosen": [{"id": id_, "name": name} for id_, name in report.chosen],
        "formats": [_verdict(verdict) for verdict in report.verdicts],
        "piles": [_pile(pile) for pile in report.piles],
        "analyses": [_finding(finding) for finding in report.findings],
        "problems": [problem_data(p) for p in sorted(report.told, key=order)],
    }


def _verdict(verdict: Verdict) -> dict[str, Any]:
    return {
        "format": verdict.format,
        "title": verdict.title,
        "judged": verdict.judged,
        "legal": not any(map(is_error, verdict.problems)),
        "problems": [problem_data(problem) for problem in verdict.problems],
    }


def _pile(pile: PileReport) -> dict[str, Any]:
    return {
        "id": pile.id,
        "title": pile.title,
        "size": pile.size,
        "cards": [
            {
                "id": card.entry,
                "name": card.name,
                "kind": card.kind,
                "owner": card.owner,
                "copies": card.copies,
            }
            for card in pile.cards
        ],
        "kinds": [_tally(tally) for tally in pile.kinds],
        "owners": [_tally(tally) for tally in pile.owners],
    }


def _tally(tally: Tally) -> dict[str, Any]:
    return {"id": tally.id, "name": tally.name, "cards": tally.cards}


def _finding(finding: Finding) -> dict[str, Any]:
    return {
        "name": finding.name,
        "title": finding.title,
        "form": finding.form,
        "subject": finding.subject,
        "pile": finding.pile,
        "columns": [{"title": c.title, "unit": c.unit} for c in finding.columns],
        "rows": [list(row) for row in finding.rows],
    }
