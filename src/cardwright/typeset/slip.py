"""A value that cannot be read: raised by small readers, reported at the tag."""

from __future__ import annotations


class SlipError(ValueError):
    """One sentence on a bad value, the code that it is reported under, and a hint."""

    def __init__(
        self, message: str, hint: str | None = None, code: str = "bad-value"
    ) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.code = code
