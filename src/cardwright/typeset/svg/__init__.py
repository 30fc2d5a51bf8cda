"""SVG files in, symbols of outlines out."""

from __future__ import annotations
