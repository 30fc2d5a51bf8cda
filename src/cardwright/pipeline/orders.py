"""What is to be printed, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardwright.model.problem import Problem
from cardwright.model.selection import Selection

PDFS = "pdf"
"""Where the cache keeps finished PDFs."""


@dataclass(frozen=True, slots=True)
class Order:
    """What to print: a target (``None``: the whole game), with what, how, on what.

    ``selection`` says which copies; ``paths``: letters as paths; ``variant``: another
    way to draw; ``contents``: whether the first page tells what there is, else the
    target or profile says it; ``seed``: that of decks drawn at random.
    """

    target: str | None = None
    with_: Sequence[str] = ()
    profile: str | None = None
    duplex: str | None = None
    printer: str | None = None
    selection: Selection = field(default=Selection())
    paths: bool = False
    contents: bool | None = None
    variant: str | None = None
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class Cuts:
    """A file for cutting machines: what its name adds to the PDF's, and its pages."""

    suffix: str
    text: str
    pages: str


@dataclass(frozen=True, slots=True)
class Printed:
    """The PDF and its usual place in the workspace; neither where there are errors.

    ``key`` is that of the PDF in the cache, ``digest`` that of its bytes; ``data`` may
    be left out of what lies in its place already. ``told`` says in a word what it
    holds, ``plan`` in short lines how it is laid out; ``cuts`` are for cutting
    machines.
    """

    problems: tuple[Problem, ...]
    file: str = ""
    data: bytes = b""
    key: str = ""
    digest: str = ""
    told: str = ""
    plan: tuple[str, ...] = ()
    cuts: tuple[Cuts, ...] = ()
