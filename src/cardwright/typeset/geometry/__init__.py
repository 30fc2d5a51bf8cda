"""Outlines and matrices, in mm."""

from __future__ import annotations
