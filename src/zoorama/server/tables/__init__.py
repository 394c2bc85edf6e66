"""Live tables, and the parts of one, each with one responsibility."""
