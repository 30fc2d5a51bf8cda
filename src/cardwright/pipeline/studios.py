"""A studied game in, the studio that draws its faces out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardwright.base.cache import Cache
from cardwright.base.expression import ExpressionError
from cardwright.base.files import digest
from cardwright.base.versions import VERSIONS
from cardwright.compose.faces import Composer, Helpers
from cardwright.compose.loader import Folder
from cardwright.compose.views import WatchedViews
from cardwright.model.entry import Entry
from cardwright.model.game import Size
from cardwright.model.rich import Rich
from cardwright.model.source import Path
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.faces import Studio
from cardwright.pipeline.study import Study
from cardwright.resolve.saying.say import Sayer
from cardwright.typeset.height import height as height_of
from cardwright.typeset.slip import SlipError
from cardwright.typeset.text.fontset import FontSet

ANY_SIZE = Size(1.0, 1.0, 0.0)
"""A text is measured in a box of its own, whatever the face."""


def studio(space: Workspace, study: Study, cache: Cache) -> Studio | None:
    """The studio of a game that has a catalogue and a style."""
    game, catalog, style = study.game, study.catalog, study.style
    if game is None or catalog is None or style is None:
        return None
    folders = (
        Folder(space.root / "templates" / game.slug, f"templates/{game.slug}"),
        Folder(space.templates, "templates/core"),
    )

    def say(entry: Entry, path: Path) -> Rich:
        return sayer.say(entry, path)[0]

    def height(text: str, width: float, attributes: Mapping[str, str]) -> float:
        try:
            return height_of(text, width, attributes, made.bare(ANY_SIZE))
        except SlipError as slip:
            raise ExpressionError(slip.message, slip.hint) from slip

    entries = catalog.entries.values()
    helpers = Helpers(say, height, cache, _art(study.files, entries))
    composer = Composer(catalog, folders, style, helpers)
    sayer = Sayer(catalog, WatchedViews(catalog, composer.watch))
    made = Studio(
        space=space,
        files=study.files,
        game=game,
        catalog=catalog,
        style=style,
        composer=composer,
        fonts=FontSet.of(style, game.language),
        assets=_assets(space, study.files, game.language),
        cache=cache,
        users={use.file: (e, use.path) for e in entries for use in e.files},
        is_grave=study.levels.is_grave,
        spoilt=study.spoilt,
    )
    return made


def _art(files: GameFiles, entries: Iterable[Entry]) -> dict[str, str]:
    """The digests of the files that entries name, by those names."""
    names = {use.file for entry in entries for use in entry.files}
    paths = {name: f"cards/{files.slug}/{name}" for name in names}
    return {n: files.digests[p] for n, p in paths.items() if p in files.digests}


def _assets(space: Workspace, files: GameFiles, language: str) -> str:
    shown = [*files.art, *files.templates]
    parts = [f"{file}:{files.digests[file]}" for file in shown]
    return digest("\n".join([VERSIONS, space.core_digest, language, *parts]))
