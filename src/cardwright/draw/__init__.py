"""Display lists and sheets in, PNG and PDF out."""
