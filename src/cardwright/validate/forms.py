"""A core form's data and its schema in, problems out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jsonschema import Draft202012Validator

from cardwright.base.english import with_article
from cardwright.base.once import once
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Data, Map, Seq
from cardwright.validate.breach import Subject
from cardwright.validate.explain import explain
from cardwright.validate.quick import quick

_judge = once(quick)


def check_form(
    form: str, data: Data, schema: Mapping[str, Any], file: str = ""
) -> list[Problem]:
    """Judges typed data of a form such as ``game``; the schema's title names it.

    A lone text or number knows no place of its own: it stands at the start of ``file``.
    """
    if _judge(schema)(data):
        return []
    start = None if isinstance(data, Map | Seq) else Place(file)
    subject = Subject(
        with_article(schema.get("title", form)), data, start, schema=schema
    )
    return explain(Draft202012Validator(schema).iter_errors(data), subject)
