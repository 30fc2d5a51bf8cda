"""Entries in, problems of shape and reference out."""
