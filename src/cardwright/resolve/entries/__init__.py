"""Content files in, typed and filled entries out."""

from __future__ import annotations
