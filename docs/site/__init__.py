"""Makes the pages of the docs site from the repository's Markdown, Fluent files, drawings and measured figures."""
