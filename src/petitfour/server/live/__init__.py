"""Tables that are live in this process: rooms, their audience, their bots, and news between processes."""
