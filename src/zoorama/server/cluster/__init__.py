"""Several servers on one database: what is asked of a table that another server has goes there and comes back."""
