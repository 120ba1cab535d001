"""The contract and what all games share. Imports nothing else of ours."""
