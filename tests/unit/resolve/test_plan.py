from __future__ import annotations

from cardwright.resolve.plan import Plan


def test_a_child_is_made_once() -> None:
    root = Plan({"properties": {"hat": {"type": "string"}}}).root
    assert root.child("hat") is root.child("hat")
    assert root.child("hat").types == frozenset({"string"})
    assert root.child("coat").types is None


def test_references_are_followed_also_in_circles() -> None:
    shelf = {
        "$defs": {
            "a/b": {"x-link": "hat", "$ref": "#/$defs/loop"},
            "loop": {"type": "string", "$ref": "#/$defs/a~1b"},
        },
        "properties": {"hat": {"$ref": "#/$defs/a~1b"}, "inner": {"$ref": "#"}},
    }
    root = Plan(shelf).root
    hat = root.child("inner").child("inner").child("hat")
    assert (hat.marks.link, hat.types) == (("hat",), frozenset({"string"}))


def test_a_reference_that_leads_nowhere_says_nothing() -> None:
    for reference in ("#/$defs/gone/far", "elsewhere#/x", 7):
        assert Plan({"$ref": reference}).root.types is None


def test_types_follow_every_combining_keyword() -> None:
    schema = {
        "type": ["integer", "string", "null"],
        "allOf": [{"type": ["integer", "string"]}],
        "anyOf": [{"type": "integer"}, {"enum": [None]}],
    }
    assert Plan(schema).root.types == frozenset({"integer"})


def test_alternatives_do_not_narrow_the_types() -> None:
    schema = {"oneOf": [{"type": "integer"}, {"type": "string", "x-link": "hat"}]}
    root = Plan(schema).root
    assert (root.types, root.marks.link) == (frozenset({"integer", "string"}), ("hat",))


def test_a_place_knows_what_its_keys_link_to() -> None:
    schema = {
        "$defs": {"ids": {"x-link": ["hat", "coat"]}},
        "propertyNames": {"$ref": "#/$defs/ids"},
    }
    assert Plan(schema).root.names == ("hat", "coat")


def test_the_data_chooses_among_alternatives() -> None:
    hat = {"properties": {"sort": {"const": "hat"}, "of": {"x-link": "hat"}}}
    text = {"properties": {"sort": {"const": "text"}, "of": {"x-text": "rich"}}}
    root = Plan({"oneOf": [hat, text]}).root
    assert root.chosen({"sort": "hat"}).child("of").marks.link == ("hat",)
    assert root.chosen({"sort": "text"}).child("of").marks.link == ()
    assert root.chosen({"sort": "text"}).child("of").marks.text == "rich"


def test_a_verb_brings_its_arguments() -> None:
    verb = {"properties": {"what": {"x-link": "hat"}}}
    root = Plan({"x-says": "verbs"}, {"verbs": {"wear": verb}}).root
    assert root.chosen({"do": "wear"}).child("what").marks.link == ("hat",)
    assert root.chosen({"do": "eat"}).child("what").marks.link == ()
    assert root.chosen({"do": "wear"}) is root.chosen({"do": "wear"})


def test_a_schema_that_is_no_mapping_says_nothing() -> None:
    root = Plan({"properties": {"hat": True}, "items": False}).root
    assert (root.child("hat").types, root.item(0).types) == (None, None)


def test_the_phrase_of_an_unknown_verb_is_a_text() -> None:
    dig = {"properties": {"phrase": {"type": "string"}}}
    root = Plan({"x-says": "verbs"}, {"verbs": {"dig": dig}}).root
    assert root.chosen({"do": "dgi"}).child("phrase").marks.text == "rich"
    assert root.chosen({"do": "dig"}).child("phrase").marks.text == ""
