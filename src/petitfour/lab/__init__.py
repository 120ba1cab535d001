"""The laboratory: bots against bots on the same deals, and what can be said about them. Needs the extra `lab`."""
