"""Checks of texts as players read them: blanks, signs, terms, numbers, twins."""
