"""A file's name and bytes come in, its data with places and the findings go out."""

from __future__ import annotations

from cardwright.base.files import digest
from cardwright.load.encoding import decode
from cardwright.load.json_reader import read_json
from cardwright.load.yaml_reader import read_yaml
from cardwright.model.problem import Problem, order
from cardwright.model.source import Data, Document, Source


def read_document(file: str, data: bytes) -> tuple[Document, tuple[Problem, ...]]:
    """Read a ``.yaml``, ``.yml`` or ``.json`` file; ``file`` is its workspace path.

    Data is ``None`` where the file cannot be read; every finding has its exact place.
    """
    source, problem = decode(file, data)
    if problem is not None:
        return Document(file, source, None, digest(data)), (problem,)
    found, problems = _read(source)
    if found is None and not problems:
        place, hint = source.place(0, 0), "write its content, or delete it"
        problems = [Problem("empty-file", place, "the file is empty", hint)]
    return Document(file, source, found, digest(data)), tuple(
        sorted(problems, key=order)
    )


def _read(source: Source) -> tuple[Data, list[Problem]]:
    if not source.text.strip():
        return None, []
    is_json = source.file.lower().endswith(".json")
    return read_json(source) if is_json else read_yaml(source)
