"""A template's syntax tree in, Python code that calls our own functions out."""

from __future__ import annotations

from collections.abc import Iterable

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame


class BoundedCode(CodeGenerator):
    """Sends joining, comparing and looping through the environment's own functions."""

    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:  # noqa: N802
        self.write("environment.joined(")
        self._visit_all(node.nodes, frame)
        self.write(")")

    def visit_Compare(self, node: nodes.Compare, frame: Frame) -> None:  # noqa: N802
        self.write("environment.compared(")
        self._visit_all([node.expr, *(part.expr for part in node.ops)], frame)
        self.write(f", {[part.op for part in node.ops]!r})")

    def _visit_all(self, parts: Iterable[nodes.Node], frame: Frame) -> None:
        self.write("(")
        for part in parts:
            self.visit(part, frame)
            self.write(", ")
        self.write(")")
