"""A game in, the JSON Schemas by which an editor knows its files out."""
