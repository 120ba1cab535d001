### Monster Tricks: all its sentences in English.

## The game and its rules

game-monster = Monster Tricks
game-monster-about = Up to four tricks lie open at the same time: foresee how many you will win, and order your point cards to match. For 2 to 5 players.
MO-1 = There are four colours: green (G), yellow (Y), violet (V) and blue (B). The ranks depend on how many of you play: 1–6 with two players, 1–9 with three, 1–12 with four, 1–15 with five. So there are always 12 cards for each player, and the whole deck is dealt.
MO-2 = You play three rounds. In each, every player gets three point cards: 1, 2 and 3 in the first round, 2, 4 and 6 in the second, 3, 6 and 9 in the third.
MO-3 = Look at your hand first. Then everybody, in secret, lines up their three point cards face down, left to right, in any order they like. Our ruling: you all do this at the same time, and once your row is down, it cannot be changed. The others know that you are done, but not what you chose; you may look at your own row.
MO-4 = By the book, the oldest of you starts. Our ruling: here the first starter is drawn by lot or named in the table settings. Each later round, the start moves on to the next player on the left.
MO-5 = Turns go clockwise. On your turn you play exactly one card, either on an open trick or to open a new one. You may not pass.
MO-6 = There are never more than four open tricks, whatever the number of players. You may open a new trick in any colour, even one that is open already. Our ruling: the places are numbered 1 to 4, and a new trick goes to the free place with the lowest number.
MO-7 = The first card of a trick sets its opening colour. A card of that colour may go on the trick.
MO-8 = To put a card on a trick of another colour, that very card must have nowhere else to go: four tricks are open, and none of them was opened in its colour. Then you may put it on any of the four. What else you hold does not matter.
MO-9 = If you open a trick, put your marker on it. A later card of the opening colour that beats all cards of this colour on the trick swaps that marker for its player’s own. Over several turns, you may add several cards to the same trick.
MO-10 = With its fourth card, a trick is complete at once. It goes to the owner of the marker, who has played the highest card in the opening colour. All four cards are discarded, and the place can be used again.
MO-11 = Each trick you win turns your point cards. The first win turns the left card face up. The second hides it and shows the middle one. The third shows the right one, the fourth the left one again, and so on. So wins 1, 4, 7… show the left card, wins 2, 5, 8… the middle one, wins 3, 6, 9… the right one.
MO-12 = It does not matter who won the trick: the next turn goes to the player to the left of whoever placed the last card.
MO-13 = After 12 turns each, the round is over. Nobody gets anything for unfinished tricks. You keep the point card that is face up. If you won no trick, you keep none and score 0 points.
MO-14 = The highest total after round 3 wins. If there is a tie, the higher card won in round 3 decides, then the higher card won in round 2. If you are still tied, you share the win. No card counts as 0, and each step compares only those who are still tied.
MO-15 = When a point card is turned down again, it is hidden again, and one that was never turned up stays hidden. Our ruling: completed tricks lie face down until the round is over, but you can see the last complete trick until somebody plays the next card.
example-monster-1 = Three tricks are open. One was opened with the green 8, and Orange leads it. One was opened with the green 7, and Red leads it. One was opened with the yellow 1; the yellow 4 lies on it, and Grey leads it. With a green card, you choose between the two green tricks and opening a fourth one. With a yellow card, you choose between the yellow trick and opening a fourth one. With a violet card, all you can do is open a fourth one.
example-monster-2 = Later in that round there is a fourth open trick, in some colour other than blue. Red plays the blue 9 as the last card on the green 8 trick. That trick’s opening colour is green, so the blue card cannot take it: Orange wins.

## The introduction

intro-monster-order = A trick is four cards; the highest of its first colour wins it. Each trick you win turns up your next point card: left, middle, right, left again. Only the one face up at the end counts. You will win two here, so put the 3 in the middle: 1, 3, 2.
intro-monster-open = On your turn, play one card. It can open a new trick in an empty place. Open one with your green 4: the marker on it shows that you are winning it.
intro-monster-colour = A card goes on a trick of its own colour, or it opens a new one. The highest card of that colour is winning the trick. Put your yellow 5 on the yellow trick.
intro-monster-complete = The fourth card completes a trick, and the player who is winning it takes it. Complete the green trick with your green 6: it is yours.
intro-monster-turn = Your first win turned up the left card, the 1. The second hides it and shows the middle one: complete the yellow trick with your yellow 6.
intro-monster-feed = The 3 is face up, and only the card face up at the end counts. Another win would hide it! Four tricks are open and none is blue, so a blue card may go on any of them, and there it cannot win. Play one of yours.
intro-monster-end = Play goes on until the hands are empty. Win just enough tricks, and give tricks to the others when their best card is showing. After three rounds the highest total wins.

