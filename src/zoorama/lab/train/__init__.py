"""Teaches a net by self-play: processes play, one learns from what they played."""
