from __future__ import annotations

from dataclasses import replace

from cardwright.model.source import Document, Map
from cardwright.resolve.entries.entries import resolve_entries
from cardwright.resolve.entries.memory import Asked, Given, Memory
from tests.unit.resolve.garden import CONTENT, data, game, read

GARDEN, _ = game()
FILES = [read(file, text) for file, text in sorted(CONTENT.items())]


def others() -> list[Document]:
    """The garden's files with one bed written otherwise."""
    south = next(file for file in CONTENT if "south" in CONTENT[file])
    text = CONTENT[south].replace("old-gus: 1", "old-gus: 2")
    assert text != CONTENT[south]
    return [read(south, text) if f.file.endswith(south) else f for f in FILES]


def test_what_is_remembered_is_what_would_be_found() -> None:
    memory = Memory(GARDEN, learns=True)
    first = resolve_entries(GARDEN, FILES, memory)
    assert first == resolve_entries(GARDEN, FILES)
    assert resolve_entries(GARDEN, FILES, memory) == first
    assert resolve_entries(GARDEN, others(), memory) == resolve_entries(
        GARDEN, others()
    )


def test_only_what_is_written_otherwise_is_resolved_again() -> None:
    memory = Memory(GARDEN, learns=True)
    first, _ = resolve_entries(GARDEN, FILES, memory)
    again, _ = resolve_entries(GARDEN, others(), memory)
    old = {id(entry.body) for entry in first.entries.values()}
    fresh = [e.id for e in again.entries.values() if id(e.body) not in old]
    assert fresh == ["south", "ivy", "rose"]


def test_a_memory_need_not_learn() -> None:
    memory = Memory(GARDEN)
    first, _ = resolve_entries(GARDEN, FILES, memory)
    again, _ = resolve_entries(GARDEN, FILES, memory)
    assert first == again
    assert first.entries["rose"] is not again.entries["rose"]


def test_all_that_an_entry_depends_on_is_asked_for() -> None:
    memory, given = Memory(GARDEN, learns=True), Given("rose", (), ())
    body, model = data("id: rose\n"), data("id: model\n")
    asked = Asked(body, ("plant", None), (model,))
    memory.learn(asked, given)
    assert memory.given(Asked(body, ("plant", None), [model])) is given
    twin = Map(body.items(), body.marks, body.source, body.span)
    for other in (
        replace(asked, body=twin),
        replace(asked, around=("bed", None)),
        replace(asked, models=()),
        replace(asked, models=(data("id: model\n"),)),
    ):
        assert memory.given(other) is None
