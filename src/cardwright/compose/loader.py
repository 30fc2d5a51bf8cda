"""A template's name in, its marked source out of the first folder that has it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from jinja2 import BaseLoader, Environment, TemplateNotFound

from cardwright.compose.marks import marked

DRAFT = "draft.xml"
"""The template of the mark on faces that show placeholders."""

CARD = ".card.xml"
"""What the name of a face's template ends in."""


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder of templates, and how problems name it: ``templates/…``."""

    path: Path
    shown: str


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
        if ".." in template.split("/"):
            return None
        for folder in self._folders:
            try:
                text = (folder.path / template).read_text("utf-8-sig")
            except (OSError, UnicodeDecodeError, ValueError):
                continue
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
        shown = self._folders[0].shown if self._folders else ""
        return f"{shown}/{template}"

    def names(self) -> Iterator[str]:
        """All templates, for suggestions."""
        for folder in self._folders:
            for path in sorted(folder.path.glob("*.xml")):
                yield path.relative_to(folder.path).as_posix()
