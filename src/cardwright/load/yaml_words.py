"""Why YAML could not be read, in an author's words: a stop comes in, a finding out."""

from __future__ import annotations

import re

from cardwright.load import yaml_commas, yaml_lines, yaml_scan, yaml_signs
from cardwright.load.spots import Fault, Spot
from cardwright.model.problem import Problem
from cardwright.model.source import Source

_FORBIDDEN = re.compile(
    r"[^\t\n\r -~\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
)
_GENERIC = "the file cannot be read as YAML from here on"
_DETECTORS = (
    yaml_lines.tab,
    yaml_signs.escape,
    yaml_commas.lost_comma,
    yaml_scan.still_open,
    yaml_lines.tight,
    yaml_lines.deeper,
    yaml_signs.expression,
    yaml_signs.block,
    yaml_signs.question,
    yaml_signs.reserved,
    yaml_signs.comma,
    yaml_signs.bracket,
    yaml_signs.quote,
    yaml_signs.unclosed,
    yaml_lines.colon,
    yaml_lines.dash,
    yaml_lines.no_colon,
    yaml_lines.after_end,
    yaml_lines.indentation,
)
"""Tried in this order: the first that knows the stop words it."""


def explain(source: Source, at: int, context: int) -> Problem:
    """The finding for a parser that stopped ``at`` an index, begun at ``context``."""
    fault = _fault(Spot(source.text, at, context))
    place = source.place(fault.start, fault.end)
    return Problem("yaml-syntax", place, fault.message, fault.hint)


def _fault(spot: Spot) -> Fault:
    for detect in _DETECTORS:
        fault = detect(spot)
        if fault is not None:
            return fault
    hint = "put texts with signs such as : # { [ * in quotes"
    return Fault(spot.at, min(spot.at + 1, len(spot.text)), _GENERIC, hint)


def forbidden(source: Source) -> Problem:
    """The finding for the first character that YAML does not allow."""
    found = _FORBIDDEN.search(source.text)
    if found is None:
        return Problem("yaml-syntax", source.place(0, 0), _GENERIC)
    message = f"the character U+{ord(found[0]):04X} may not stand in a file"
    return Problem("encoding", source.place(*found.span()), message)
