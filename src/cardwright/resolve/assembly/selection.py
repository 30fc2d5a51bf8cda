"""A printing and which copies of it are wanted in, those copies out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardwright.base.suggest import did_you_mean
from cardwright.model.entry import Copy, Printing
from cardwright.model.problem import Place, Problem
from cardwright.model.selection import Selection
from cardwright.resolve.assembly.choices import CODE

_FEW = 12


def select(
    printing: Printing, wanted: Selection, place: Place
) -> tuple[Printing, list[Problem]]:
    """The copies that are wanted; a problem for each entry that is not printed.

    Components are counted for all of a target: where some of it is printed, or more,
    they count like other entries.
    """
    if wanted == Selection():
        return printing, []
    copies = printing.copies
    problems = list(_strangers(printing, wanted, place))
    if wanted.only:
        copies = tuple(copy for copy in copies if copy.entry in wanted.only)
    if wanted.one_each:
        copies = tuple(_one_each(copies))
    copies = tuple(replace(copy, copies=copy.copies * wanted.copies) for copy in copies)
    return replace(printing, copies=copies, components=()), problems


def _one_each(copies: tuple[Copy, ...]) -> Iterator[Copy]:
    """Each entry with each back once, where it comes first."""
    seen = set()
    for copy in copies:
        if (copy.entry, copy.back) not in seen:
            seen.add((copy.entry, copy.back))
            yield replace(copy, copies=1)


def _strangers(
    printing: Printing, wanted: Selection, place: Place
) -> Iterator[Problem]:
    known = list(dict.fromkeys(copy.entry for copy in printing.copies))
    for id_ in wanted.only:
        if id_ not in known:
            hint = did_you_mean(id_, known)
            if hint is None and len(known) <= _FEW:
                hint = f"it prints {', '.join(known)}"
            message = f'"{id_}" is not printed by "{printing.stem}"'
            yield Problem(CODE, place, message, hint)
