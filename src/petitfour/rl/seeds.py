"""The seeds of a batch: every episode of every table has its own, and can be played again by itself."""

from __future__ import annotations

WORD = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15  # what `core.rng.Rng` adds for each output


def output(seed: int, number: int) -> int:
    """Return output `number`, counted from 0, of `Rng(seed)`."""
    z = (seed + (number + 1) * STEP) & WORD
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return z ^ (z >> 31)


def table_seed(seed: int, table: int) -> int:
    """Return the seed of a table: output number `table` of `Rng(seed)`."""
    return output(seed, table)


def episode_seed(seed: int, table: int, episode: int = 0) -> int:
    """Return the seed of all chance in an episode of a table: output number `episode` of `Rng(table_seed)`."""
    return output(table_seed(seed, table), episode)


def opponent_seed(seed: int, table: int, episode: int = 0) -> int:
    """Return the seed of the opponents' random moves: as `episode_seed`, with all bits of the table's seed inverted."""
    return output(table_seed(seed, table) ^ WORD, episode)
