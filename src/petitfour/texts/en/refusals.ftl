### Why a move is refused; the caller prints the rule id in front.
### Arguments are letter codes, plain strings or whole numbers.

## Every game

refuse-not-your-turn = It is not your turn.
# $card: the card as typed, like P7
refuse-not-in-hand = You do not hold { $card }.
refuse-not-this-phase = You cannot do that now.
# $move: what was typed
refuse-unreadable = “{ $move }” is not a move.
refuse-game-over = The game is over.

## Why a game ended as it did

# $target: the points to reach
reason-target = Enough points to win!
reason-rounds = All rounds have been played.
reason-tie-break = A tie! The card won in a later round decided.
reason-shared = A shared win!
