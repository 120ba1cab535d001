"""Bots. A bot plays one seat and knows only what a person in that seat can know."""
