"""A target in, what it is put together from out."""

from __future__ import annotations
