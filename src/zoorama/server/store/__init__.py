"""Where the server stores people, tables, logs and chat: one SQL store on SQLite or PostgreSQL."""
