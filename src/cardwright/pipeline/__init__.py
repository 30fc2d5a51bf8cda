"""The stages in their order, and nothing else that knows it."""
