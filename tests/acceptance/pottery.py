"""The first made-up game with a blueprint of kilns added to it."""

from __future__ import annotations

from pathlib import Path

from tests.acceptance.workspace import copy_game, edit

CARDS = "cards/kilnfolk"
KIND = """\
  kiln-plan:
    title: plan of a kiln
    files: plans/*.yaml
    blueprint_of: kiln
  firing:
"""
PLAN = """\
id: village-kiln
slots:
  town: {about: Where it stands., max: 12}
  heat: {type: whole, min: 1, max: 9, default: 2, about: How hot its glaze is.}
  clay: {type: clays}
  mood: {choices: [calm, wild], default: calm}
name: "Kiln of {{ slot.town }}"
brand: "{{ slot.brand }}"
glazes:
  - kind: glaze
    id: first-glaze
    name: "{{ slot.town }} Glaze"
    heat: "{{ slot.heat }}"
    clay: "{{ slot.clay }}"
    works: [{do: chip, crazes: 1}]
    lore: "Fired in {{ slot.town }}, {{ slot.mood }} as ever."
"""
PLANNED = f"{CARDS}/plans/village.yaml"


def pottery(root: Path) -> Path:
    """The workspace in ``root``, nothing built."""
    copy_game(root, "kilnfolk")
    edit(root, f"{CARDS}/game.yaml", "  firing:\n", KIND)
    path = root / PLANNED
    path.parent.mkdir()
    path.write_text(PLAN, encoding="utf-8")
    return root
