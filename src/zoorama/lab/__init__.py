"""Plays many games between bots, and sums up what they show."""
