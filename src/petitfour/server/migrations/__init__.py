"""How the data grew, one file a step in `versions`; run by themselves when a store is opened, never backwards."""
