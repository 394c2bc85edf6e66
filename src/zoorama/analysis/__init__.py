"""What decided a finished game: everybody's chances after each move, what mistakes cost, and luck's part in it."""
