"""Luck that a table server commits itself to beforehand and anybody can check afterwards; needs no server."""
