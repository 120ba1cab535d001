### Macaron: one message per rule, see game.toml.

game-macaron = Macaron
game-macaron-about = A trick-taking game in the royal bakery: make a group royal, beware of the allergen, and bet on how many gift boxes you will fill. For 1 to 5 players, or 2 against 2; on your own, you play against Emma.

MC-1 = There are seven flavours in four groups, left to right. Group A: almond (A), pistachio (P). Group B: strawberry (S), blueberry (B). Group C: green tea (G), Earl Grey (E). Group D: chocolate (C). The ranks are 1–7, and 1–10 for chocolate: 52 cards.
MC-2 = The number of players decides which flavours are in play. Solo and two players: the first five, so no Earl Grey and no chocolate (35 cards). Three players: the first six (42 cards). Four players, two against two, and five players: all seven (52 cards).
MC-3 = The setting “Board” is “Standard” (default) or “Advanced”. The setting “Points to win” is 10 or 20 on the standard board, and 10, 20 or 30 on the advanced one; 10 is the default.
MC-4 = A round goes like this: deal, pass, royal and allergen, bets, tricks, scoring. Solo, you discard instead of passing, and Emma’s stacks are made. With four or more players, the vote tokens are dealt, and looked at, only when it comes to royal and allergen. Everybody gets 13 cards, or 10 with five players. Nobody sees the remaining cards; solo, they are the draw pile.
MC-5 = By the book, the first player of the first round is whoever last ate a macaron or other pastry. Solo, it is always you. Our ruling: here this is drawn by lot or named in the table settings; in later rounds, the first player marker moves one seat to the left each time.
MC-6 = With two or more players, you all pass two cards face down at the same time. In odd rounds they go to the left, in even rounds to the right. Our ruling: you choose before you see the cards you receive, and your choice is final.
MC-7 = Solo, you discard one or two cards and draw as many from the top of the pile. Our ruling: nobody sees your discards, and they do not go back into the pile.
MC-8 = “Royal” means trump, and it belongs to a whole group: both flavours of that group are royal. It can be group A, B or C, never D. The allergen is a single flavour. It can be a royal one, but never chocolate. Flavours that are not in play do not count.
MC-9 = With two or three players, the neighbour on the first player’s left chooses the royal group. After that comes the allergen: with two players, the first player chooses it; with three, the third player does, who sits two seats to the left of the first.
MC-10 = With four players, two against two, or five players, you vote. There are 12 tokens, three for each of you. With five players, leave out two of the “3” tokens; everyone then has two tokens. They are dealt at random, and you see only your own.
MC-11 = Starting with the first player, you take turns placing one of your tokens, face down, over or under a flavour, until all are placed. A flavour holds at most three tokens, counting both sides. Above, a token counts plus; below, it counts minus. If a token has two numbers, its plus number is for above and its minus number for below.
MC-12 = Now all tokens are revealed. Add up each group’s flavours: of A, B and C, the group with the highest sum is royal. The allergen is the flavour with the lowest sum, chocolate excepted. No tokens on a flavour means 0. If there is a tie, the leftmost is taken. Our ruling: all tokens are removed once both are decided (the rulebook removes them before the allergen, which needs them).
MC-13 = Our ruling: you may also place tokens on chocolate. They decide nothing there.
MC-14 = The tokens are 3 (four times), 4 (four times), 5 (twice), and two tokens with two numbers: +6/−2 and +2/−6. This mix is a stand-in. The rulebook tells us that single numbers are 3, 4 or 5, that there are at least two 3s, that there is a token with two numbers, perhaps only one, and that there are 12 tokens in all.
MC-15 = Starting with the first player, each of you in turn may openly place a bet on a level of the gift box track. With two or more players, you may decline. Solo, you must bet, and Emma never does. Our ruling: several players may choose the same level.
MC-16 = Standard board: 0 boxes give 2 points, 1–2 give 1, 3–4 give 2, 5–7 give 3, 8+ give 4. You may bet on the first four levels, and solo also on 8+. A bet won is +2, a bet lost is −1. Advanced board: 0 boxes give 2 points, 1 gives 1, 2–3 give 2, 4–5 give 3, 6–7 give 4, 8+ give 6. You may bet on any of the six levels. Level by level, a bet won is +2, +3, +2, +2, +3, +4 and a bet lost is −2, −1, −1, −1, −2, −2. Printed are the four standard and six advanced bet levels, the level 8+, and the standard +2 and −1. Our ruling: with two or more players, nobody may bet on 8+. That 0 boxes are worth 2 comes from a review of a pre-release copy. All the rest is a stand-in, tested in simulated games: no level should always be the right one.
MC-17 = The lead of the first trick is the first player’s. After that, whoever wins a trick leads the next. Play goes clockwise.
MC-18 = You may lead any card. If you can follow the lead flavour, you must. If you cannot, play any card.
MC-19 = When the lead flavour is not royal, any royal card beats it, whichever of the royal flavours it has. Among royal cards, the highest rank wins; of equal ranks, the one played first. Without a royal card, the highest card of the lead flavour wins.
MC-20 = When the lead flavour is royal, no other flavour can win, not even the second royal one: its cards are dead.
MC-21 = If you win a trick, you get one gift box. If your winning card is a 1, you get three.
MC-22 = If there is an allergen card in the trick, the winner gets no box, but still leads. A 2 of any flavour in the same trick, even of the allergen itself, cancels the allergen.
MC-23 = The round ends after the last card in hand (13 tricks), or as soon as any single player has 8 boxes or more. Two against two, one partner’s boxes are enough; solo, Emma’s count for this too. Our ruling: with five players, the last card means 10 tricks.
MC-24 = You may not look at past tricks. Our ruling: you can see the last complete trick until somebody leads to the next (solo: until you play your next card), and nothing older until the round is over. Nobody gets to see cards that were not played or not dealt.
MC-25 = At the end of a round, each player, Emma included, scores the points of their level, and then the bet. Our ruling: a score never falls below 0. Two against two, this is the team’s score, looked at once, after both partners.
MC-26 = Two against two: partners sit opposite each other. Each keeps boxes and bets of their own, and both add their points to one team score.
MC-27 = When a score has reached the target at the end of a round, the highest score wins. If scores are equal, the win is shared.

