"""What Zooloretto's board offers to the mouse."""

FIRST = (".dock .primary", ".draw", "[data-target]", "[data-choice]")
