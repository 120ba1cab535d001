"""Numbers that the compiled rules and the rest share."""

from petitfour.core.cards import Pack

PHASES = ("first", "deal", "bid", "play", "over")
FIRST, DEAL, BID, PLAY, OVER = range(5)
NONE = -1
SUITS = "CLMS"  # candle, lantern, moon, star
RANKS = 13
PACK = Pack(SUITS, RANKS)
BID_MOVES = 60  # a bid of n tricks is the move 60 + n
MOST = 10  # cards in a hand
EXACT = 10  # points for the right bid, besides those for its tricks (BO-8)
END_OF_MOVES = BID_MOVES + MOST + 1
