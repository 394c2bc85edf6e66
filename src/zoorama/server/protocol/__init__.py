"""What goes over the wire: messages, their schema, and their JSON text."""
