"""One target in, its PDF or the problems that stand in the way out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardwright.base.cache import Cache
from cardwright.base.suggest import did_you_mean
from cardwright.model.problem import Place, Problem, is_error
from cardwright.model.views import Views
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.layout import Layout
from cardwright.pipeline.orders import Order, Printed
from cardwright.pipeline.profiles import (
    no_printer,
    no_profile,
    read_printers,
    unprintable,
)
from cardwright.pipeline.seeds import reseeded
from cardwright.pipeline.sheets import Sheeting, cuts, lay, pdf, with_backs
from cardwright.pipeline.study import study
from cardwright.press.advice import notes, savings, told
from cardwright.press.printer import Printer, out_of_reach
from cardwright.resolve.assembly.printings import ALL, printing
from cardwright.resolve.assembly.selection import select


def make(space: Workspace, files: GameFiles, order: Order, cache: Cache) -> Printed:
    """Check the game, fill the target, lay its faces on sheets."""
    found = reseeded(study(space, files, cache), order.seed)
    layout = Layout(space, found, cache)
    studio = layout.studio
    if studio is None or any(map(is_error, layout.problems)):
        return Printed(tuple(layout.problems))
    put, problems = printing(Views(studio.catalog), order.target or ALL, order.with_)
    name = order.profile or studio.game.prints[0]
    place = Place(files.forms["game"])
    if name not in layout.profiles:
        problems = [*problems, no_profile(name, layout.profiles, place)]
    printer, more = printer_of(space, order.printer)
    problems = [*problems, *more]
    variants = studio.style.variants
    problems = [*problems, *_no_variant(files, order.variant, variants)]
    if put is None or problems:
        return Printed((*layout.problems, *problems))
    put, problems = select(put, order.selection, place)
    if problems:
        return Printed((*layout.problems, *problems))
    profile = with_backs(layout.profiles[name], order.duplex)
    laid = lay(studio, put, variants.get(order.variant or ""))
    problems = list(unprintable(studio.game, laid.formats, profile, place))
    if printer is not None and order.printer is not None:
        problems += out_of_reach(profile, printer, order.printer)
    if problems:
        return Printed((*layout.problems, *problems))
    wanted = put.contents or profile.contents
    wanted = wanted if order.contents is None else order.contents
    contents = studio.assets if wanted else ""
    sheeting = Sheeting(put, laid, profile, printer, order.paths, contents)
    return Printed(
        problems=tuple(layout.problems),
        file=f"build/{files.slug}/print/{put.stem}-{name}{_more(order)}.pdf",
        data=pdf(studio, sheeting),
        key=sheeting.key,
        told=_cards(sum(copy.copies for copy in put.copies)),
        plan=tuple(_told(sheeting)),
        cuts=tuple(cuts(studio, sheeting)),
    )


def _no_variant(
    files: GameFiles, name: str | None, known: Iterable[str]
) -> Iterator[Problem]:
    if name is not None and name not in known:
        place = Place(f"templates/{files.slug}/style.yaml")
        hint = did_you_mean(name, known) or f"there are {', '.join(known)}"
        yield Problem("unknown-reference", place, f'no variant is "{name}"', hint)


def printer_of(
    space: Workspace, name: str | None
) -> tuple[Printer | None, list[Problem]]:
    """The printer of that name; files of others do not stand in the way."""
    if name is None:
        return None, []
    known, problems = read_printers(space)
    file = f"templates/core/printers/{name}.yaml"
    own = [problem for problem in problems if problem.place.file == file]
    if name not in known and not own:
        own = [no_printer(name, known)]
    return known.get(name), own


def _more(order: Order) -> str:
    """What sets a file apart that is not made by the profile alone."""
    words = [str(order.selection), "outline" if order.paths else ""]
    words = [f"seed-{order.seed}" if order.seed else "", *words]
    words = [order.duplex or "", order.printer or "", order.variant or "", *words]
    return "".join(f"-{word}" for word in words if word)


def _cards(count: int) -> str:
    return f"{count} card{'' if count == 1 else 's'}"


def _told(sheeting: Sheeting) -> list[str]:
    """How the sheets are laid out, what they lack, what would save paper."""
    plan, printer = sheeting.plan, sheeting.printer
    least = printer.margin if printer else None
    advice = savings(sheeting.laid.pieces, sheeting.profile, least)
    return [*told(plan), *notes(plan), *advice, *filter(None, [sheeting.profile.note])]
