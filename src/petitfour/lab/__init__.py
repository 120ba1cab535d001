"""The lab: bots against bots on the same deals, and statistics about them. Needs the extra `lab`."""
