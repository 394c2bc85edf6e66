"""A seat for language models: the games as tools of the Model Context Protocol."""
