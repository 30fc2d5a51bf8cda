"""The pages of docs/ are held to what the tool does."""
