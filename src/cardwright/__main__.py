"""``python -m cardwright``: the same as the command."""

from __future__ import annotations

from cardwright.cli.main import main

main()
