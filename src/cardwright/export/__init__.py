"""A catalogue in, files for other programs out."""
