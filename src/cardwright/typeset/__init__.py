"""Faces as XML in, display lists out."""
