"""What a power prints follows its structure: any argument that changes is read."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.acceptance.gambit_table import CARDS, POWERS
from tests.acceptance.workspace import copy_own, run

pytestmark = pytest.mark.xdist_group("powers")

ROOT = CARDS.parents[1]
FORM = YAML(typ="safe").load(CARDS / "vocabularies.yaml")
LISTS = FORM["vocabularies"]
GROUPS = (("effects", "do", "verbs"), ("when", "is", "conditions"))
# Goes without saying: the effects beside it name the card that must be there.
SILENT = "present"

Path_ = tuple[str | int, ...]


def others(kind: str, value: Any) -> Iterator[Any]:
    """Other values that an argument of a type may have."""
    words = LISTS.get(kind.rstrip("?"), {})
    if isinstance(value, int) and not isinstance(value, bool):
        yield value + 1
    elif isinstance(value, list):
        yield (
            value[1:] if len(value) > 1 else [next(w for w in words if w not in value)]
        )
    elif isinstance(value, str) and value in words:
        yield from (word for word in words if word != value)


def arguments(power: Mapping[str, Any]) -> Iterator[tuple[Path_, str, Any]]:
    """Each argument of the structure: where it stands, its type, its value."""
    for key, name, group in GROUPS:
        for index, part in enumerate(power.get(key, ())):
            types = FORM[group][part[name]]["arguments"]
            for argument, value in part.items():
                if argument != name and part[name] != SILENT:
                    yield (key, index, argument), types[argument], value


def changed(power: Mapping[str, Any], path: Path_, value: Any, name: str) -> Any:
    made = deepcopy(dict(power))
    made["id"] = name
    made.pop("phrase", None)
    inner: Any = made
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return made


def variants() -> list[tuple[str, str, Any]]:
    """The power that each variant is of, what was changed, and the variant."""
    found = []
    for ident, power in POWERS.items():
        plain = changed(power, ("id",), "", f"v-{ident}")
        plain["id"] = f"v-{ident}"
        found.append((ident, "", plain))
        for path, kind, old in arguments(power):
            for value in others(kind, old):
                told = f"{'.'.join(map(str, path))} = {value}"
                made = changed(power, path, value, f"v-{len(found)}")
                found.append((ident, told, made))
    return found


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """The text of every variant, as the bundle has it."""
    root = copy_own(tmp_path_factory.mktemp("powers"), "primal")
    shutil.rmtree(root / "cards/primal/cases")
    (root / "cards/primal/rules.yaml").write_text(
        "formats: {standard: {size: {min: 25, max: 25}}}\n"
        "levels: {unused: off, missing-case: off, near-duplicate: off}\n"
    )
    with (root / "cards/primal/powers/variants.yaml").open("w") as file:
        YAML().dump([made for _, _, made in variants()], file)
    done = run(root, "export", "primal", "--to", "bundle")
    assert (done.code, done.err) == (0, "")
    bundle = json.loads((root / "build/primal/export/bundle/bundle.json").read_bytes())
    return {
        entry["id"]: entry["texts"]["."]["plain"]
        for entry in bundle["entries"]
        if entry["kind"] == "power"
    }


def test_every_argument_that_changes_changes_the_text(
    printed: Mapping[str, str],
) -> None:
    made = variants()
    same = [
        f"{ident}: {told}"
        for ident, told, variant in made
        if told and printed[variant["id"]] == printed[f"v-{ident}"]
    ]
    assert len(made) > 400
    assert same == []


SAYINGS = {
    "leap": "Choose an empty slot of yours: this card moves to that slot.",
    "seal": "If this card is beaten, the damage is no more than its own Risk.",
    "intimidate": "The card opposite turns to [dust] Dust if it shares the element of "
    "this card and its Risk is lower.",
    "disguise-ally": "Choose an adjacent ally: it becomes an exact copy of the enemy "
    "that it faces, and this card turns to [dust] Dust.",
}


@pytest.mark.parametrize("ident", SAYINGS)
def test_a_power_says_what_the_source_says(
    printed: Mapping[str, str], ident: str
) -> None:
    assert printed[ident].replace("\u00a0", " ") == SAYINGS[ident]


def test_no_two_powers_say_the_same(printed: Mapping[str, str]) -> None:
    assert len({printed[ident] for ident in POWERS}) == 39
