"""Phases, move numbers and colours of Mastermind: declared once, for the compiled rules, the bots and Python."""

PHASES = ("first", "code", "guess", "mark", "over")
FIRST, CODE, GUESS, MARK, OVER = range(5)
NONE = -1  # no seat, no code

CODE_MOVES = 10_000  # moves 0 to 9,999 are guesses, then come codes, and from 20,000 on marks
MARK_MOVES = 20_000
END_OF_MOVES = 20_041

COLOURS = "ROYGBVWKNP"

FOUR_RED = 40  # the mark of a guess that is the code
PENALTY = 3  # MM-10
