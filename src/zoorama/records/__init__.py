"""Records of games: as files, and played again."""
