"""What a table has people for: each office does one thing and knows no other."""
