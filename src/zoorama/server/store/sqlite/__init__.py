"""The SQLite engine: one writer thread with group commit, one reader thread, a checkpointer and a file lock."""
