"""The parameters form in, the parameters and what does not fit their limits out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from cardwright.base.english import quoted
from cardwright.base.expression import filled
from cardwright.base.suggest import did_you_mean
from cardwright.model.game import Parameter
from cardwright.model.problem import Problem
from cardwright.model.source import Map, Plain
from cardwright.resolve import forms
from cardwright.resolve.plain import implied

_NUMBER = re.compile(r"\s*(-?\d+(?:\.\d+)?)\b")


def parameters(form: Map) -> dict[str, Parameter]:
    """The parameters by name."""
    return {
        name: _parameter(name, data)
        for name, data in form.items()
        if isinstance(data, Map)
    }


def _parameter(name: str, data: Map) -> Parameter:
    sentences = forms.mapping(data, "choices")
    return Parameter(
        name=name,
        value=_value(data),
        placeholder=forms.truth(data, "placeholder"),
        note=forms.text(data, "note"),
        unit=forms.text(data, "unit"),
        minimum=forms.number(data, "min"),
        maximum=forms.number(data, "max"),
        choices={k: str(s) for k, s in sentences.items() if isinstance(s, str)},
        word=forms.text(data, "word"),
    )


def _value(data: Map) -> Any:
    value = data.get("value")
    return implied(value) if isinstance(value, Plain) else value


def check_parameters(form: Map) -> Iterator[Problem]:
    """Values that are none of the choices or lie outside the limits."""
    for name, data in form.items():
        if isinstance(data, Map) and "value" in data:
            yield from _check(_parameter(name, data), data)


def _check(parameter: Parameter, data: Map) -> Iterator[Problem]:
    name, value = parameter.name, parameter.value
    place = forms.place(data, "value")
    if parameter.choices and _spelled(value) not in parameter.choices:
        message = f'the value of "{name}" is none of its choices'
        hint = did_you_mean(_spelled(value), parameter.choices)
        known = f"it may be {', '.join(parameter.choices)}"
        yield Problem("not-a-choice", place, message, hint or known)
    if isinstance(value, bool) or not isinstance(value, int | float):
        yield from _no_number(parameter, data)
        return
    if parameter.minimum is not None and value < parameter.minimum:
        message = f'the value of "{name}" is less than {parameter.minimum:g}'
        yield Problem("out-of-range", place, message)
    if parameter.maximum is not None and value > parameter.maximum:
        message = f'the value of "{name}" is more than {parameter.maximum:g}'
        yield Problem("out-of-range", place, message)


def _no_number(parameter: Parameter, data: Map) -> Iterator[Problem]:
    """A text where a unit or a limit says that there is a number."""
    keys = [key for key in ("unit", "min", "max") if key in data]
    value = parameter.value
    if not keys or not isinstance(value, str) or filled(value) is not None:
        return
    message = f'the value of "{parameter.name}" must be a number, not {quoted(value)}'
    found = _NUMBER.match(value)
    hint = f"write {found[1]}" if found else f'it has "{keys[0]}", as numbers have'
    yield Problem("wrong-type", forms.place(data, "value"), message, hint)


def _spelled(value: Any) -> str:
    """A value as the keys of ``choices`` spell it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
