"""Findings in, text or JSON out."""
