### Macaron: all its sentences in English.

## The game and its rules

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
MC-30 = After your discard (MC-7), Emma gets one random card face down on each of the five flavours: take them from the top of the pile and go from left to right. Such a card counts as that flavour, whatever is printed on it; its rank and ability stay the same. Then she gets eight more, each on its printed flavour. Our ruling: these eight are dealt face up and then turned over, so you have seen them and are free to remember them. Shuffle the stack of each flavour; she plays from the top.
MC-31 = Royal is the group in which Emma’s stacks hold the most cards; if there is a tie, the leftmost. Then turn up the next card of the pile: its printed flavour is the allergen. Our ruling: it stays visible. (Where the rulebook’s example of a tie says “1 chocolate”, it means green tea.)
MC-32 = Emma follows the lead flavour as long as that stack is not empty.
MC-33 = If Emma cannot follow and the lead is royal, she plays the allergen. If she has none, she plays a flavour that is not royal. Our ruling: if she has none of those either, whatever she has.
MC-34 = If Emma cannot follow and the lead is not royal, she plays a royal flavour. If she has none, she plays the allergen; if she has none of that either, whatever she has. This whole rule is a stand-in.
MC-35 = When Emma leads, it depends on the flavour that won the last trick. If it was the allergen, she plays a flavour that is not royal. If it was royal and not the allergen, she plays a flavour that is neither royal nor allergen. Otherwise, she stays with the same flavour. If she cannot do what is asked, she plays one that is neither royal nor allergen, else one that is not royal, else whatever she has. The allergen case is printed (the rulebook says “winning” flavour once and “lead” flavour once, which never changes her move); so are “the same flavour” and “neither royal nor allergen”, but not when they apply. When she does what is a stand-in.
MC-36 = Whenever Emma could choose among several flavours, she takes the leftmost.
MC-37 = Thanks to MC-30, the same rank of the same flavour can come twice in one trick. Then the one played first wins.
MC-38 = You bet (MC-15). If you win the bet, nothing happens. If you lose it, Emma scores 2 more, and you lose nothing.
example-macaron-1 = Emma has 6 cards in group A, 6 in group B and 1 in group C. A and B are tied, and A is further left: group A is royal, so almond and pistachio are.
example-macaron-2 = It is Emma’s lead. Group B is royal, almond is the allergen, and she is looking for a flavour that is neither royal nor allergen. The leftmost is pistachio.
example-macaron-3 = Win a trick with a 1, and you get three boxes. If there is an allergen card in the trick, you get none. If there is a 2 in it as well, you get boxes as usual.

## The introduction

intro-macaron-royal = You have each passed two cards. Now one of you makes a group of flavours royal: it is trump. You hold strawberry and blueberry, so choose that group.
intro-macaron-bet = Nougat has made almond the allergen: a trick with almond in it gives no gift box. How many boxes will you win? Bet on 3–4.
intro-macaron-follow = Pistachio was led, and you hold one: you must follow the flavour, even though it will not win. Play your pistachio 3.
intro-macaron-one = Green tea was led, and you hold none. A royal card beats it, and winning with a 1 gives three gift boxes at once. Play your strawberry 1!
intro-macaron-allergen = Three boxes! Now you lead. Get rid of the allergen: a trick with almond in it gives no box (unless there is also a 2 of any flavour). Lead your almond 3.
intro-macaron-last = Nougat won the trick but got nothing. The last one was led in a royal flavour: only that very flavour can win it. Take it with your blueberry 7.
intro-macaron-end = Four boxes: 2 points on the track, and 2 more for the bet you won. With four or five players, you vote instead: tokens above a flavour help to make it royal, tokens below it help to make it the allergen. When somebody has 10 points at the end of a round, the highest score wins.

## Why a move is refused

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
refuse-MC-4 = This is not a possible deal.
refuse-MC-5 = This is not a possible draw of who begins.
refuse-MC-14 = This is not a possible deal.
refuse-MC-30 = This is not a possible deal.

## Why a move is advised

reason-boxes =
    With { $move } you end with { $boxes ->
        [one] { $boxes } gift box
       *[other] { $boxes } gift boxes
    } on average.
reason-bet =
    You end with { level-boxes } in { $share } % of cases: that brings { $won ->
        [one] { $won } more point
       *[other] { $won } more points
    }, anything else costs { $lost }.
reason-bet-solo = You end with { level-boxes } in { $share } % of cases; otherwise Emma scores { $emma } more.
reason-no-bet = Even the likeliest level, { level-boxes }, comes up in only { $share } % of cases.
reason-bet-kept = With { $move } your bet on { level-boxes } comes true in { $share } % of cases.
reason-bet-kept-or = With { $move } your bet on { level-boxes } comes true in { $share } % of cases, with { $other } in { $less } %.
reason-vote-royal = The royal group is { $group } in { $share } % of cases.
reason-vote-allergen =
    { $flavour ->
        [A] Almond
        [P] Pistachio
        [S] Strawberry
        [B] Blueberry
        [G] Green tea
        [E] Earl Grey
        [C] Chocolate
       *[other] { $flavour }
    } becomes the allergen in { $share } % of cases.
