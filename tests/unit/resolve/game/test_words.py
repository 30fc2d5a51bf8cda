from __future__ import annotations

from cardwright.model.game import Argument, Term, Verb, Word
from cardwright.model.source import Map
from cardwright.resolve.game import words
from tests.unit.resolve.garden import VOCABULARIES, at, data


def test_words_have_names_or_are_called_by_their_ids() -> None:
    assert words.vocabularies(data(VOCABULARIES)) == {
        "hues": {
            "red": Word("red", "Red", "Reds", None, "#f00"),
            "deep-blue": Word("deep-blue", "deep blue", "deep blues"),
        },
        "icons": {"sun": Word("sun", "sun", "suns")},
    }


def test_verbs_and_conditions_have_typed_arguments() -> None:
    form = data(VOCABULARIES)
    assert words.verbs(form, "verbs") == {
        "grow": Verb(
            "grow",
            {
                "amount": Argument("amount", "number"),
                "what": Argument("what", "plant", optional=True),
                "hue": Argument("hue", "hues", optional=True),
            },
            ((None, "grow {{ amount }}"),),
            "amount",
        )
    }
    assert words.verbs(form, "conditions") == {
        "wet": Verb(
            "wet",
            {"after": Argument("after", "truth")},
            (("after", "after rain"), (None, "dry")),
        )
    }


def test_frames_are_texts() -> None:
    assert words.frames(data("frames: {a: x, b: [y]}")) == {"a": "x"}


def test_terms_have_names_or_are_called_by_their_titled_ids() -> None:
    form = data("a-b: {text: T}\nmouse: {name: Mouse, plural: Mice, text: M}\nodd: 3\n")
    assert words.glossary(form) == {
        "a-b": Term("a-b", "A B", "A Bs", "T"),
        "mouse": Term("mouse", "Mouse", "Mice", "M"),
    }


def test_odd_forms_have_no_words() -> None:
    odd = data("{vocabularies: [a], verbs: {a: 1}, frames: x}")
    assert words.vocabularies(odd) == {}
    assert words.verbs(odd, "verbs") == {}
    assert words.frames(odd) == {}
    assert words.verbs(Map([("verbs", Map([("a", Map())]))]), "verbs") == {
        "a": Verb("a", {}, ())
    }


def test_types_and_strengths_must_be_there() -> None:
    form = data(
        "verbs: {dig: {arguments: {a: numbr, b: 'plant?'}, strength: c, phrase: d}}"
    )
    found = list(words.check_verbs(form, ["plant"]))
    assert [(at(p), p.message, p.hint) for p in found] == [
        (
            ("unknown-reference", "data.yaml", 1, 30),
            'there is no type "numbr"',
            'did you mean "number"?',
        ),
        (
            ("unknown-reference", "data.yaml", 1, 61),
            'there is no argument "c"',
            "known are a, b",
        ),
    ]


def test_the_walk_is_told_of_arguments() -> None:
    verbs = words.verbs(data(VOCABULARIES), "verbs")
    said = {"type": "string", "x-text": "rich"}
    plant = {"type": "string", "x-link": "plant", "x-argument": True}
    hue = {"type": "string", "x-link": "vocabulary.hues", "x-argument": True}
    many = ["string", "array"]
    assert words.schemas(verbs, ["plant"]) == {
        "grow": {
            "properties": {
                "phrase": said,
                "amount": {},
                "what": {**plant, "type": many, "items": plant},
                "hue": {**hue, "type": many, "items": hue},
            }
        }
    }


def test_plain_types_of_arguments() -> None:
    verb = Verb("v", {n: Argument(n, n) for n in ("number", "text", "truth")}, ())
    assert words.schemas({"v": verb}, [])["v"]["properties"] == {
        "phrase": {"type": "string", "x-text": "rich"},
        "number": {},
        "text": {"type": "string"},
        "truth": {"type": "boolean"},
    }


def test_ids_as_words_and_titles() -> None:
    assert words.spaced("first-player_two") == "first player two"
    assert words.titled("the-02-eXpress") == "The 02 EXpress"
