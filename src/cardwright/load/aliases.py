"""Anchors and aliases of a file: names come in, the values that they name go out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cardwright.load.findings import bare_star
from cardwright.load.frames import Frame
from cardwright.load.refusal import DEPTH, refuse, too_deep
from cardwright.model.source import Source

UNFOLDED = 100_000
"""How many values all aliases of a file may stand for."""


class Node(NamedTuple):
    """A value with an anchor: how many values and how many levels it is."""

    value: object
    weight: int = 1
    height: int = 0


class Aliases:
    """The anchors met so far, and how much their aliases have unfolded to."""

    __slots__ = ("_nodes", "_source", "_unfolded")

    def __init__(self, source: Source) -> None:
        self._source = source
        self._nodes: dict[str, Node] = {}
        self._unfolded = 0

    def name(self, anchor: str, node: Node) -> None:
        """Give a finished value its name; a later one takes the name over."""
        self._nodes[anchor] = node

    def node(self, name: str, span: tuple[int, int], stack: Iterable[Frame]) -> Node:
        """What the alias at ``span`` names; Refusal if nothing, itself, or too much."""
        frames = tuple(stack)
        node = self._nodes.get(name)
        if any(frame.anchor == name for frame in frames):
            message = f'"*{name}" stands inside the value that it names'
            raise refuse(self._source, "yaml-syntax", span, message, None)
        if node is None:
            raise bare_star(self._source, span, self._nodes)
        if len(frames) - 1 + node.height > DEPTH:
            raise too_deep(self._source, span[0])
        self._unfolded += node.weight
        if self._unfolded > UNFOLDED:
            message = f"the aliases of this file stand for more than {UNFOLDED} values"
            raise refuse(self._source, "too-deep", span, message, None)
        return node
