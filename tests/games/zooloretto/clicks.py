"""What Zooloretto's board offers to the mouse."""

FIRST = (".confirm .yes", ".draw", "[data-target]", "[data-choice]")
