"""What a face is set with: style, fonts, size, folders, and whom to ask for more."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cardwright.base.recent import Recent
from cardwright.model.drawing import Drawing
from cardwright.model.face import Limits, Style
from cardwright.model.game import Size
from cardwright.model.problem import Place, Problem, is_error
from cardwright.typeset.measure import Measure, Sizes
from cardwright.typeset.text.fontset import FontSet

ROOM = 4000
"""So many values and read elements are kept: those of some twenty templates."""


def _no_face(_entry: str, _side: str) -> Drawing | None:
    return None


def _no_place(_field: str) -> Place | None:
    return None


def _no_part(_field: str, _text: str) -> Place | None:
    return None


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting serves all faces of a size; ``place_of_field`` differs by entry.

    ``root`` is the workspace, to which files are named relatively. ``images`` and
    ``icons`` are folders, searched in order. ``icon_names`` says icons in plain words.
    ``entries`` are the ids of the game's, ``face_of`` gives the face of one,
    ``place_of_field`` the place of a field of the entry (dotted path),
    ``place_in_field`` that of a character in one, ``place_of_file`` that of the field
    which names a picture;
    all give ``None`` where there is none. A ``proof`` is laid
    out for its problems alone: texts and icons are tried, and not drawn. ``shared`` are
    the sizes of text boxes that share one; to ``tell`` goes how each fits. ``memo`` has
    what many elements ask for; faces that differ in their entry alone share it.
    ``is_grave`` tells for which problems there is no drawing. ``limits`` are what a
    face is held to; without them it is only laid out.
    """

    style: Style
    size: Size
    root: Path
    images: tuple[Path, ...] = ()
    icons: tuple[Path, ...] = ()
    fonts: FontSet = field(default_factory=lambda: FontSet({}))
    icon_names: Mapping[str, str] = field(default_factory=dict)
    entries: Collection[str] = ()
    face_of: Callable[[str, str], Drawing | None] = _no_face
    place_of_field: Callable[[str], Place | None] = _no_place
    place_in_field: Callable[[str, str], Place | None] = _no_part
    place_of_file: Callable[[str], Place | None] = _no_place
    proof: bool = False
    shared: Sizes = field(default_factory=dict)
    tell: Callable[[Measure], None] | None = None
    is_grave: Callable[[Problem], bool] = is_error
    limits: Limits | None = None
    memo: Recent = field(default_factory=lambda: Recent(ROOM), compare=False)

    def name(self, file: Path) -> str:
        """A file's name for problems and pictures: relative to the workspace."""
        if file.is_relative_to(self.root):
            return file.relative_to(self.root).as_posix()
        return file.as_posix()
