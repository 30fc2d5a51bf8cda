"""Entries and templates in, faces as XML out."""
