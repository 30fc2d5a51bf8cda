"""What an editor says of the games' files: yaml-language-server, as editors run it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.acceptance.language import Server
from tests.acceptance.npm import AbsentError
from tests.acceptance.server import command

KRAKEN = "cards/omen/scenarios/the-kraken.yaml"
MANUAL = "cards/primal/powers/manual.yaml"
FIRE = "cards/primal/creatures/fire.yaml"
ASSETS = "cards/unicorn/core/assets.yaml"
DECK = "cards/primal/decks/wildfire.yaml"
RULES = "cards/unicorn/rules.yaml"
CASES = "cards/unicorn/cases/decks.yaml"

pytestmark = pytest.mark.xdist_group("editor")


@pytest.fixture(scope="module")
def server(repository: Path) -> Iterator[Server]:
    try:
        words = command()
    except AbsentError as reason:
        pytest.fail(f"WHAT EDITORS SEE OF THE GAMES IS NOT TESTED: {reason}")
    with Server(words, repository) as running:
        yield running


class Slip(NamedTuple):
    """In a file ``old`` becomes ``new``; what is told, and of which part of it."""

    file: str
    old: str
    new: str
    mark: str
    message: str = ""


class Hover(NamedTuple):
    """The words that are told of the first ``part`` of a file, behind ``after``."""

    file: str
    part: str
    told: tuple[str, ...]
    after: str = ""


def content(repository: Path) -> dict[str, str]:
    """Every file that cards are written in, and the styles."""
    found = [
        path
        for pattern in ("cards/*/**/*.yaml", "templates/*/style.yaml")
        for path in sorted(repository.glob(pattern))
    ]
    found += sorted(repository.glob("templates/core/profiles/*.yaml"))
    return {p.relative_to(repository).as_posix(): p.read_text("utf-8") for p in found}


def place(text: str, part: str, within: str = "") -> tuple[int, int]:
    """Line and column, from 1, where ``part`` stands first, ``within`` a longer one."""
    at = text.index(within or part)
    at = text.index(part, at)
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def shown(problem: dict[str, Any]) -> tuple[int, int, int, int, str]:
    start, end = problem["range"]["start"], problem["range"]["end"]
    return (
        start["line"] + 1,
        start["character"] + 1,
        end["line"] + 1,
        end["character"] + 1,
        problem["message"],
    )


def test_no_file_of_the_games_has_a_diagnostic(
    server: Server, repository: Path
) -> None:
    files = content(repository)
    assert {file.split("/")[1] for file in files} == {
        *("core", "omen", "primal", "unicorn")
    }
    found = server.problems(files)
    assert [(f, shown(p)) for f, told in found.items() for p in told] == []


WORD = "must be a word of the list {} (new ones: cardwright schemas)"
SLIPS = [
    Slip(KRAKEN, "    omen: 2\n", "    omen: 2\n    cots: 1\n", "cots"),
    Slip(
        *(KRAKEN, "arrow: bottom", "arrow: buttom", "buttom", WORD.format("arrows")),
    ),
    Slip(
        *(KRAKEN, "board: lesser-tentacle", "board: lesser-tentacel"),
        "lesser-tentacel",
        "must be the id of a board card (new ones: cardwright schemas)",
    ),
    Slip(
        MANUAL, "do: set,", "do: sett,", "sett", "must be a verb of vocabularies.yaml"
    ),
    Slip(MANUAL, "risk: 2}", "risk: 2, rsik: 3}", "rsik"),
    Slip(FIRE, "risk: ", "risk: 4.5 #", "4.5", "must be a whole number"),
    Slip(
        *(DECK, "cards:\n", "cards:\n  no-such-beast: 1\n", "no-such-beast"),
        "must be the id of a creature or the id of a token "
        "(new ones: cardwright schemas)",
    ),
    Slip(ASSETS, "rarity: common", "rarity: comon", "comon", WORD.format("rarities")),
    Slip(RULES, "formats:\n", "formts: {}\nformats:\n", "formts"),
    Slip(CASES, "  like: ", "  liek: x\n  like: ", "liek"),
]


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_told_where_it_stands(
    server: Server, repository: Path, slip: Slip
) -> None:
    text = (repository / slip.file).read_text("utf-8")
    text = text.replace(slip.old, slip.new, 1)
    line, column = place(text, slip.mark)
    (told,) = server.problems({slip.file: text})[slip.file]
    assert shown(told) == (
        *(line, column, line, column + len(slip.mark)),
        slip.message or f"Property {slip.mark} is not allowed.",
    )


def test_a_missing_key_is_told_at_its_entry(server: Server, repository: Path) -> None:
    text = (repository / FIRE).read_text("utf-8")
    first = text.index("  element: ")
    (told,) = server.problems({FIRE: text.replace("  element: fire\n", "", 1)})[FIRE]
    line = text.count("\n", 0, text.rindex("- id: ", 0, first)) + 1
    assert shown(told)[:2] == (line, 3)
    assert shown(told)[4] == 'Missing property "element".'


def test_an_expression_may_stand_for_any_scalar(
    server: Server, repository: Path
) -> None:
    text = (repository / FIRE).read_text("utf-8")
    for old, new in (("element: fire", "element: "), ("risk: ", "risk: ")):
        text = text.replace(f"{old}", f'{new}"{{{{ param.hand }}}}" #', 1)
    assert "{{ param.hand }}" in text
    assert server.problems({FIRE: text}) == {FIRE: []}


def headed(file: str, schema: str, text: str) -> str:
    """The text of a file with the line that names its schema."""
    up = "../" * file.count("/")
    return f"# yaml-language-server: $schema={up}schemas/{schema}.schema.json\n{text}"


EFFECT = "- id: a\n  timing: manual\n  trigger: tapped\n  effects:\n    - do: "


@pytest.mark.parametrize(
    ("schema", "file", "text", "offered"),
    [
        (
            "omen/editor/entity",
            KRAKEN,
            "id: a\n",
            {"name", "omen", "arrow", "traits", "whole", "top", "copies", "note"},
        ),
        (
            "primal/editor/creature",
            FIRE,
            "- id: a\n  ",
            {"name", "element", "risk", "power", "mask", "placeholder", "tags"},
        ),
        (
            "unicorn/editor/asset",
            ASSETS,
            "- id: a\n  ",
            {"name", "cycles", "output", "integrity", "rarity", "abilities"},
        ),
        ("primal/editor/creature", FIRE, "id: a\npower: ", {"backstab", "betrayal"}),
        ("omen/editor/module", KRAKEN, "icon: ", {"set-kraken", "set-lurker"}),
        ("unicorn/editor/deck", DECK, "format: ", {"standard", "tournament"}),
        ("unicorn/editor/deck", DECK, "cards:\n  ", {"cold-caller"}),
        ("primal/editor/power", MANUAL, EFFECT, {"damage", "set", "swap", "take-on"}),
        (
            "primal/editor/power",
            MANUAL,
            f"{EFFECT}damage\n      ",
            {"amount", "to", "extra", "phrase"},
        ),
        (
            "unicorn/editor/partnership",
            ASSETS,
            "cards:\n  - kind: ",
            {"asset", "action"},
        ),
        (
            "unicorn/editor/core/rules",
            RULES,
            "formats:\n  a:\n    ",
            {"size", "copies", "counts", "extends"},
        ),
    ],
)
def test_what_may_stand_here_is_offered(
    server: Server, schema: str, file: str, text: str, offered: set[str]
) -> None:
    whole = headed(file, schema, text)
    last = (whole.count("\n") + 1, len(whole) - whole.rfind("\n"))
    assert offered - set(server.offers(file, whole, last)) == set()


def test_only_ids_and_words_are_offered_for_a_link(server: Server) -> None:
    text = headed(KRAKEN, "omen/editor/entity", "id: a\narrow: ")
    offered = server.offers(KRAKEN, text, (3, 8))
    assert offered == {"top": "top", "bottom": "bottom"}


def test_what_is_offered_is_told_of(server: Server) -> None:
    text = headed(FIRE, "primal/editor/creature", "id: a\npower: ")
    offered = server.offers(FIRE, text, (3, 8))
    assert offered["backstab"] == "Backstab (power)"
    text = headed(FIRE, "primal/editor/power", EFFECT)
    assert "{{ amount }}" in server.offers(MANUAL, text, (6, 11))["damage"]


HOVERS = [
    Hover(KRAKEN, "omen: 2", ("#### omen cost\n", "revealed", "Example:")),
    Hover(KRAKEN, "arrow: bottom", ("#### arrow\n", "* `bottom`", "* `top`")),
    Hover(KRAKEN, "bottom", ("#### arrow\n", "next card"), after="arrow: bottom"),
    Hover(KRAKEN, "do: damage", ("#### verb\n", "* `damage`: deal")),
    Hover(KRAKEN, "copies: 3", ("#### copies\n", "printed")),
    Hover(FIRE, "risk: ", ("#### Risk\n", "beaten")),
    Hover(ASSETS, "cycles: ", ("#### Cycles\n", "costs")),
    Hover(RULES, "copies:", ("#### copies\n", "strictest")),
]


@pytest.mark.parametrize("hover", HOVERS)
def test_a_field_is_explained(server: Server, repository: Path, hover: Hover) -> None:
    text = (repository / hover.file).read_text("utf-8")
    line, column = place(text, hover.part, hover.after)
    found = server.hover(hover.file, text, (line, column + 1))
    assert [words for words in hover.told if words not in found] == []
