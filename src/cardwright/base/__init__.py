"""What every layer may use: units, colours, fonts, files, cache, expressions."""
