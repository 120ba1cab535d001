### Blackout: all its sentences in English.

## The game and its rules

game-blackout = Blackout
game-blackout-about = Win exactly the tricks you bid, with one card fewer in every round.
home-about-blackout = Say how many tricks you will win, and win exactly that many.
BO-1 = There are 52 cards: candle (C), lantern (L), moon (M) and star (S), ranks 1–13. Three to five players.
BO-2 = Everybody gets seven cards in the first round (or as many as agreed), and one card fewer in each later round, down to a single one.
BO-3 = Then the next card is turned up. Its suit is trump. The other cards stay unseen.
BO-4 = The first bidder is drawn by lot or named in the table settings. In each later round, the next player clockwise bids first.
BO-5 = Clockwise, everybody bids how many tricks they will win. The last bidder must not make the bids add up to the number of tricks, unless the table settings allow it.
BO-6 = The first bidder leads. Play one card each, clockwise. If you hold a card of the lead suit, you must play one; if not, play whatever you like.
BO-7 = The highest trump wins the trick; without a trump, the highest card of the lead suit. The winner leads the next trick.
BO-8 = If you win exactly the tricks you bid, you score 10 points and one for each of them. Otherwise you score nothing.
BO-9 = After the round with a single card, the player with the most points wins. Equal points share the win.

## The introduction

intro-blackout-bid = The card turned up makes moon trump. You hold two high moons, so two tricks are likely. Bid 2.
intro-blackout-lead = Everybody has bid, and you lead. Nothing beats the highest trump: lead your moon 13.
intro-blackout-second = One trick is yours, and you want one more. Lead your moon 12.
intro-blackout-end = You have the two tricks you bid, and 12 points. From now on you would try to lose! Each round has one card fewer.

## Why a move is refused

refuse-BO-2 = A deal gives everybody the same number of cards, turns one up and leaves the rest, every card once.
refuse-BO-4 = The first bidder must be a player at this table.
# $bid: the bid; $most: the tricks of this round
refuse-BO-5 = You cannot bid { $bid }: bids go from 0 to { $most }, and the last one must not make them come out even.
# $suit: the lead suit
refuse-BO-6 =
    You still hold { $suit ->
        [C] candle
        [L] lantern
        [M] moon
        [S] star
       *[other] { $suit }
    } cards: follow the lead suit.

## In the terminal, and in reports

letters-blackout = Suits: C candle, L lantern, M moon, S star. M7 is the moon 7; “bid 2” bids two tricks.
rule-use-BO-7 = A trump wins a trick that was led in another suit.
rule-use-BO-8 = Somebody wins exactly the tricks of the bid.

## Settings

option-hook = The bids may not come out even

## At the table

suit-blackout =
    { $suit ->
        [C] candle
        [L] lantern
        [M] moon
       *[S] star
    }
card-blackout =
    { $suit ->
        [C] candle
        [L] lantern
        [M] moon
       *[S] star
    } { $rank }
label-bids = Bids
field-bids = Bids
label-turned = Turned up
field-turned = Turned up
label-trump-turned = Trump
label-bid-scored = Bid
# $number: the bid; $who: you or other, with $name
move-blackout-bid = bid { $number }
hint-move-blackout-bid = Bid { $number }.
log-blackout-bid =
    { $who ->
        [you] You bid { $number }.
       *[other] { $name } bids { $number }.
    }
