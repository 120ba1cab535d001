"""Bots: they sit where a person sits, and know what a person in that seat can know."""
