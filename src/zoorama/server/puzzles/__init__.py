"""Puzzles for people: today's, the trainer's, what they answered, and their streaks."""
