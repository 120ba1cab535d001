"""Explanations: what a game's explainer looks for in rollouts, and what it says about a move."""
