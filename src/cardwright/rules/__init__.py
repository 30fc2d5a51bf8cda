"""A catalogue in, problems of the game's own rules and analyses out."""
