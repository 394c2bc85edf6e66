"""Nets that judge finished games and nothing else: their features may see what players could not."""
