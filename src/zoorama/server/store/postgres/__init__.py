"""The PostgreSQL engine: a pool of connections, whose concurrent commits the database groups by itself."""
