"""A game's style file in; the style, if it is sound, and what is wrong with it out."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.model.face import Style
from cardwright.model.game import Game
from cardwright.model.problem import Problem, is_error
from cardwright.model.source import Map, place_of
from cardwright.model.workspace import GameFiles
from cardwright.pipeline.core import Schemas, as_typed
from cardwright.pipeline.reading import Read
from cardwright.typeset.style import read_style
from cardwright.validate.colours import check_colours
from cardwright.validate.forms import check_form


def _unstyled(game: Game, name: str) -> Iterator[Problem]:
    """A game without style has no faces, so no kind may want one."""
    for kind in game.kinds.values():
        if kind.faces:
            text = f'the faces of "{kind.name}" need the file {name}'
            place = place_of(game.forms["game"], ("kinds", kind.name, "faces"), "key")
            hint = "write it, with the fonts and text styles that the templates name"
            yield Problem("missing-form", place, text, hint)
            return


def style_of(
    files: GameFiles, game: Game, read: Read, schemas: Schemas
) -> tuple[Style | None, list[Problem]]:
    """The game's style, judged by its form; none where the game has no templates."""
    name = f"templates/{files.slug}/style.yaml"
    document = read.documents.get(name)
    if document is None:
        return None, [] if name in files.templates else list(_unstyled(game, name))
    document = as_typed(document, schemas["style"])
    problems = check_form("style", document.data, schemas["style"], name)
    if problems or not isinstance(document.data, Map):
        return None, problems
    style, problems = read_style(document.data, document.digest)
    problems += check_colours(game, style.colors)
    # Every face would repeat what is wrong with the style.
    return None if any(map(is_error, problems)) else style, problems
