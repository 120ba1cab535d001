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

## Marshmallow Test

# $suit: the lead suit
refuse-MT-6 =
    You still hold { $suit ->
        [P] pink
        [Y] yellow
        [G] green
        [B] blue
        [V] violet
       *[other] { $suit }
    } cards: follow the lead suit.
# $suit: the lead suit; $trump: the trump suit
refuse-MT-15 = Trump must be one of the suits in play: { $suits }.
refuse-MT-16-gamewright =
    A trump lies on the trick and you can follow: play the lead suit ({ $suit ->
        [P] pink
        [Y] yellow
        [G] green
        [B] blue
        [V] violet
       *[other] { $suit }
    }) or a trump ({ $trump ->
        [P] pink
        [Y] yellow
        [G] green
        [B] blue
        [V] violet
       *[other] { $trump }
    }), nothing else.
refuse-MT-16-gigamic =
    A trump lies on the trick and you hold one: you must play trump ({ $trump ->
        [P] pink
        [Y] yellow
        [G] green
        [B] blue
        [V] violet
       *[other] { $trump }
    }).

## Monster Tricks

# $values: the point cards of this round, like 2 4 6
refuse-MO-2 = The point cards of this round are { $values }: use each of them once.
refuse-MO-3 = You have confirmed your order, and it is final.
refuse-MO-6 = Four tricks are already open: there is no room for a fifth.
# $place: the number of the place asked for
refuse-MO-7 = There is no open trick in place { $place }.
# $colour: the colour of the card
refuse-MO-8 =
    This { $colour ->
        [G] green
        [Y] yellow
        [V] violet
        [B] blue
       *[other] { $colour }
    } card still has another place: a trick opened in its colour, or a free place for a new trick.

## Macaron

# $flavour: its letter
refuse-MC-2 =
    { $flavour ->
        [A] Almond
        [P] Pistachio
        [S] Strawberry
        [B] Blueberry
        [G] Green tea
        [E] Earl Grey
        [C] Chocolate
       *[other] { $flavour }
    } is not in play with this number of players.
refuse-MC-6 = Pass exactly two different cards; once chosen, your pass is final.
refuse-MC-7 = Discard one card or two different ones.
# $what: royal or allergen
refuse-MC-8 =
    { $what ->
        [royal] Royal must be group A, B or C, and in play.
        [allergen] The allergen must be a flavour in play, and never chocolate.
       *[other] Royal must be group A, B or C, and in play; the allergen must be a flavour in play, and never chocolate.
    }
# $token: like 4 or 6/2
refuse-MC-10 = You do not hold a { $token } token.
refuse-MC-11 =
    There are three tokens on { $flavour ->
        [A] almond
        [P] pistachio
        [S] strawberry
        [B] blueberry
        [G] green tea
        [E] Earl Grey
        [C] chocolate
       *[other] { $flavour }
    } already: it takes no more.
refuse-MC-15 = In the solo game you must bet.
# $levels: the levels open to a bet, like 0, 1-2, 3-4, 5-7
refuse-MC-16 = There is no such level to bet on. You can bet on: { $levels }.
# $flavour: the lead flavour
refuse-MC-18 =
    You still hold { $flavour ->
        [A] almond
        [P] pistachio
        [S] strawberry
        [B] blueberry
        [G] green tea
        [E] Earl Grey
        [C] chocolate
       *[other] { $flavour }
    }: follow the lead flavour.
refuse-MC-32 = Emma plays by rules of her own: her move is fixed.

## Mastermind

# $colours: the letters in play, like R O Y G B V
refuse-MM-1 = That colour is not in play. These are: { $colours }.
refuse-MM-3 = No colour may appear twice in the code.
refuse-MM-5 = At this table, no colour may appear twice in a guess.
refuse-MM-7 = Red and white together can be at most 4.

## Why a game ended as it did

# $target: the points to reach
reason-target = Enough points to win!
reason-rounds = All rounds have been played.
reason-tie-break = A tie! The card won in a later round decided.
reason-shared = A shared win!

# the dealer’s moves; people only see these when they write deals of their own
refuse-MT-2 = This is not a possible deal.
refuse-MT-3 = This is not a possible draw of who begins.
refuse-MO-1 = This is not a possible deal.
refuse-MO-4 = This is not a possible draw of who begins.
refuse-MC-4 = This is not a possible deal.
refuse-MC-5 = This is not a possible draw of who begins.
refuse-MC-14 = This is not a possible deal.
refuse-MC-30 = This is not a possible deal.
refuse-MM-2 = This is not a possible draw of who begins.
