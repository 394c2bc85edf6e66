"""Records of games: as files, read, and played again."""
