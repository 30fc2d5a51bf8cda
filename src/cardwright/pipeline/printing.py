"""One target in, its PDF or the problems that stand in the way out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardwright.base.cache import Cache
from cardwright.model.problem import Place, Problem, is_error
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.layout import Layout
from cardwright.pipeline.sheets import (
    Sheeting,
    lay,
    no_profile,
    pdf,
    too_large,
    with_backs,
)
from cardwright.pipeline.study import study
from cardwright.resolve.assembly.assemble import ALL, printing


@dataclass(frozen=True, slots=True)
class Order:
    """What to print: a target (``None``: the whole game), with what, how."""

    target: str | None = None
    with_: Sequence[str] = ()
    profile: str | None = None
    duplex: str | None = None


@dataclass(frozen=True, slots=True)
class Printed:
    """The PDF and its usual place in the workspace; neither where there are errors."""

    problems: tuple[Problem, ...]
    file: str = ""
    data: bytes = b""
    cards: int = 0


def print_target(
    space: Workspace, files: GameFiles, order: Order, cache: Cache
) -> Printed:
    """Check the game, fill the target, lay its faces on sheets."""
    layout = Layout(space, study(space, files, cache), cache)
    studio = layout.studio
    if studio is None or any(map(is_error, layout.problems)):
        return Printed(tuple(layout.problems))
    put, problems = printing(studio.catalog, order.target or ALL, order.with_)
    name = order.profile or studio.game.prints[0]
    place = Place(files.forms["game"])
    if name not in layout.profiles:
        problems = [*problems, no_profile(name, layout.profiles, place)]
    if put is None or problems:
        return Printed((*layout.problems, *problems))
    profile = with_backs(layout.profiles[name], order.duplex)
    laid = lay(studio, put)
    problems = too_large(laid, profile, place)
    if problems:
        return Printed((*layout.problems, *problems))
    return Printed(
        problems=tuple(layout.problems),
        file=f"build/{files.slug}/print/{put.stem}-{name}{_backs(order)}.pdf",
        data=pdf(studio, Sheeting(put, laid, profile)),
        cards=sum(copy.copies for copy in put.copies),
    )


def _backs(order: Order) -> str:
    """What sets a file apart whose backs are not as the profile has them."""
    return f"-{order.duplex}" if order.duplex else ""
