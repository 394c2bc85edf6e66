"""Positions of real games in which one choice is clearly the best, kept with their proof."""
