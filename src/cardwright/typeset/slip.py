"""A value that cannot be read: raised by small readers, reported at the tag."""

from __future__ import annotations

import re

from cardwright.base.english import quoted

_LONG = re.compile(r'"([^"]{60,})"')


class SlipError(ValueError):
    """One sentence on a bad value, the code that it is reported under, and a hint.

    What it quotes is cut where it is very long.
    """

    def __init__(
        self, message: str, hint: str | None = None, code: str = "bad-value"
    ) -> None:
        super().__init__(message)
        self.message = _LONG.sub(lambda found: quoted(found[1]), message)
        self.hint = hint
        self.code = code
