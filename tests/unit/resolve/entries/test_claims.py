from __future__ import annotations

import pytest

from cardwright.model.problem import Place, Problem
from cardwright.resolve.entries.claims import claim, claimants
from tests.unit.resolve.garden import ROOT, at, game, read


@pytest.mark.parametrize(
    ("file", "kinds"),
    [
        ("gnomes/gus.yaml", ["gnome"]),
        ("gnomes/deep/gus.yaml", []),
        ("gnomes/gus.json", []),
        ("seasons/winter.yaml", ["season"]),
        ("seasons/a/b/winter.yaml", ["season"]),
        ("baskets.yaml", ["basket"]),
        ("basketsxyaml", []),
    ],
)
def test_patterns_claim_files(file: str, kinds: list[str]) -> None:
    assert [k.name for k in claimants(game()[0], ROOT + file)] == kinds


def test_a_pattern_may_leave_one_letter_or_folders_open() -> None:
    manifest = "kinds: {a: {files: ['x?.yaml', 'deep/**']}}"
    built, _ = game(game=manifest)
    files = ["x1.yaml", "x12.yaml", "deep/er/y.json", "deep.yaml"]
    assert [len(claimants(built, ROOT + file)) for file in files] == [1, 0, 1, 0]


def test_a_file_is_one_entry_or_a_list() -> None:
    documents = [read("gnomes/gus.v2.yaml", "id: gus"), read("baskets.yaml", "[{}]")]
    claims, problems = claim(game()[0], documents)
    assert problems == []
    assert [(c.kind.name, c.body, c.stem) for c in claims] == [
        ("gnome", {"id": "gus"}, "gus"),
        ("basket", {}, None),
    ]


def test_what_is_no_mapping_is_no_entry() -> None:
    documents = [read("gnomes/a.yaml", "- id: a\n- b\n"), read("gnomes/b.yaml", "text")]
    claims, problems = claim(game()[0], documents)
    assert [c.body for c in claims] == [{"id": "a"}]
    assert [at(p) for p in problems] == [
        ("wrong-type", "gnomes/a.yaml", 2, 3),
        ("wrong-type", "gnomes/b.yaml", 1, 1),
    ]


def test_a_file_that_nobody_claims() -> None:
    built, _ = game(game="kinds: {a: {files: x.yaml}}")
    assert claim(built, [read("y.yaml", "id: y")]) == (
        [],
        [
            Problem(
                "unclaimed-file",
                Place(ROOT + "y.yaml"),
                "game.yaml names no kind for this file",
                "it names kinds for x.yaml",
            )
        ],
    )


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("rule.yaml", 'did you mean "rules.yaml"?'),
        ("case/a.yaml", 'did you mean "cases"?'),
        ("places.yaml", "it names kinds for place.yaml, modules/*.yaml"),
        (
            "module/a.yaml",
            (
                "game.yaml names modules/*.yaml, where no file is: write module/*.yaml "
                "there, or move the file"
            ),
        ),
    ],
)
def test_a_file_whose_name_is_nearly_that_of_a_form(name: str, hint: str) -> None:
    built, _ = game(game="kinds: {place: {files: [place.yaml, modules/*.yaml]}}")
    (problem,) = claim(built, [read(name, "id: y")])[1]
    assert (problem.code, problem.hint) == ("unclaimed-file", hint)


def test_a_file_that_two_kinds_claim() -> None:
    built, _ = game(game="kinds: {a: {files: x.yaml}, b: {files: '*.yaml'}}")
    assert claim(built, [read("x.yaml", "id: y")]) == (
        [],
        [
            Problem(
                "ambiguous-file",
                Place(ROOT + "x.yaml"),
                'the kinds "a" and "b" both claim this file',
                "make the pattern of one of them narrower in game.yaml",
            )
        ],
    )


def test_a_folder_beside_one_that_is_named() -> None:
    built, _ = game(game="kinds: {place: {files: modules/*.yaml}}")
    files = [read("modules/a.yaml", "id: a"), read("modulse/b.yaml", "id: b")]
    (problem,) = claim(built, files)[1]
    assert problem.hint == "did you mean the folder modules/?"


def test_a_folder_of_which_other_files_are_named() -> None:
    built, _ = game(game="kinds: {place: {files: [modules/a.yaml, modules/c.yaml]}}")
    files = [read(f"modules/{name}.yaml", f"id: {name}") for name in "abc"]
    (problem,) = claim(built, files)[1]
    assert problem.hint == "there it names modules/a.yaml, modules/c.yaml"
    (problem,) = claim(built, files[:2])[1]
    assert problem.hint == (
        "game.yaml names modules/c.yaml, where no file is: write modules/b.yaml there, "
        "or move the file"
    )


def test_a_folder_whose_name_is_wrong_in_the_manifest_is_one_problem() -> None:
    built, _ = game(game="kinds: {place: {files: module/*.yaml}}")
    files = [read("modules/a.yaml", "id: a"), read("modules/b.yaml", "id: b")]
    (problem,) = claim(built, files)[1]
    assert (problem.place.file, problem.hint) == (
        f"{ROOT}modules/a.yaml",
        (
            "game.yaml names module/*.yaml, where no file is: write modules/*.yaml "
            "there, or move the 2 files"
        ),
    )
