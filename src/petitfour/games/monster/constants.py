"""Phases, move numbers and cards of Monster Tricks: declared once, for the compiled rules, the bots and Python."""

from petitfour.core.cards import Pack

PHASES = ("first", "deal", "order", "play", "over")
FIRST, DEAL, ORDER, PLAY, OVER = range(5)
NONE = -1  # no seat

# Move 5 × card + way: way 0 opens a trick, ways 1 to 4 add to the trick at that place.
ORDER_MOVES = 300  # 300 + 6 × (round − 1) + order: the six orders of a round's point cards, lowest first
END_OF_MOVES = 318

COLOUR = 0x7FFF  # the mask of the first colour's cards
COLOURS = "GYVB"
PACK = Pack(COLOURS, 15)
