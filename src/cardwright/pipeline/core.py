"""The folder of the core's own schemas in, each of them as it is needed out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from cardwright.base.once import once
from cardwright.load.documents import read_document
from cardwright.model.source import Document, Map
from cardwright.resolve.plan import Plan
from cardwright.resolve.walk import walk
from cardwright.validate.schemas import load_forms

SCHEMA_SUFFIX = ".schema.json"
CODES = "problems.yaml"

Schemas = Mapping[str, Mapping[str, Any]]

_plan = once(Plan)


@lru_cache(maxsize=4)
def core_schemas(folder: Path) -> Schemas:
    """The core's schemas by name, as shipped."""
    files = sorted(folder.glob(f"*{SCHEMA_SUFFIX}"))
    return {
        file.name.removesuffix(SCHEMA_SUFFIX): json.loads(file.read_bytes())
        for file in files
    }


@lru_cache(maxsize=4)
def form_schemas(folder: Path) -> Schemas:
    """The schemas of the core's forms, with shared parts inlined."""
    return load_forms(core_schemas(folder))


@lru_cache(maxsize=4)
def usual_levels(folder: Path) -> Mapping[str, str]:
    """The level of each code where a game says nothing else."""
    document, _ = read_document(CODES, (folder / CODES).read_bytes())
    pages = document.data if isinstance(document.data, Map) else Map()
    return {code: str(page["level"]) for code, page in pages.items()}


def as_typed(document: Document, schema: Mapping[str, Any]) -> Document:
    """The document with its plain scalars as a form's schema has them."""
    return replace(document, data=walk(document.data, _plan(schema)).data)
