"""A device's own tables: the server's, run in its browser, with no server anywhere."""
