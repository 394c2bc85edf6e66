"""What the dice game's board offers to the mouse."""

FIRST = (".roll[data-choice]", ".truck[data-choice]")
