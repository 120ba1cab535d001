"""Phases and move numbers of Macaron: declared here once, for the compiled rules, the bots and Python."""

PHASES = ("first", "deal", "pass", "discard", "emma", "royal", "allergen", "tokens", "vote", "bet", "play", "over")
FIRST, DEAL, PASS, DISCARD, EMMA, ROYAL, ALLERGEN, TOKENS, VOTE, BET, PLAY, OVER = range(12)
NONE = -1  # no seat, no flavour, no card, no bet yet
CHOCOLATE = 6  # the last flavour
FIRST_CHOCOLATE = 42  # its lowest card
GROUPS = 3  # MC-8: groups that can be royal; group = flavour // 2
SOLO_SEAT = 1  # Emma's seat
DECLINED = 9  # a bet on no level

# Moves 0 to 51 are cards; AS_MOVES × (flavour + 1) + card is a card of Emma's that counts as another flavour. A vote is
# 14 × kind of token + 2 × flavour + (1 if below). A pass or discard is 64 × card + card, the lower card first; the same
# card twice is a discard of one card.
CARD = 63  # the bits of a move that hold a card
AS_MOVES = 64
ROYAL_MOVES = 512
ALLERGEN_MOVES = 520
BET_MOVES = 528
NO_BET = 537
VOTE_MOVES = 544
PASS_MOVES = 1024
DISCARD_MOVES = 5120
END_OF_MOVES = 5120 + 64 * 52
