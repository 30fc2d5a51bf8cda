"""Content and a box in, set text out."""

from __future__ import annotations
