"""What was built, from what: one row a game, kept in ``build/ledger.json``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cardwright.base.files import write_atomic
from cardwright.base.memo import Memo

LEDGER = Path("build") / "ledger.json"
MEMO = Path("build") / "cache" / "outputs.json"


@dataclass(frozen=True, slots=True)
class Output:
    """A file made: its content's digest, the key of what was drawn, and its inputs.

    ``inputs`` are the files that its content came from.
    """

    digest: str
    key: str
    inputs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """One game's outputs by path, and the key of everything they depend on."""

    key: str
    outputs: Mapping[str, Output] = field(default_factory=dict)


Ledger = Mapping[str, Row]


def read_ledger(root: Path) -> Ledger:
    """The ledger, or an empty one where there is none or it cannot be read."""
    try:
        data = json.loads((root / LEDGER).read_bytes())
        return {game: _row(row) for game, row in data["games"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def _row(row: Mapping[str, Any]) -> Row:
    outputs = {
        file: Output(out["digest"], out["key"], tuple(out["inputs"]))
        for file, out in row["outputs"].items()
    }
    return Row(row["key"], outputs)


def write_ledger(root: Path, ledger: Ledger) -> None:
    data = {
        "games": {
            game: {
                "key": row.key,
                "outputs": {
                    file: _output(out) for file, out in sorted(row.outputs.items())
                },
            }
            for game, row in sorted(ledger.items())
        }
    }
    write_atomic(root / LEDGER, (json.dumps(data, indent=1) + "\n").encode())


def _output(output: Output) -> dict[str, Any]:
    inputs = list(output.inputs)
    return {"digest": output.digest, "key": output.key, "inputs": inputs}


def stands(root: Path, row: Row, memo: Memo) -> bool:
    """Whether every output of a row is on disk with the bytes that were written."""
    return all(_same(root / file, out, memo) for file, out in row.outputs.items())


def _same(path: Path, known: Output, memo: Memo) -> bool:
    try:
        return memo.digest(path) == known.digest
    except OSError:
        return False
