"""Doubtful names in, those that no composed face shows out."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cardwright.model.problem import Problem
from cardwright.validate import named, unused


class Sought:
    """Doubtful names, struck off as composed faces show them."""

    def __init__(self, doubts: Iterable[unused.Doubt] = ()) -> None:
        self._left: dict[unused.Doubt, re.Pattern[str]] = {
            doubt: named.face_pattern(doubt.name, unused.SORTS[doubt.sort])
            for doubt in doubts
        }

    @property
    def is_open(self) -> bool:
        """Whether any is left: then the next face must be looked at."""
        return bool(self._left)

    def look(self, xml: str, mixed: Iterable[str] = ()) -> None:
        """Strike off what the face shows, and colours that templates mixed."""
        if not self._left:
            return
        colors = {text.partition("/")[0].strip() for text in mixed}
        seen = [d for d, p in self._left.items() if d.name in xml and p.search(xml)]
        seen += [d for d in self._left if d.sort == "color" and d.name in colors]
        for doubt in {*seen}:
            del self._left[doubt]

    def problems(self) -> list[Problem]:
        """What no face has shown."""
        return [doubt.problem for doubt in self._left]
