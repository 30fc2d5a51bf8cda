"""What went wrong while a template was read or run in, a problem at its line out."""

from __future__ import annotations

from collections.abc import Collection

from jinja2 import TemplateError, TemplateNotFound, TemplateSyntaxError

from cardwright.base.expression import ExpressionError, View, unknown_name
from cardwright.base.sandbox import Unknown, line_of
from cardwright.base.suggest import did_you_mean
from cardwright.compose.blocks import fault
from cardwright.compose.imports import lost_macro
from cardwright.compose.loader import Loader
from cardwright.compose.rings import ring_of
from cardwright.compose.spot import spot
from cardwright.compose.views import CardView
from cardwright.model.problem import Place, Problem, of_slip
from cardwright.model.source import Source

NAMES = (
    "card",
    "owner",
    "param",
    "term",
    "vocabulary",
    "game",
    "face",
    "row",
    "rng",
    "size",
    "stream",
    "range",
    "loop",
)
"""The names that a template may use."""


class TemplateName(Unknown):
    """An unknown name of a template: the names that there are make its hint."""

    __slots__ = ()

    def _is_lost(self) -> bool:
        """Of a card: no kind of the game has a field of that name."""
        owner = self._undefined_obj
        return isinstance(owner, CardView) and not owner.is_of_any(
            str(self._undefined_name)
        )

    def _error(self, message: str) -> ExpressionError:
        name, owner = self._undefined_name, self._undefined_obj
        if not isinstance(name, str):
            return super()._error(message)
        if isinstance(owner, CardView):
            text = f'the {owner.title} has no "{name}"'
            hint = did_you_mean(name, owner.names())
            error = ExpressionError(text, hint, "unknown-name")
            error.word, error.of = name, owner.title
            return error
        if isinstance(owner, View):
            return super()._error(message)
        return unknown_name(name, NAMES)


def trouble(
    error: Exception,
    loader: Loader,
    template: str,
    task: str,
    filters: Collection[str] = (),
) -> Problem:
    """The problem of an error met while ``task`` was done with ``template``.

    ``filters`` are the names of those that templates may use.
    """
    if isinstance(error, TemplateSyntaxError):
        file = error.filename or _file(loader, template)
        return _unreadable(loader, file, error.lineno, filters)
    where = line_of(error) or (_file(loader, template), 1)
    place = _place(loader, *where, error)
    if isinstance(error, TemplateNotFound):
        name = str(error.name)
        hint = loader.advice(name)
        return Problem("missing-template", place, _missing(name), hint)
    ring = ring_of(loader, template) if _is_endless(error) else None
    if ring is not None:
        return ring
    if isinstance(error, ExpressionError):
        hint = f"{error.hint} (while {task})" if error.hint else f"while {task}"
        return lost_macro(loader, where[0]) or of_slip(error, place, hint)
    return _stopped(loader, place, task, filters)


def _stopped(
    loader: Loader, place: Place, task: str, filters: Collection[str]
) -> Problem:
    """What stops a run: what a branch holds is only looked at when it is run."""
    text = loader.shown(place.file)
    found = fault(text, filters)
    if found is None:
        message = "the template cannot be run on from here"
        return Problem("template-syntax", place, message, f"while {task}")
    place = Source(place.file, text).place(found.start, found.end)
    return Problem("template-syntax", place, found.message, found.hint)


def _is_endless(error: Exception) -> bool:
    return isinstance(error.__cause__, RecursionError)


def _unreadable(
    loader: Loader, file: str, line: int, filters: Collection[str]
) -> Problem:
    """What breaks a template, where it begins; else the line that is not understood."""
    text = loader.shown(file)
    found = fault(text, filters)
    if found is None:
        message = "the template cannot be read from here on"
        hint = "look for a brace, bracket, comma or word too many or too few"
        return Problem("template-syntax", _line(loader, file, line), message, hint)
    place = Source(file, text).place(found.start, found.end)
    return Problem("template-syntax", place, found.message, found.hint)


def _missing(name: str) -> str:
    return f'there is no template "{name}"'


def _file(loader: Loader, template: str) -> str:
    found = loader.read(template)
    return found[1] if found else template


def _place(loader: Loader, file: str, line: int, error: Exception) -> Place:
    """The words of a template's line that are wrong, else the line."""
    text = loader.shown(file)
    found = spot(text, line, error)
    return Source(file, text).place(*found) if found else _line(loader, file, line)


def _line(loader: Loader, file: str, number: int) -> Place:
    """The line of a template without the blanks around it."""
    line = Source(file, loader.shown(file)).line(number)
    start = len(line) - len(line.lstrip()) + 1
    return Place(file, number, start, number, max(len(line.rstrip()) + 1, start))


ERRORS = (ExpressionError, TemplateError)
"""What reading or running a template may raise for a slip of its author."""
