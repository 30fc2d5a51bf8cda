"""Faces in, imposed sheets out."""
