"""Judgement learnt by self-play: a state as bits, and the net that reads them."""
