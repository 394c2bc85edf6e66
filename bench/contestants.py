"""The games whose environments are timed, ours and others'."""

from typing import Final

OURS: Final = {"zooloretto": 3, "zooloretto_dice": 3, "zoop": 4, "o_zoo_le_mio": 3}  # seats
PETTINGZOO: Final = ("tictactoe_v3", "connect_four_v3")
PGX: Final = ("tic_tac_toe", "connect_four", "leduc_holdem", "backgammon")
OPENSPIEL: Final = ("tic_tac_toe", "connect_four", "leduc_poker", "backgammon", "crazy_eights(players=4)")
