"""What the lab found, as tables and pictures: for a terminal, or as a page of HTML."""
