"""Where a game's outputs lie: bytes go in, files and their records come out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from cardwright.base.files import digest, write_atomic
from cardwright.base.memo import Memo
from cardwright.pipeline.ledger import Output, Row


@dataclass(frozen=True, slots=True)
class Made:
    """An output on disk: its path in the workspace, its record, whether it is new."""

    file: str
    output: Output
    new: bool


@dataclass(frozen=True, slots=True)
class Shelf:
    """``build/<game>`` of a workspace, and what the last build left there."""

    root: Path
    game: str
    old: Row
    memo: Memo

    def path(self, file: str) -> str:
        """A file's path in the workspace."""
        return f"build/{self.game}/{file}"

    def kept(self, file: str, key: str, inputs: tuple[str, ...]) -> Made | None:
        """The output if it is there, undamaged, and shows what the key stands for."""
        known = self.old.outputs.get(self.path(file))
        if known is None or known.key != key:
            return None
        try:
            whole = self.memo.digest(self.root / self.path(file)) == known.digest
        except OSError:
            return None
        output = replace(known, inputs=inputs)
        return Made(self.path(file), output, new=False) if whole else None

    def put(self, file: str, data: bytes, key: str, inputs: tuple[str, ...]) -> Made:
        """Write an output if its bytes differ from those that are there."""
        new = write_atomic(self.root / self.path(file), data)
        return Made(self.path(file), Output(digest(data), key, inputs), new)

    def clear(self, made: Iterable[str]) -> None:
        """Remove what the last build made and this one does not."""
        kept = set(made)
        for file in self.old.outputs:
            if file not in kept:
                (self.root / file).unlink(missing_ok=True)
