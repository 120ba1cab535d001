### Marshmallow Test: one message per rule, see game.toml.

game-marshmallow = Marshmallow Test
game-marshmallow-about = A trick-taking game about waiting for the right moment: win tricks, leave the round in good time, and score for what the others have won. For 2 to 5 players.

MT-1 = The deck has 60 cards: five suits with ranks 1–12. You use the whole deck, however many of you play. Our ruling: the suits have no printed names, so we call them pink (P), yellow (Y), green (G), blue (B) and violet (V).
MT-2 = Every round, each player gets 12 cards. The rest stay unseen all through the round: 36 cards with two players, 24 with three, 12 with four, 0 with five.
MT-3 = By the book, the first dealer is whoever had marshmallows most recently. Our ruling: here the first dealer is drawn by lot or named in the table settings.
MT-4 = The dealer plays the first card of the round. From there it goes clockwise, one card each. Players who have gone out are skipped.
MT-5 = You may lead any card you like. The suit of that card is the lead suit of the trick.
MT-6 = If you hold a card of the lead suit, you must play one. If you hold none, play whatever you like. (For trumped tricks, see MT-16.)
MT-7 = There is no trump in round 1. The trick goes to the highest card of the lead suit.
MT-8 = Did you win the trick? Lay it face down in front of you, as a pile of its own. Everybody can count everybody’s tricks at any time. Our ruling: you can see the last complete trick until somebody leads to the next; older tricks are face down for all of you until the round is over.
MT-9 = If you win a trick, you lead the next one, unless this win takes you out of the round (MT-12).
MT-10 = You go out once you have enough tricks: 6 with two players, 4 with three, 3 with four, 3 with five.
MT-11 = You go out the moment you collect that trick, and you score right away: 1 point for each trick that now lies in front of all the other players. The tricks of players who are already out count too.
MT-12 = When you go out, the rest of your hand is discarded face down and stays secret. Your tricks stay where they are and still count for those who score later. The next player clockwise who is still in the round leads.
MT-13 = As soon as only one player is left in, the round is over. That player gets no points and is the next dealer. (With five players, this can happen only on trick 12.)
MT-14 = With five players, hands can be empty after trick 12 while two or more of you are still in. Then none of those scores. The winner of trick 12 deals next, if still in. If trick 12 took its winner out, that player scores as usual, and the first player clockwise from there who is still in deals. (With two to four players, no round gets past trick 11.)
MT-15 = From round 2 on, the deck of 60 is shuffled together and dealt again. The dealer looks at the new hand, calls one of the five suits trump until the round ends, and then leads.
MT-16 = The two printed editions differ here; the setting “When someone has trumped” picks one. “You may trump too” (Gamewright, English and Spanish rulebooks, our default): as soon as somebody who was unable to follow has trumped the trick, players after them who can follow choose between the lead suit and a trump, and nothing else; those who cannot follow are free to play anything. “You must trump too” (Gigamic, French rulebook): as soon as somebody has trumped the trick, everyone after them with a trump in hand must play one, even if they could follow. With two players, neither case ever comes up.
MT-17 = Our ruling for “You must trump too”: if you have no trump, follow the lead suit if you can, else play any card. A card refused for this reason is refused under MT-6; a card refused because you owe a trump is refused under MT-16.
MT-18 = If the lead card is itself a trump, trump is the lead suit and MT-6 is all that counts. Our ruling, in both editions: you never have to play higher than a card on the table.
MT-19 = If there is trump in the trick, the highest trump wins. If there is none, the trick goes to the highest card of the lead suit.
MT-20 = The moment somebody reaches or passes 20 points, the game stops and that player has won. The round is not played to its end. Points only ever go to one player at a time, so nobody can tie. Going out may bring 0 points, so a game can take any number of rounds. Our ruling: the setting “Points to win” allows shorter and longer games.
MT-21 = Your points are marshmallows: a large one is 5 points, a small one is 1.

example-marshmallow-1 = Four of you are playing. With a third trick, A is out. B has 2 tricks, C has 1 and D has 1. A scores 4 points, and B leads.
