"""The pair table of UAX 14: two neighbouring classes in, whether they hold together."""

from __future__ import annotations

_CLASSES = (
    "AK AL AP AS B2 BA BB BE CE CL CP DC EB EM EX GL H2 H3 HH HL HY ID IN IS JL JT JV "
    "NS NU OE OP PO PR QF QI QU RI SY VF VI WJ ZW"
)
_LETTER = "AL DC HL"
_AKSARA = "AK DC AS"
_HANGUL = "JL JV JT H2 H3"
_NOT_BEFORE_GLUE = "BA BE HH HY"
_GLUED = " ".join(c for c in _CLASSES.split() if c not in _NOT_BEFORE_GLUE.split())

_CLOSE = "CL CP CE EX SY WJ ZW"

_ALWAYS = (
    (_CLASSES, _CLOSE),  # LB7 LB11 LB13
    ("OP OE", _CLASSES),  # LB14
    ("CL CP CE", "NS"),  # LB16
    ("B2", "B2"),  # LB17
)
"""Pairs that hold together even with spaces between them."""

_TOUCHING = (
    ("WJ GL BB", _CLASSES),  # LB11 LB12 LB21
    (_GLUED, "GL"),  # LB12a
    (_CLASSES, "IS BA BE HH HY NS IN"),  # LB15d LB21 LB22
    (_CLASSES, "QU QF"),  # LB19
    ("QU QI", _CLASSES),
    ("SY", "HL"),  # LB21b
    (_LETTER, "NU PR PO"),  # LB23 LB24
    ("NU PR PO", _LETTER),
    ("PR", "ID EB EM"),  # LB23a
    ("ID EB EM", "PO"),
    ("NU", "PO PR NU"),  # LB25, as far as pairs go
    ("PO PR HY IS", "NU"),
    ("JL", "JL JV H2 H3"),  # LB26
    ("JV H2", "JV JT"),
    ("JT H3", "JT"),
    (_HANGUL, "PO"),  # LB27
    ("PR", _HANGUL),
    (_LETTER, _LETTER),  # LB28
    ("AP", _AKSARA),  # LB28a, as far as pairs go
    (_AKSARA, "VF VI"),
    ("IS", _LETTER),  # LB29
    (f"{_LETTER} NU", "OP"),  # LB30
    ("CP", f"{_LETTER} NU"),
    ("EB", "EM"),  # LB30b
)
"""Pairs that hold together when nothing stands between them."""

Pairs = frozenset[tuple[str, str]]


def _pairs(rows: tuple[tuple[str, str], ...]) -> Pairs:
    return frozenset(
        (before, after)
        for befores, afters in rows
        for before in befores.split()
        for after in afters.split()
    )


ALWAYS = _pairs(_ALWAYS)
TOUCHING = ALWAYS | _pairs(_TOUCHING)
