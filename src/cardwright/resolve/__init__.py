"""Documents in, typed and filled entries out."""
