from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from cardwright.load.plain import ODD, bad_number, too_long, typed
from cardwright.model.source import Plain

_TYPED = ["", "~", "null", "Null", "NULL", "true", "False", "yes", "No", "ON", "off"]
_NUMBERS = ["0", "1984", "-3", "+7", "007", "1.5", ".5", "5.", "-1e3", "1.5E-7"]
_BASED = ["0o17", "0xFf"]
_TEXTS = ["nul", "nO", "yEs", "y", "n", "1_000", "1:30", "-", "+", ".", "1e", "0o8"]
_MORE_TEXTS = ["0x", "v1", "12a", "1.2.3", "word", "None", "-true", "\u0661"]


@pytest.mark.parametrize("value", [*_TYPED, *_NUMBERS, *_BASED])
def test_spellings_to_type(value: str) -> None:
    assert type(typed(value)) is Plain
    assert typed(value) == value
    assert value[:1] in ODD
    assert bad_number(value) is None


@pytest.mark.parametrize("value", [*_TEXTS, *_MORE_TEXTS])
def test_texts(value: str) -> None:
    assert type(typed(value)) is str
    assert bad_number(value) is None


def test_bad_numbers() -> None:
    endless = "is not a number that a game can use"
    assert bad_number(".inf") == f'".inf" {endless}'
    assert bad_number("-.Inf") == f'"-.Inf" {endless}'
    assert bad_number(".NaN") == f'".NaN" {endless}'
    assert bad_number("1e400") == f'"1e400" {endless}'
    too_many = "a whole number has at most 18 digits"
    assert bad_number("-" + "1" * 19) == too_many
    assert bad_number("-" + "1" * 18) is None
    assert bad_number("0o" + "7" * 19) == too_many
    assert bad_number("9" * 100_000) == too_many


def test_a_long_fraction_is_no_long_number() -> None:
    assert too_long("3." + "1" * 40) is None


@given(st.text(alphabet="0123456789+-.eoxinfaNTUru~yYsS", max_size=6))
def test_what_yaml_types_is_kept_for_typing(value: str) -> None:
    """Whatever YAML 1.2 makes more of than text is no plain text here."""
    try:
        meant = YAML(typ="safe", pure=True).load(f"- {value}")[0]
    except (YAMLError, ValueError):
        return
    if not isinstance(meant, str | list | dict) and "_" not in value:
        assert type(typed(value)) is Plain or bad_number(value) is not None
