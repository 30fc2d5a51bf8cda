"""The npm package yaml-language-server, which plays the editor."""

from __future__ import annotations

from tests.acceptance.npm import Package

PACKAGE = Package("yaml-language-server", "2.0.0", "CARDWRIGHT_YAML_SERVER")


def command() -> list[str]:
    """The words that start the server. Raises AbsentError where it cannot be had."""
    node, program = PACKAGE.found("bin/yaml-language-server")
    return [str(node), str(program)]
