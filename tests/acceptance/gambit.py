"""A round of Primal Gambit, played from its data: an independent reader of the powers.

It knows the rules of the brief with the rulings that the game has chosen, and what the
puzzles need of them: no decks are drawn from, so powers that trade cards are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any

from tests.acceptance.gambit_table import (
    BEATS,
    LANES,
    MARKS,
    OTHER,
    POWERS,
    Card,
    Slot,
    Table,
    fresh,
    neighbours,
    opposite,
)


def meant(table: Table, me: Slot, word: Any) -> list[Slot]:
    """The slots whose cards a target names; a chosen one by the name of its choice."""
    if isinstance(word, list):
        return [slot for each in word for slot in meant(table, me, each)]
    chosen = table.chosen
    found: Sequence[Slot | None] = {
        "this-card": [me],
        "this-slot": [me],
        "opposite": [opposite(me)],
        "opposite-slot": [opposite(me)],
        "adjacent-ally": neighbours(table, me),
        "ally-slots": neighbours(table, me),
        "opposite-of-ally": [opposite(chosen)] if chosen else [],
        "every-card": list(table.cards),
    }.get(word, [chosen])
    return [slot for slot in found if slot]


def holds(table: Table, me: Slot, test: Mapping[str, Any], result: str = "") -> bool:
    """Whether one condition is fulfilled."""
    if test["is"] == "result":
        return bool(test["value"] == result)
    cards = [table.cards.get(slot) for slot in meant(table, me, test["of"])]
    there = [card for card in cards if card]
    if test["is"] == "element":
        wanted = test.get("value") or table.cards[me].element
        return any(card.element == wanted for card in there)
    if test["is"] == "risk":
        return all(within(table, me, card.risk, test) for card in there) and bool(there)
    return bool(there)


def within(table: Table, me: Slot, risk: int, test: Mapping[str, Any]) -> bool:
    def of(word: str) -> int:
        slot = meant(table, me, test[word])[0]
        return table.cards[slot].risk if slot in table.cards else -1

    return (
        risk <= test.get("at_most", risk)
        and risk >= test.get("at_least", risk)
        and ("below" not in test or risk < of("below"))
        and ("higher_than" not in test or risk > of("higher_than"))
    )


def damage(table: Table, me: Slot, effect: Mapping[str, Any]) -> None:
    table.hp[OTHER[me[1]]] -= effect["amount"]


def turned(table: Table, me: Slot, effect: Mapping[str, Any]) -> None:
    for slot in meant(table, me, effect["of"]):
        if card := table.cards.get(slot):
            card.element = effect.get("element", card.element)
            card.risk = effect.get("risk", card.risk)


def taken_on(table: Table, me: Slot, effect: Mapping[str, Any]) -> None:
    (into,) = meant(table, me, effect["of"])
    token = effect.get("token")
    source = fresh(token) if token else table.cards[meant(table, me, effect["from"])[0]]
    for aspect in effect["aspects"]:
        setattr(table.cards[into], aspect, getattr(source, aspect))
    if effect.get("ready"):
        table.cards[into].state = "ready"


def swapped(table: Table, me: Slot, effect: Mapping[str, Any]) -> None:
    (other,) = meant(table, me, effect.get("with") or effect["into"])
    mine, theirs = table.cards.pop(me), table.cards.pop(other, None)
    table.cards[other] = mine
    if theirs:
        table.cards[me] = theirs


def slot_risk(table: Table, me: Slot, effect: Mapping[str, Any]) -> None:
    for slot in meant(table, me, effect["of"]):
        if effect.get("clears"):
            table.carried[slot] = 0
        else:
            change = MARKS.get(effect.get("puts", ""), effect["change"])
            table.marks[slot] = table.marks.get(slot, 0) + change


def powers(table: Table, me: Slot, effect: Mapping[str, Any]) -> None:
    for slot in meant(table, me, effect["of"]):
        table.cards[slot].state = effect["becomes"]


def multiplier(table: Table, _me: Slot, _effect: Mapping[str, Any]) -> None:
    table.danger = opposite(table.danger)


VERBS = {
    "damage": damage,
    "set": turned,
    "take-on": taken_on,
    "swap": swapped,
    "slot-risk": slot_risk,
    "powers": powers,
    "multiplier": multiplier,
}


def done(table: Table, me: Slot, power: str) -> None:
    for effect in POWERS[power]["effects"]:
        VERBS[effect["do"]](table, me, effect)


def placed(table: Table, seat: str, card: str, lane: int) -> None:
    """A card from the hand into an empty slot; its instant fires."""
    slot = (lane, seat)
    table.hands[seat].remove(card)
    assert slot not in table.cards
    table.cards[slot] = fresh(card)
    if POWERS.get(table.cards[slot].power or "", {}).get("timing") == "instant":
        triggered(table, slot, "placed", "")


def taps(table: Table, seat: str) -> Iterator[tuple[Slot, Slot | None]]:
    """Each power that the side may tap now, with each choice for it."""
    for slot, card in table.cards.items():
        power = POWERS.get(card.power or "")
        if slot[1] != seat or not power or card.state != "ready":
            continue
        known = all(effect["do"] in VERBS for effect in power["effects"])
        if power["timing"] == "manual" and known:
            yield from ((slot, chosen) for chosen in picks(table, slot, power))


def picks(table: Table, me: Slot, power: Mapping[str, Any]) -> Iterator[Slot | None]:
    """The cards that may be chosen for a power whose conditions hold, or none."""
    asked = [*power.get("choose", {}).values()]
    for slot in chosen_of(table, me, asked[0]) if asked else [None]:
        table.chosen = slot
        if all(holds(table, me, test) for test in power.get("when", ())):
            yield slot


def chosen_of(table: Table, me: Slot, camp: Mapping[str, Any]) -> Iterator[Slot]:
    """Every card that fits a choice; none for choices that are no card."""
    for slot, card in table.cards.items():
        mine = slot[1] == me[1]
        fits = (
            slot != me
            and camp.get("camp") == ("ally" if mine else "enemy")
            and (not camp.get("adjacent") or slot in neighbours(table, me))
            and (not camp.get("elsewhere") or slot[0] != me[0])
            and card.element == camp.get("element", card.element)
        )
        if fits:
            yield slot


def tapped(table: Table, slot: Slot, chosen: Slot | None) -> None:
    table.chosen, card = chosen, table.cards[slot]
    power, card.state = card.power or "", "spent"
    done(table, slot, power)


def result_of(mine: Card, theirs: Card) -> str:
    if theirs.element in BEATS[mine.element]:
        return "won"
    return "beaten" if mine.element in BEATS[theirs.element] else "deadlock"


def clash(table: Table, lane: int) -> None:
    """One lane, in the order of the ruling: before, compare, lane damage, powers."""
    sides = (table.first, OTHER[table.first])
    slots = [(lane, seat) for seat in sides]
    if not all(slot in table.cards for slot in slots):
        return
    for slot in slots:
        triggered(table, slot, "before-clash", "")
    results = {s: result_of(table.cards[s], table.cards[opposite(s)]) for s in slots}
    for slot in slots:
        if results[slot] == "beaten":
            sealed = table.cards[slot].power == "seal"
            lost = table.cards[slot].risk if sealed else table.total(slot)
            table.hp[slot[1]] -= lost * (2 if slot == table.danger else 1)
    if not table.over:
        for slot in slots:
            triggered(table, slot, "clash", results[slot])


def triggered(table: Table, slot: Slot, trigger: str, result: str) -> None:
    power = POWERS.get(table.cards[slot].power or "")
    if not power or power["timing"] == "manual" or power["trigger"] != trigger:
        return
    tests = power.get("when", ())
    if all(holds(table, slot, test, result) for test in tests):
        for effect in power["effects"]:
            if effect["do"] in VERBS:
                VERBS[effect["do"]](table, slot, effect)


def ended(table: Table) -> Table:
    """The table after all lanes have clashed, or the match has ended before."""
    after = deepcopy(table)
    for lane in range(len(LANES)):
        if not after.over:
            clash(after, lane)
    return after
