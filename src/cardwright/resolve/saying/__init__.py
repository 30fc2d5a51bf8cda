"""Structure in, the words that say it out."""

from __future__ import annotations
