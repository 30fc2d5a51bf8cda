from __future__ import annotations

from typing import Any

from cardwright.report.pages import GROUPS, as_data, listing, read_pages, text

NAME: dict[str, Any] = {
    "level": "warning",
    "group": "references",
    "title": "Two have one name",
    "about": "Players cannot tell them apart.",
    "file": "items/new.yaml",
    "bad": "- {name: A}\n- {name: A}\n",
    "good": "- {name: A}\n- {name: B}\n",
    "see": ["encoding"],
}
BYTES: dict[str, Any] = {
    "level": "error",
    "group": "files",
    "title": "Not UTF-8",
    "about": "It is in another encoding. " * 5,
    "bad": "a file with a byte that is none",
    "good": "the same file without it",
}
PAGES = read_pages({"duplicate-name": NAME, "encoding": BYTES})


def test_pages_come_in_the_order_of_their_groups() -> None:
    assert list(PAGES) == ["encoding", "duplicate-name"]
    assert (PAGES["encoding"].is_fixed, PAGES["duplicate-name"].is_fixed) == (
        True,
        False,
    )


def test_a_page_with_samples_of_a_file() -> None:
    assert "\n".join(text(PAGES["duplicate-name"])) == (
        """\
duplicate-name (warning)
Two have one name

Players cannot tell them apart.

Wrong in items/new.yaml:

    - {name: A}
    - {name: A}

Right in items/new.yaml:

    - {name: A}
    - {name: B}

It is a warning unless the game's rules.yaml has another level:

    levels:
      duplicate-name: advice
      # or, for some files: duplicate-name: [{in: old/**, level: off}]

See also: encoding"""
    )


def test_a_page_with_samples_in_words_whose_level_is_fixed() -> None:
    assert "\n".join(text(PAGES["encoding"])).splitlines()[3:] == [
        "It is in another encoding. It is in another encoding. It is in another",
        "encoding. It is in another encoding. It is in another encoding.",
        "",
        "Wrong:",
        "",
        "    a file with a byte that is none",
        "",
        "Right:",
        "",
        "    the same file without it",
        "",
        "It is always an error: what has it can be neither checked nor drawn.",
    ]


def test_rules_have_levels_of_their_own() -> None:
    rule = {**NAME, "group": "decks", "level": "error"}
    page = read_pages({"deck-size": rule})["deck-size"]
    assert [line for line in text(page) if "unless" in line or "level in" in line] == [
        "It is an error unless the game's rules.yaml has another level, or `level` in"
    ]


def test_the_list_of_all() -> None:
    assert list(listing(PAGES)) == [
        "Files",
        "  encoding        Not UTF-8",
        "",
        "Names and references",
        "  duplicate-name  Two have one name",
        "",
        'Say "cardwright explain CODE" for one of them.',
    ]


def test_a_page_as_data() -> None:
    assert as_data(PAGES["duplicate-name"]) == {"code": "duplicate-name", **NAME}
    assert as_data(PAGES["encoding"])["file"] is None


def test_every_group_has_a_title_and_a_sentence() -> None:
    assert {len(words) for words in GROUPS.values()} == {2}
    assert [s for _, s in GROUPS.values() if not s.endswith(".")] == []


def test_a_name_with_a_hyphen_stays_on_one_line() -> None:
    about = "word " * 15 + "text-least"
    page = read_pages({"encoding": {**BYTES, "about": about}})["encoding"]
    assert "text-least" in [line.strip() for line in text(page)]
