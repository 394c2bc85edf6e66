"""The dice game for two, solved exactly: positions between rounds, from the last to the first."""
