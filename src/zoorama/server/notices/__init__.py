"""Tells people of correspondence games that something waits for them: by web push, e-mail or webhook."""
