"""The commands: options in, report out, exit code."""
