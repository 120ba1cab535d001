"""Mastermind's bot: its policy, the solved trees, the search for other goals, and its explanations."""
