from __future__ import annotations

from cardwright.model.game import Argument, Parameter, Verb
from cardwright.model.problem import Place, Problem
from cardwright.validate import unused
from cardwright.validate.named import ANY
from tests.unit.validate.written import at, game, read, words

STYLE = "templates/tides/style.yaml"
WORDS = "cards/tides/vocabularies.yaml"
NUMBERS = "cards/tides/parameters.yaml"


def warning(place: Place, message: str, hint: str) -> Problem:
    return Problem("unused", place, message, hint, "warning")


def test_styles_that_the_style_file_does_not_use_itself() -> None:
    data = read(
        "fonts: {body: {}, head: {}, code: {}, spare: {}}\n"
        "fallback: [code]\n"
        "colors: {ink: '#000', pale: ink/0.4, sea: '#123'}\n"
        "text: {base: {font: head, size: big}, name: {extends: base, color: pale}}\n"
        "sizes: {big: 12, tiny: 6}\n",
        file=STYLE,
    )
    assert list(unused.styles(data)) == [
        unused.Doubt(
            "style",
            "name",
            warning(
                at(4, 39, 43, STYLE),
                'nothing uses the text style "name"',
                'write style="name" in a template, or remove it',
            ),
        ),
        unused.Doubt(
            "font",
            "spare",
            warning(
                at(1, 39, 44, STYLE),
                'nothing uses the font "spare"',
                'write font="spare" in a template, or remove it',
            ),
        ),
        unused.Doubt(
            "color",
            "sea",
            warning(
                at(3, 38, 41, STYLE),
                'nothing uses the colour "sea"',
                'write fill="sea" in a template, or remove it',
            ),
        ),
        unused.Doubt(
            "size",
            "tiny",
            warning(
                at(5, 18, 22, STYLE),
                'nothing uses the size "tiny"',
                'write size="tiny" in a template, or remove it',
            ),
        ),
    ]


def test_an_icon_is_told_where_it_is_listed_else_at_its_file() -> None:
    form = read("vocabularies: {icons: {tap: {name: tap}}}\n", file=WORDS)
    known = game(vocabularies={"icons": words("tap")}, forms={"vocabularies": form})
    listed, file = unused.icons(known, ["tap", "oar"])
    assert (listed.sort, listed.name) == ("icon", "tap")
    assert listed.problem == warning(
        at(1, 24, 27, WORDS),
        'no text and no template shows the icon "tap"',
        "write {tap} in a text, or remove it here",
    )
    assert file.problem == warning(
        Place("templates/tides/icons/oar.svg"),
        'nothing shows the icon "oar"',
        'write <icon name="oar"…/> in a template, or delete the file',
    )


def test_a_picture_is_told_at_its_file() -> None:
    (doubt,) = unused.pictures("cards/tides", ["art/lamp.png"])
    assert (doubt.sort, doubt.name) == ("picture", "art/lamp.png")
    assert doubt.problem == warning(
        Place("cards/tides/art/lamp.png"),
        "no card and no template shows this picture",
        'name it "art/lamp.png" in a field or a template, or delete the file',
    )


def test_names_in_their_attributes_in_code_or_in_data_are_used() -> None:
    place = Problem("unused", Place("x"), "")
    sea, sun = unused.Doubt("color", "sea", place), unused.Doubt("icon", "sun", place)
    assert unused.doubtful([sea, sun], {ANY: {"sea", "sun"}}, []) == []
    assert unused.doubtful([sea, sun], {ANY: (), "stroke": {"sea"}}, ["{sun}"]) == []
    assert unused.doubtful([sea, sun], {"name": {"sea"}, "fill": {"sun"}}, [""]) == [
        sea,
        sun,
    ]
    assert unused.doubtful([sun], {ANY: (), "icon": {"sun"}}, [""]) == []


def test_a_parameter_that_nothing_reads() -> None:
    form = read(
        "hand: {value: 3}\nhours: {value: 3}\ntide: {value: no}\n", file=NUMBERS
    )
    known = game(
        parameters={
            "hand": Parameter("hand", 3),
            "hours": Parameter("hours", 3, word="hand"),
            "tide": Parameter("tide", value=False),
            "storm": Parameter("storm", "mild", choices={"mild": "A", "wild": "B"}),
        },
        forms={"parameters": form},
    )
    texts = ["draw {{ param.hand }}, for hours", "param.hours_more"]
    assert list(unused.check_parameters(known, texts)) == [
        warning(
            at(2, 1, 6, NUMBERS),
            'nothing reads the parameter "hours"',
            "write {{ param.hours }} where the number stands, or remove it",
        ),
        warning(
            at(3, 1, 5, NUMBERS),
            'nothing reads the parameter "tide"',
            "write {{ param.tide }} where the value stands, or remove it",
        ),
    ]


def test_nothing_is_told_of_parameters_that_are_read_by_a_worked_out_name() -> None:
    known = game(parameters={"hand": Parameter("hand", 3)})
    assert list(unused.check_parameters(known, ["{{ param[card.limit] }}"])) == []
    assert list(unused.check_parameters(known, ["{{ param['hand'] }}"])) == []


def test_lists_verbs_and_frames_that_nothing_uses() -> None:
    form = read(
        "vocabularies: {icons: {}, sorts: {}, aims: {}, moons: {}}\n"
        "verbs: {draw: {}, hit: {}}\n"
        "conditions: {full: {}}\n"
        "frames: {power: '', chosen: '', loss: ''}\n",
        file=WORDS,
    )
    verbs = {
        "draw": Verb("draw", {"of": Argument("of", "aims")}, ()),
        "hit": Verb("hit", {}, ()),
    }
    known = game(
        vocabularies={n: {} for n in ("icons", "sorts", "aims", "moons")},
        verbs=verbs,
        conditions={"full": Verb("full", {}, ())},
        frames={"power": "", "chosen": "", "loss": ""},
        forms={"vocabularies": form},
    )
    texts = ['{"x-link": "vocabulary.sorts", "x-says": "frames.power"}']
    assert list(
        unused.check_words(known, texts, ["{do: draw}", "a hit, when full"])
    ) == [
        warning(
            at(1, 48, 53, WORDS),
            'nothing uses the list "moons"',
            'link a field to it ("x-link": "vocabulary.moons"), or remove it',
        ),
        warning(
            at(2, 19, 22, WORDS),
            'no entry uses the verb "hit"',
            "write do: hit in an entry, or remove it",
        ),
        warning(
            at(3, 14, 18, WORDS),
            'no entry uses the condition "full"',
            "write is: full in an entry, or remove it",
        ),
        warning(
            at(4, 33, 37, WORDS),
            'no schema uses the frame "loss"',
            'mark a field with "x-says": "frames.loss", or remove it',
        ),
    ]