reason-vote-chocolate = A token on chocolate decides nothing and leaves the other flavours as they are.
reason-royal =
    You hold { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of group { $group }.
reason-allergen =
    You hold { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of { $flavour ->
        [A] almond
        [P] pistachio
        [S] strawberry
        [B] blueberry
        [G] green tea
        [E] Earl Grey
        [C] chocolate
       *[other] { $flavour }
    }.

## In the terminal, and in reports

letters-macaron = Flavours: { $flavours }. Groups: { $groups }.
rule-use-MC-12 = A tie in the vote goes to the leftmost.
rule-use-MC-16-won = A bet is won.
rule-use-MC-16-lost = A bet is lost.
rule-use-MC-19 = A royal card wins a trick of another flavour.
rule-use-MC-20 = A royal card is dead because the other royal flavour was led.
rule-use-MC-21 = A 1 wins a trick: three gift boxes.
rule-use-MC-22 = The allergen spoils a trick: no gift box.
rule-use-MC-22-cancelled = A 2 cancels the allergen.
rule-use-MC-23 = A round ends early at eight gift boxes.
rule-use-MC-25 = A score stays at 0 instead of falling below.
rule-use-MC-37 = The same card comes twice in a trick.
rule-use-MC-38 = A lost bet gives Emma 2 points.

## Settings

option-teams = Two against two
option-board = Board
option-board-standard = Standard
option-board-advanced = Advanced
option-teams-about = For players who already know the game well.
option-box = Numbers and Emma’s choices from the box
option-box-ours = Stand-ins
option-box-own = From my own box
box-about = The rulebook shows these only as pictures. If you own the box, enter its numbers here. This device remembers them.
box-tokens = The twelve vote tokens
box-boxes = Boxes
box-points = Points
box-won = Bet won
box-lost = Bet lost
box-bet = Who may bet
box-bet-yes = All
box-bet-solo = Solo
box-bet-no = Nobody
box-add = Add a row
box-remove = Remove row { $number }
box-spaces = If the spaces of a row have different points, list them, such as 1 2.
box-emma-cannot_follow = Emma cannot follow, and the lead is not royal: she prefers
box-emma-after_royal = Emma leads after a royal flavour has won: she prefers
box-emma-after_other = Emma leads after another flavour has won: she prefers
box-wish = Choice { $number }
box-wish-any = The leftmost she has
box-wish-royal = A royal flavour
box-wish-not-royal = A flavour that is not royal
box-wish-allergen = The allergen
box-wish-neither = Neither royal nor allergen
box-wish-same = The same flavour again
problem-box = These numbers do not fit together. Tokens: twelve, like 4 or 6/2, two of them a 3. Levels: from 0 to 8+, without a gap.
fact-box-own = From a real box

## Moves in words

move-as = the { $card } as { $flavour }
move-royal = { $flavours } royal
move-allergen = allergen { $flavour }
move-bet = a bet of { $level }
move-no-bet = no bet
move-vote-above = { $token } above { $flavour }
move-vote-below = { $token } below { $flavour }
move-pass = passing { $cards }
move-discard = discarding { $cards }
log-tokens = The vote tokens are dealt.
log-as =
    { $who ->
        [you] You play { $card }, as { $flavour }.
       *[other] { $name } plays { $card }, as { $flavour }.
    }
log-royal =
    { $who ->
        [you] You make { $flavours } royal.
       *[other] { $name } makes { $flavours } royal.
    }
log-allergen =
    { $who ->
        [you] You choose the allergen: { $flavour }.
       *[other] { $name } chooses the allergen: { $flavour }.
    }
log-bet =
    { $who ->
        [you] You bet on { level-boxes }.
       *[other] { $name } bets on { level-boxes }.
    }
log-no-bet =
    { $who ->
        [you] You do not bet.
       *[other] { $name } does not bet.
    }
log-vote-above =
    { $who ->
        [you] You place { $token } above { $flavour }.
       *[other] { $name } places { $token } above { $flavour }.
    }
log-vote-below =
    { $who ->
        [you] You place { $token } below { $flavour }.
       *[other] { $name } places { $token } below { $flavour }.
    }
log-pass =
    { $who ->
        [you] You pass { $cards }.
       *[other] { $name } passes { $cards }.
    }
log-discard =
    { $who ->
        [you] You discard { $cards }.
       *[other] { $name } discards { $cards }.
    }
log-emma = Emma gets her cards.
hint-move-royal = Make { $flavours } royal.
hint-move-allergen = Choose { $flavour } as the allergen.
hint-move-bet = Bet on { level-boxes }.
hint-move-no-bet = Don’t bet.
hint-move-vote-above = Place { $token } above { $flavour }.
hint-move-vote-below = Place { $token } below { $flavour }.
hint-move-pass = Pass { $cards }.
hint-move-discard = Discard { $cards }.

## What happened

moment-royal = Royal: { $group }
moment-allergen = Allergen: { $flavour }
log-fired-MC-20 = A card of the other royal flavour cannot win here.
log-fired-MC-21 =
    { $who ->
        [you] You win with a 1: three gift boxes!
       *[other] { $name } wins with a 1: three gift boxes!
    }
log-fired-MC-22 = There is allergen in it: no gift box.
log-fired-MC-22-cancelled = A 2 cancels the allergen: the box counts.
log-fired-MC-23 = Eight gift boxes: the round is over.
log-fired-MC-38 = The bet is lost: Emma scores 2 more.
emma-lacks = She has no { $flavour } left.
emma-follows = She has { $flavour }, so she follows.
emma-royal = She plays a royal flavour: { $flavour }.
emma-not-royal = She plays a flavour that is not royal: { $flavour }.
emma-allergen = She plays the allergen: { $flavour }.
emma-neither = She plays a flavour that is neither royal nor the allergen: { $flavour }.
emma-same = She leads { $flavour } again: it won the last trick.
emma-any = She plays what she has: { $flavour }.
emma-stacks = Emma’s five stacks
summary-macaron-boxes =
    { $boxes ->
    [one] 1 box: { $points }
   *[other] { $boxes } boxes: { $points }
}
summary-macaron-bet-won = Bet on { $level } won: +{ $points }
summary-macaron-bet-lost = Bet on { $level } missed: −{ $points }
summary-next-macaron =
    { $who ->
    [you] You are the next first player: it moves on to the left.
   *[other] { $name } is the next first player: it moves on to the left.
}

## At the table

# A level of the gift-box track: a number, or text such as 3–4.
level-boxes =
    { $level ->
        [one] { $level } box
       *[other] { $level } boxes
    }
memory-you-passed = You passed to { $name }: { $cards }
memory-you-received = You got from { $name }: { $cards }
memory-emma = Emma got these face up
memory-discarded = You discarded: { $cards }
card-macaron =
    { $suit ->
        [A] almond
        [P] pistachio
        [S] strawberry
        [B] blueberry
        [G] green tea
        [E] Earl Grey
       *[C] chocolate
    } { $rank }
suit-macaron =
    { $suit ->
        [A] almond
        [P] pistachio
        [S] strawberry
        [B] blueberry
        [G] green tea
        [E] Earl Grey
       *[C] chocolate
    }
macaron-allergen = Allergen
macaron-group = { $group }
macaron-group-royal = { $group }, royal
macaron-emma-stack = Emma’s cards of this flavour
macaron-emma-face-up = Emma got, face up:
# $number: tokens that lie there
macaron-spot-above = Above { $flavour }, { $number } placed
macaron-spot-below = Below { $flavour }, { $number } placed
macaron-track = Gift-box track
macaron-boxes = gift boxes
macaron-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
macaron-stands =
    { $name }: { $number ->
        [one] 1 gift box
       *[other] { $number } gift boxes
    }
macaron-bet = Bet of { $name }
macaron-bet-short = Bet { $level }
macaron-no-bet-short = No bet
macaron-no-bet = Don’t bet
macaron-sum = Total votes
macaron-partner = Partner
macaron-team = Team { $number }
macaron-passed = Ready
macaron-first = First player
macaron-tokens = Your vote tokens
macaron-you-pass = You pass
macaron-pass-done = Pass these two
macaron-discard-done =
    { $number ->
        [one] Swap this card
       *[other] Swap these cards
    }
macaron-prompt-pass = Choose two cards to pass to { $name }.
macaron-prompt-discard = Choose one or two cards to swap.
macaron-prompt-royal = Choose the royal group: it will be trump.
macaron-prompt-allergen = Choose the allergen: tricks with it give no box.
macaron-prompt-token = Choose one of your vote tokens.
macaron-prompt-vote = Above a flavour: +{ $plus } for royal. Below: −{ $minus } for allergen.
macaron-prompt-bet = How many boxes will you win? A right bet gains points, a wrong one costs some.
macaron-prompt-bet-solo = How many boxes will you win? If you miss, Emma scores 2 more.
macaron-vote-goal = The pair with the highest sum becomes royal: it beats the others. The flavour with the lowest becomes the allergen: its tricks give no box.
macaron-received = { $name } passed you:
macaron-bet-right = Right bet: { $points } more
macaron-bet-wrong = Wrong bet: { $points } less
