from __future__ import annotations

from cardwright.model.problem import Lost
from cardwright.model.source import Map
from cardwright.validate.declared import Declared
from tests.unit.validate.written import read

PARAMETERS = "hours: {value: 2}\nmost: {value: 5}\n"
WORDS = """\
vocabularies:
  suits: {cups: {name: Cups}}
  icons: {moon: {name: Moon}, chosen: {name: Chosen}}
verbs:
  burn: {arguments: {amount: number, on: suits}, phrase: burn}
"""
SCHEMA = "properties:\n  heat: {}\n  glaze: {}\n"


def form(text: str, file: str) -> Map:
    data = read(text, file=file)
    assert isinstance(data, Map)
    return data


def declared(*texts: str) -> Declared:
    forms = {
        "parameters": form(PARAMETERS, "cards/tides/parameters.yaml"),
        "vocabularies": form(WORDS, "cards/tides/vocabularies.yaml"),
        "kiln.schema": form(SCHEMA, "schemas/tides/kiln.schema.json"),
    }
    return Declared(forms, None, lambda: [PARAMETERS, WORDS, SCHEMA, *texts])


def lines(known: Declared, lost: Lost) -> dict[str, int]:
    return {name: place.line for name, place in known.names(lost).items()}


def test_each_sort_has_its_names_where_they_are_declared() -> None:
    known = declared()
    assert lines(known, Lost("param", "x")) == {"hours": 1, "most": 2}
    assert lines(known, Lost("vocabulary", "x")) == {"suits": 2, "icons": 3}
    assert lines(known, Lost("icon", "x")) == {"moon": 3, "chosen": 3}
    assert lines(known, Lost("verbs", "x")) == {"burn": 5}
    assert lines(known, Lost("link", "x", ("vocabulary.suits",))) == {"cups": 2}
    assert lines(known, Lost("argument", "x", ("verbs", "burn"))) == {
        "amount": 5,
        "on": 5,
    }
    assert lines(known, Lost("property", "x", ("kiln",))) == {"heat": 2, "glaze": 3}
    assert lines(known, Lost("macro", "x", ("frame.xml",))) == {}


def unread(known: Declared, lost: Lost) -> list[str]:
    return list(known.unread(lost))


def test_a_parameter_is_read_by_its_name_behind_param() -> None:
    lost = Lost("param", "x")
    assert unread(declared("the most hours"), lost) == ["hours", "most"]
    assert unread(declared("{{ param.most }}", "param['hours']"), lost) == []
    assert unread(declared("{{ param.most_of_all }}"), lost) == ["hours", "most"]


def test_a_list_is_read_as_the_type_of_an_argument_too() -> None:
    assert unread(declared(), Lost("vocabulary", "x")) == []


def test_a_key_is_read_by_entries_and_templates() -> None:
    lost = Lost("property", "x", ("kiln",))
    assert unread(declared("heat: 3"), lost) == ["glaze"]
    assert unread(declared("heat: 3", "{{ card.glaze }}"), lost) == []


def test_what_the_core_reads_is_never_unread() -> None:
    assert unread(declared(), Lost("icon", "x")) == ["moon"]


def test_without_entries_two_are_most() -> None:
    assert declared().fair("kiln") == 2
