"""What is measured beside play: the state of the server, request times, the event loop's lag; and who may read it."""
