"""A kind and an id in, the file that a new entry of that name goes into out."""

from __future__ import annotations

import re

from cardwright.model.game import Game, Kind
from cardwright.resolve.entries.claims import claimants

_STARS = re.compile(r"\*+")
_SUFFIX = ".yaml"


def home(game: Game, kind: Kind, id_: str) -> str | None:
    """The file for an entry, by the kind's first pattern that has a place for a name.

    ``None`` where no pattern leaves the name open: its files hold lists.
    """
    for pattern in kind.files:
        folder, _, name = pattern.replace("**/", "").rpartition("/")
        if "*" not in name or "?" in pattern or "*" in folder:
            continue
        named = _STARS.sub(id_, name, count=1).replace("*", "")
        named = named if "." in named else named + _SUFFIX
        file = f"cards/{game.slug}/{folder}{'/' if folder else ''}{named}"
        if named.endswith((".yaml", ".yml")) and takes(game, kind, file):
            return file
    return None


def takes(game: Game, kind: Kind, file: str) -> bool:
    """Whether a file of the workspace is one of the kind's, and of no other's."""
    return claimants(game, file) == [kind]
