"""Which copies of a printing are wanted."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Selection:
    """Which copies: ``only`` of these entries, each face once, all so many times."""

    copies: int = 1
    one_each: bool = False
    only: tuple[str, ...] = ()

    def __str__(self) -> str:
        """What it adds to the name of a file."""
        wanted = "+".join(self.only[:3]) + ("+" if len(self.only) > 3 else "")  # noqa: PLR2004 names stay short
        parts = [
            f"only-{wanted}" if self.only else "",
            "one-each" if self.one_each else "",
            f"{self.copies}-times" if self.copies > 1 else "",
        ]
        return "-".join(filter(None, parts))
