"""A game's core forms in, the game out."""

from __future__ import annotations