## Solo, against Emma

MC-30 = After your discard (MC-7), Emma gets one random card face down on each of the five flavours: take them from the top of the pile and go from left to right. Such a card counts as that flavour, whatever is printed on it; its rank and ability stay the same. Then she gets eight more, each on its printed flavour. Our ruling: these eight are dealt face up and then turned over, so you have seen them and are free to remember them. Shuffle the stack of each flavour; she plays from the top.
MC-31 = Royal is the group in which Emma’s stacks hold the most cards; if there is a tie, the leftmost. Then turn up the next card of the pile: its printed flavour is the allergen. Our ruling: it stays visible. (Where the rulebook’s example of a tie says “1 chocolate”, it means green tea.)
MC-32 = Emma follows the lead flavour as long as that stack is not empty.
MC-33 = If Emma cannot follow and the lead is royal, she plays the allergen. If she has none, she plays a flavour that is not royal. Our ruling: if she has none of those either, whatever she has.
MC-34 = If Emma cannot follow and the lead is not royal, she plays a royal flavour. If she has none, she plays the allergen; if she has none of that either, whatever she has. This whole rule is a stand-in.
MC-35 = When Emma leads, it depends on the flavour that won the last trick. If it was the allergen, she plays a flavour that is not royal. If it was royal and not the allergen, she plays a flavour that is neither royal nor allergen. Otherwise, she stays with the same flavour. If she cannot do what is asked, she plays one that is neither royal nor allergen, else one that is not royal, else whatever she has. The allergen case is printed (the rulebook says “winning” flavour once and “lead” flavour once, which never changes her move); so are “the same flavour” and “neither royal nor allergen”, but not when they apply. When she does what is a stand-in.
MC-36 = Whenever Emma could choose among several flavours, she takes the leftmost.
MC-37 = Thanks to MC-30, the same rank of the same flavour can come twice in one trick. Then the one played first wins.
MC-38 = You bet (MC-15). If you win the bet, nothing happens. If you lose it, Emma scores 2 more, and you lose nothing.

## Examples

example-macaron-1 = Emma has 6 cards in group A, 6 in group B and 1 in group C. A and B are tied, and A is further left: group A is royal, so almond and pistachio are.
example-macaron-2 = It is Emma’s lead. Group B is royal, almond is the allergen, and she is looking for a flavour that is neither royal nor allergen. The leftmost is pistachio.
example-macaron-3 = Win a trick with a 1, and you get three boxes. If there is an allergen card in the trick, you get none. If there is a 2 in it as well, you get boxes as usual.
