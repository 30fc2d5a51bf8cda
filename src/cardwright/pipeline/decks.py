"""A deck, an assembly or a plain list in; its cards, legality and figures out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardwright.model.deckreport import Card, DeckReport, PileReport, Tally, Verdict
from cardwright.model.entry import Assembled, Catalog, Deck
from cardwright.model.problem import Problem, is_error
from cardwright.model.source import Map
from cardwright.model.views import Views
from cardwright.pipeline.study import Study
from cardwright.resolve.assembly.assemble import assemble, decks
from cardwright.rules.check import analyse, check_deck, check_figures
from cardwright.rules.levels import read_levels


def look(
    catalog: Catalog, ident: str, with_: Sequence[str], rules: Sequence[str]
) -> DeckReport:
    """The deck or assembly ``ident``, judged by the named formats, or by its own."""
    known = {deck.id: deck for deck in decks(catalog)}
    if ident in known:
        looked = look_at(catalog, known[ident], rules)
        unplaced = _unplaced(known[ident], with_)
        return replace(looked, problems=(*looked.problems, *unplaced))
    nothing = DeckReport(catalog.game.slug, ident, ident)
    put, problems = assemble(Views(catalog), ident, with_)
    if put is None or any(map(is_error, problems)):
        return replace(nothing, problems=tuple(problems))
    return _assembled(catalog, put, tuple(problems))


def known_ids(catalog: Catalog) -> list[str]:
    """The decks, and the entries that assemblies are for."""
    kinds = {assembly.kind for assembly in catalog.game.assemblies.values()}
    put_together = (e.id for e in catalog.entries.values() if e.kind in kinds)
    return [*(deck.id for deck in decks(catalog)), *put_together]


def can_look(study: Study, ident: str | None) -> bool:
    """Whether a deck can be told of though the game may have errors.

    What rules say of it is told with it; of a deck, errors of other entries do not
    matter.
    """
    if study.catalog is None:
        return False
    if not any(is_error(p) and p.rule is None for p in study.problems):
        return True
    found = {deck.id: deck for deck in decks(study.catalog)}.get(ident or "")
    if found is None or not study.spoilt:
        return False
    cards = {line.entry for line in found.lines}
    whole = cards <= study.catalog.entries.keys()
    return whole and study.spoilt.isdisjoint({found.id, *cards})


def _unplaced(deck: Deck, with_: Sequence[str]) -> Iterator[Problem]:
    for id_ in with_:
        hint = "a deck takes no entries with it"
        yield Problem("bad-target", deck.place, f'"{id_}" has no place here', hint)


def look_at(catalog: Catalog, deck: Deck, rules: Sequence[str]) -> DeckReport:
    """A deck's legality in each format of the game, and its figures.

    It is judged by the formats of ``rules``, else by its own, else by the only one.
    """
    views = Views(catalog)
    formats = _formats(catalog)
    judged = tuple(rules) or ((deck.format,) if deck.format else ())
    judged = judged or (tuple(formats) if len(formats) == 1 else ())
    names = dict.fromkeys((*judged, *formats))
    return DeckReport(
        game=catalog.game.slug,
        id=deck.id,
        title=deck.title,
        piles=(_pile(catalog, deck),),
        verdicts=tuple(
            Verdict(
                name,
                formats.get(name, name),
                name in judged,
                _judged(catalog, views, deck, name),
            )
            for name in names
        ),
        findings=analyse(catalog, views.of, (deck,), ()),
        problems=_levelled(catalog, check_figures(catalog, views.of, (deck,), ())),
    )


def _formats(catalog: Catalog) -> dict[str, str]:
    """The titles of the game's formats."""
    written = catalog.game.forms.get("rules", Map()).get("formats") or {}
    return {name: str(body.get("title") or name) for name, body in written.items()}


def _judged(
    catalog: Catalog, views: Views, deck: Deck, name: str
) -> tuple[Problem, ...]:
    return _levelled(catalog, check_deck(catalog, views.of, deck, name))


def _levelled(catalog: Catalog, problems: Sequence[Problem]) -> tuple[Problem, ...]:
    levels = read_levels(catalog.game.forms.get("rules"), catalog.game.slug)
    return tuple(levels.apply(problems))


def _assembled(
    catalog: Catalog, put: Assembled, problems: tuple[Problem, ...]
) -> DeckReport:
    chosen = [id_ for ids in put.chosen.values() for id_ in ids]
    piles = [_pile(catalog, deck) for deck in put.piles.values() if deck.lines]
    view_of = Views(catalog).of
    beyond = _levelled(catalog, check_figures(catalog, view_of, (), (put,)))
    return DeckReport(
        game=catalog.game.slug,
        id=put.id,
        title=catalog.entries[put.id].name,
        piles=tuple(piles),
        chosen=tuple((id_, catalog.entries[id_].name) for id_ in chosen),
        findings=analyse(catalog, view_of, (), (put,)),
        problems=(*problems, *beyond),
    )


def _pile(catalog: Catalog, deck: Deck) -> PileReport:
    copies: Counter[str] = Counter()
    for line in deck.lines:
        copies[line.entry] += line.copies
    cards = tuple(
        _card(catalog, id_, number)
        for id_, number in copies.items()
        if id_ in catalog.entries
    )
    return PileReport(
        id=deck.id,
        title=deck.title,
        size=deck.size,
        cards=cards,
        kinds=tuple(_of_kinds(catalog, cards)),
        owners=tuple(_of_owners(catalog, cards)),
    )


def _card(catalog: Catalog, id_: str, copies: int) -> Card:
    entry = catalog.entries[id_]
    return Card(id_, entry.name, entry.kind, entry.owner, copies)


def _of_kinds(catalog: Catalog, cards: Sequence[Card]) -> Iterator[Tally]:
    found: Counter[str] = Counter()
    for card in cards:
        found[card.kind] += card.copies
    for name, number in found.items():
        kind = catalog.game.kinds[name]
        yield Tally(name, kind.title if number == 1 else kind.plural, number)


def _of_owners(catalog: Catalog, cards: Sequence[Card]) -> Iterator[Tally]:
    """By owner, in the order of the list; those that nobody holds come first."""
    found: Counter[str | None] = Counter()
    for card in cards:
        found[card.owner] += card.copies
    for id_, number in sorted(found.items(), key=lambda item: item[0] is not None):
        yield Tally(id_, catalog.entries[id_].name if id_ else "", number)
