"""A template's name in, its marked source out of the first folder that has it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from jinja2 import BaseLoader, Environment, TemplateNotFound

from cardwright.base.files import is_inside
from cardwright.base.suggest import did_you_mean
from cardwright.compose.marks import marked

DRAFT = "draft.xml"
"""The template of the mark on faces that show placeholders."""

CONTENTS = "contents.card.xml"
"""The template of the pages that tell what a target holds."""

LOG, TRIED = "play-log.card.xml", "variant.card.xml"
"""Those of the sheet on which plays of a variant are noted, and of its mark."""

CARD = ".card.xml"
"""What the name of a face's template ends in."""


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder of templates, and how problems name it: ``templates/…``."""

    path: Path
    shown: str

    @property
    def workspace(self) -> Path:
        """The folder that ``shown`` is counted from: links do not lead out of it."""
        above = self.path.parents
        return above[min(self.shown.count("/"), len(above) - 1)]


def leaves(template: str) -> bool:
    """Whether a name would lead out of the folders of templates."""
    return template.startswith("/") or ".." in template.replace("\\", "/").split("/")


class Loader(BaseLoader):
    """Finds templates by their path within the first folder that has them.

    ``loaded`` are those that were taken so far.
    """

    def __init__(self, folders: Sequence[Folder]) -> None:
        self._folders = tuple(folders)
        self.loaded: set[str] = set()

    def get_source(
        self,
        environment: Environment,  # noqa: ARG002
        template: str,
    ) -> tuple[str, str, Callable[[], bool]]:
        text = self.read(template)
        if text is None:
            raise TemplateNotFound(template)
        source, shown = text
        self.loaded.add(template)
        return marked(source, shown), shown, lambda: True

    def read(self, template: str) -> tuple[str, str] | None:
        """The source and shown file of a template, if a folder has it."""
        if leaves(template):
            return None
        for folder in self._folders:
            path = folder.path / template
            try:
                text = path.read_text("utf-8-sig")
            except (OSError, UnicodeDecodeError, ValueError):
                continue
            if is_inside(path, folder.path, folder.workspace):
                return text, f"{folder.shown}/{template}"
        return None

    def shown(self, file: str) -> str:
        """The source of a template by the file name that problems give it."""
        for folder in self._folders:
            if file.startswith(f"{folder.shown}/"):
                found = Loader([folder]).read(file.removeprefix(f"{folder.shown}/"))
                return found[0] if found else ""
        return ""

    def place_for(self, template: str) -> str:
        """Where a template of that name is to be written: among the game's own."""
        return f"{self._own}/{template}"

    def advice(self, template: str) -> str:
        """What to do where there is no template of that name."""
        if leaves(template):
            return f"templates stand in {self._own} and templates/core"
        near = did_you_mean(template, self.names())
        return near or f"write {self.place_for(template)}"

    @property
    def _own(self) -> str:
        return self._folders[0].shown if self._folders else ""

    def names(self) -> Iterator[str]:
        """All templates, for suggestions."""
        for folder in self._folders:
            for path in sorted(folder.path.glob("*.xml")):
                yield path.relative_to(folder.path).as_posix()
