"""New entries in, files that say them out."""
