"""A profile and a printer in, the two-sided sheet that it is measured by out."""

from __future__ import annotations

from typing import Any

from cardwright.base.cache import Cache
from cardwright.base.sandbox import environment, render
from cardwright.compose.loader import CARD, Folder, Loader
from cardwright.draw.pdf import sheets_pdf
from cardwright.model.drawing import Drawing, Matrix
from cardwright.model.face import Composed
from cardwright.model.problem import Place, Problem
from cardwright.model.sheet import Placed, Sheet
from cardwright.model.workspace import Workspace
from cardwright.pipeline.lettering import setting_of
from cardwright.pipeline.orders import Order, Printed
from cardwright.pipeline.printing import printer_of
from cardwright.pipeline.profiles import no_profile, read_profiles
from cardwright.pipeline.sheets import with_backs
from cardwright.press.duplex import mirror_of
from cardwright.press.printer import Printer, shift_of
from cardwright.press.profile import Profile
from cardwright.typeset.face import typeset

TITLE = "Calibration"
_USUAL = "a4-duplex"
_TEMPLATE = "calibrate"


def calibrate(space: Workspace, order: Order) -> Printed:
    """The sheet in the profile's paper, its back moved as the printer has it so far."""
    name = order.profile or _USUAL
    known, _ = read_profiles(space)
    printer, problems = printer_of(space, order.printer)
    file = f"templates/core/profiles/{name}.yaml"
    if name not in known:
        problems = [*problems, no_profile(name, known, Place(file))]
    elif known[name].paper is None:
        problems = [*problems, _no_paper(known[name], Place(file))]
    if problems:
        return Printed(tuple(problems))
    profile = _two_sided(known[name], order.duplex)
    sheets = _sheets(space, profile, printer or Printer(""), order.printer)
    more = "".join(f"-{word}" for word in (order.duplex, order.printer) if word)
    return Printed(
        (),
        file=f"build/calibrate-{name}{more}.pdf",
        data=sheets_pdf(sheets, TITLE, cache=Cache(None)),
        told="a sheet to measure a printer by, both sides",
        plan=("Print it on both sides at 100 %, without scaling; it says what to do.",),
    )


def _no_paper(profile: Profile, otherwise: Place) -> Problem:
    place = profile.places.get("paper", otherwise)
    message = "a printer is measured on a sheet of paper, not on pages of one card"
    return Problem("not-a-choice", place, message, f"choose a profile such as {_USUAL}")


def _two_sided(profile: Profile, duplex: str | None) -> Profile:
    if duplex in {None, "none"} and not profile.duplex:
        duplex = "long-edge"
    return with_backs(profile, duplex)


def _sheets(
    space: Workspace, profile: Profile, printer: Printer, name: str | None
) -> list[Sheet]:
    width, height = profile.papers[0]
    mirror = mirror_of(profile, (width, height))
    scope = {
        "width": width,
        "height": height,
        "edge": profile.backs.replace("-", " "),
        "upside_down": mirror == "down",
        "name": name or "",
        "now": f"x: {printer.x:g}, y: {printer.y:g}, rotation: {printer.rotation:g}, "
        f"scale: {printer.scale:g}",
    }
    front, back = (_page(space, scope | {"is_back": back}) for back in (False, True))
    shift = shift_of(printer, (width, height))
    return [_sheet(front), _sheet(back, shift)]


def _sheet(drawing: Drawing, shift: Matrix | None = None) -> Sheet:
    width, height = drawing.width, drawing.height
    page = (0.0, 0.0, width, height)
    faces = (Placed(drawing, 0.0, 0.0, page),)
    return Sheet(width, height, faces, (), page, page, TITLE, shift=shift)


def _page(space: Workspace, scope: dict[str, Any]) -> Drawing:
    loader = Loader([Folder(space.templates, "templates/core")])
    template = environment(loader).get_template(_TEMPLATE + CARD)
    composed = Composed(TITLE, TITLE, "front", render(template, scope))
    drawing, problems = typeset(composed, setting_of(scope["width"], scope["height"]))
    if drawing is None or problems:
        raise ValueError(f"the calibration sheet cannot be drawn: {problems}")
    return drawing
