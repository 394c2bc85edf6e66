"""Observations written from states, compiled with the rules: the columns of `Encoder`, many times as fast."""
