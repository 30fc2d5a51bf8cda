"""Files in, documents with places out."""
