"""A deck, an assembly or a plain list in; its cards, legality and figures out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cardwright.base.suggest import did_you_mean
from cardwright.model.entry import Assembled, Catalog, Deck
from cardwright.model.finding import Finding
from cardwright.model.problem import Place, Problem, is_error
from cardwright.model.source import Map
from cardwright.model.views import Views
from cardwright.resolve.assembly.assemble import assemble, decks
from cardwright.rules.check import analyse, check_deck


@dataclass(frozen=True, slots=True)
class Looked:
    """Decks or piles, who was chosen, problems by format, figures."""

    decks: tuple[Deck, ...] = ()
    chosen: tuple[str, ...] = ()
    legality: tuple[tuple[str, tuple[Problem, ...]], ...] = ()
    findings: tuple[Finding, ...] = ()
    problems: tuple[Problem, ...] = ()


def look(
    catalog: Catalog, ident: str, with_: Sequence[str], rules: Sequence[str]
) -> Looked:
    """The deck or assembly ``ident``, judged by each named format, or by its own."""
    known = {deck.id: deck for deck in decks(catalog)}
    if ident in known:
        looked = look_at(catalog, known[ident], rules)
        return replace(looked, problems=tuple(_unplaced(known[ident], with_)))
    put, problems = assemble(catalog, ident, with_)
    if put is not None and any(map(is_error, problems)):
        return Looked(problems=tuple(problems))
    if put is not None:
        return _assembled(catalog, put, tuple(problems))
    kinds = {assembly.kind for assembly in catalog.game.assemblies.values()}
    put_together = [e.id for e in catalog.entries.values() if e.kind in kinds]
    hint = did_you_mean(ident, [*known, *put_together])
    text = f'the game has no deck or assembly "{ident}"'
    place = Place(catalog.game.forms.get("game", Map()).source.file)
    return Looked(problems=(Problem("unknown-reference", place, text, hint),))


def _unplaced(deck: Deck, with_: Sequence[str]) -> Iterator[Problem]:
    for id_ in with_:
        hint = "a deck takes no entries with it"
        yield Problem("bad-target", deck.place, f'"{id_}" has no place here', hint)


def look_at(catalog: Catalog, deck: Deck, rules: Sequence[str]) -> Looked:
    """A deck's legality in each format, and its figures."""
    views = Views(catalog)
    formats = tuple(rules) or ((deck.format,) if deck.format else ())
    legality = tuple(
        (name, tuple(check_deck(catalog, views.of, deck, name))) for name in formats
    )
    findings = analyse(catalog, views.of, (deck,), ())
    return Looked((deck,), (), legality, findings)


def _assembled(
    catalog: Catalog, put: Assembled, problems: tuple[Problem, ...]
) -> Looked:
    chosen = tuple(id_ for ids in put.chosen.values() for id_ in ids)
    findings = analyse(catalog, Views(catalog).of, (), (put,))
    return Looked(tuple(put.piles.values()), chosen, (), findings, problems)
