"""What the dice game's board offers to the mouse."""

FIRST = (".roll", ".truck.open")
