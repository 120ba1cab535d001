### Monster Tricks: one message per rule, see game.toml.

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
