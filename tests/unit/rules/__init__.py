"""Tests of the rules stage."""
