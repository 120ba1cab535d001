"""The table server: real people and bots at one table, nothing hidden told, nothing told before it is stored."""
