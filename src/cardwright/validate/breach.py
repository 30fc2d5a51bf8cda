"""An error of the schema library in, a breach out: which keyword broke, and where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from jsonschema.exceptions import ValidationError

from cardwright.base.english import with_article
from cardwright.model.problem import Place
from cardwright.model.source import Data, Map, Part, Path, first_key, place_of
from cardwright.validate.wording import named


@dataclass(frozen=True, slots=True)
class Subject:
    """What is judged: its name with an article, and its data.

    ``start`` is where a missing key of the whole is reported; ``known`` are keys that
    the whole may have though its schema does not name them, ``kind`` is that of an
    entry, ``schema`` that of the whole.
    """

    title: str
    data: Data
    start: Place | None = None
    known: tuple[str, ...] = ()
    kind: str = ""
    schema: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Breach:
    """One keyword of a schema that does not hold.

    ``wanted`` is the keyword's value, ``schema`` the mapping that it stands in.
    ``part`` is ``key`` where a mapping's key is judged. ``branches`` are the breaches
    of each alternative of ``anyOf`` or ``oneOf``. ``moves`` are keys that stand one
    step too far out or in: unknown ones with where they belong and the hint, those of
    a value of the wrong type with their values.
    """

    subject: Subject
    path: Path
    keyword: str
    wanted: Any
    value: Any
    schema: Mapping[str, Any]
    part: Part = "value"
    branches: tuple[tuple[Breach, ...], ...] = ()
    moves: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        word = self._title or named(self.path, self.subject.title)
        return f"the key {word}" if self.part == "key" else word

    @property
    def _title(self) -> str | None:
        """What an item of a list that is the whole is called by its schema."""
        title = self.schema.get("title")
        of_whole = len(self.path) == 1 and isinstance(self.path[0], int)
        return with_article(title) if of_whole and isinstance(title, str) else None

    @property
    def place(self) -> Place:
        if not self.path and self.subject.start:
            return self.subject.start
        return place_of(self.subject.data, self.path, self.part)

    def key_place(self, key: str) -> Place:
        """The place of a key of the mapping that is judged."""
        return place_of(self.subject.data, (*self.path, key), "key")

    @property
    def start(self) -> Place:
        """Where a missing key is reported: the first key of the mapping."""
        inner = self.path and isinstance(self.value, Map)
        return first_key(self.value) if inner else self.place


def unknown(breach: Breach) -> list[str]:
    """Keys that the mapping has and its schema does not know."""
    properties = breach.schema.get("properties", {})
    return [key for key in breach.value if key not in properties]


def from_error(error: ValidationError, subject: Subject) -> Breach:
    path: Path = tuple(error.absolute_path)
    of_key = _judges_key(tuple(error.absolute_schema_path))
    schema = error.schema if isinstance(error.schema, Mapping) else {}
    return Breach(
        subject,
        (*path, str(error.instance)) if of_key else path,
        str(error.validator),
        error.validator_value,
        error.instance,
        schema,
        "key" if of_key else "value",
        _branches(error, subject),
    )


def _judges_key(path: tuple[str | int, ...]) -> bool:
    return path[-2:-1] == ("propertyNames",) and path[-3:-2] != ("properties",)


def _branches(
    error: ValidationError, subject: Subject
) -> tuple[tuple[Breach, ...], ...]:
    found: dict[str | int, list[Breach]] = {}
    for child in error.context or ():
        branch = found.setdefault(child.relative_schema_path[0], [])
        branch.append(from_error(child, subject))
    return tuple(tuple(branch) for branch in found.values())
