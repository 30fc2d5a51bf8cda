"""Card games written as YAML in, checked data, images, sheets and JSON out."""

from __future__ import annotations

__version__ = "0.1.0"
