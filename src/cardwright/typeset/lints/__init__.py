"""Lints on layout: a face as laid out in, problems of print and legibility out."""