## Why a move is refused

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
refuse-MO-1 = This is not a possible deal.
refuse-MO-4 = This is not a possible draw of who begins.

## Why a move is advised

reason-order =
    With { $move } you win { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } on average and keep your { $value } in { $share } % of cases.
reason-top-is-up = Your { $value } is face up: winning another trick would hide it.
reason-top-is-near =
    Your { $value } comes up with { $tricks ->
        [one] { $tricks } more trick
       *[other] { $tricks } more tricks
    }.
reason-keeps = With { $move } you keep your { $value } in { $share } % of cases.
reason-keeps-or = With { $move } you keep your { $value } in { $share } % of cases, with { $other } in { $less } %.

## In the terminal, and in reports

letters-monster = Colours: G green, Y yellow, V violet, B blue. “G8 new” opens a trick with the green 8, “G8 on 2” puts it on the trick in place 2.
rule-use-MO-8 = A card goes on a trick of another colour.
rule-use-MO-9 = The marker of a trick changes hands.
rule-use-MO-10 = A trick is complete.
rule-use-MO-11 = A player’s row of point cards starts again.
rule-use-MO-13 = A round ends with unfinished tricks.
rule-use-MO-14 = A tie after the last round is broken.

## Moves in words

move-open = the { $card } as a new trick
move-on = the { $card } on trick { $place }
move-order = the row { $values }
log-open =
    { $who ->
        [you] You open a trick with { $card }.
       *[other] { $name } opens a trick with { $card }.
    }
log-on =
    { $who ->
        [you] You put { $card } on trick { $place }.
       *[other] { $name } puts { $card } on trick { $place }.
    }
log-order =
    { $who ->
        [you] You arrange your point cards: { $values }.
       *[other] { $name } arranges the point cards: { $values }.
    }
hint-move-open = Open a trick with { $card }.
hint-move-on = Put { $card } on trick { $place }.
hint-move-order = Arrange { $values }, from left to right.

## What happened

log-fired-MO-10 = The trick is complete.
log-fired-MO-13 = The round is over. Everybody scores their face-up card.
log-fired-MO-9 =
    { $who ->
        [you] You are now winning this trick.
       *[other] { $name } is now winning this trick.
    }
summary-monster =
    { $tricks ->
    [one] 1 trick won: card { $value } is face up.
   *[other] { $tricks } tricks won: card { $value } is face up.
}
summary-monster-none = No trick won, so no card is face up.
summary-next-monster =
    { $who ->
    [you] You start the next round: it moves on to the left.
   *[other] { $name } starts the next round: it moves on to the left.
}

## At the table

card-monster =
    { $suit ->
        [G] green
        [Y] yellow
        [V] violet
       *[B] blue
    } { $rank }
suit-monster =
    { $suit ->
        [G] green
        [Y] yellow
        [V] violet
       *[B] blue
    }
monster-prompt-order = Arrange your point cards.
monster-prompt-place = Choose a place for your card.
monster-laid = Ready
monster-won =
    { $number ->
        [one] 1 trick
       *[other] { $number } tricks
    }
monster-row-down = Point cards: all face down
monster-row-up = Point cards: { $value } is face up, in place { $place }
monster-order-how = Each trick you win turns up the next card: left, middle, right, and left again. The card face up at the end of the round is your score.
monster-order-row = Your row
monster-order-choose = Your point cards
monster-order-lay = Place the { $value }
monster-order-back = Take back the { $value }
monster-order-done = Confirm order
monster-place = Trick { $place }
monster-place-free = Free place { $place }
monster-new = Open a new trick here
monster-free = Free
monster-leads = { $name } is winning this trick
memory-row = Point cards of { $name }: { $row }
