"""Phases, move numbers and cards of Marshmallow Test: declared once, for the compiled rules, the bots and Python."""

from petitfour.core.cards import Pack

PHASES = ("first", "deal", "trump", "play", "over")
FIRST, DEAL, TRUMP, PLAY, OVER = range(5)
NONE = -1  # no seat, no suit, no place

TRUMP_MOVES = 60  # moves 0 to 59 are cards, 60 to 64 name a trump suit
END_OF_MOVES = 65

SUIT = 0xFFF  # the mask of the first suit's cards
SUITS = "PYGBV"
PACK = Pack(SUITS, 12)
