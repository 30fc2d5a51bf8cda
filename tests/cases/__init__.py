"""Case files of the tool's own codes, and what runs them."""
