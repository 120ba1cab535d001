### Marshmallow Test: all its sentences in English.

## The game and its rules

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

## The introduction

intro-marshmallow-follow = Green was led, and you hold green cards: you must follow the suit. The highest card of the lead suit wins the trick. Play your green 11.
intro-marshmallow-lead = You win the trick, so you lead the next one with any card you like. Nothing beats a 12: lead your yellow 12.
intro-marshmallow-wait = You have two tricks. The third takes you out of the round, and you score 1 point for each trick the others have. They have none yet, so wait: lead your pink 2.
intro-marshmallow-free = Violet was led, and you hold none: play anything you like. A card of another suit cannot win. Throw away your green 4 or your yellow 7.
intro-marshmallow-low = The others have two tricks by now. Be patient, there is more to come: follow low, with your blue 3.
intro-marshmallow-out = Each of the others has a trick. Going out now scores 3. Take this one with your blue 12!
intro-marshmallow-end = You are out, with 3 points: one for each trick of the others. The last player left in a round scores nothing, so the best moment is just before that. From round 2 on there is a trump suit, and the first to reach 20 points wins.

## Why a move is refused

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
# the dealer’s moves; people only see these when they write deals of their own
refuse-MT-2 = This is not a possible deal.
refuse-MT-3 = This is not a possible draw of who begins.

## Why a move is advised

reason-tricks-short =
    You need { $tricks ->
        [one] { $tricks } more trick
       *[other] { $tricks } more tricks
    }; going out now would score { $points }.
reason-out = { $out } wins the trick and takes you out in { $share } % of cases, which scores { $now }.
reason-out-or-wait =
    Going out now with { $out } scores { $now }; waiting with { $wait } is worth { $points } { $fails ->
        [0] on average, with hardly any risk ({ $fails } %)
       *[other] on average but fails { $fails } % of the time
    }.
reason-maybe-out-or-wait =
    { $out } takes you out in { $share } % of cases and then scores { $now }; waiting with { $wait } is worth { $points } { $fails ->
        [0] on average, with hardly any risk ({ $fails } %)
       *[other] on average but fails { $fails } % of the time
    }.
reason-trump =
    You hold { $cards } { $suit ->
        [P] pink
        [Y] yellow
        [G] green
        [B] blue
        [V] violet
       *[other] { $suit }
    } { $cards ->
        [one] card
       *[other] cards
    }, the highest a { $highest }.
reason-trump-none =
    You hold no { $suit ->
        [P] pink
        [Y] yellow
        [G] green
        [B] blue
        [V] violet
       *[other] { $suit }
    } card, and you do not need one.

## In the terminal, and in reports

letters-marshmallow = Suits: P pink, Y yellow, G green, B blue, V violet. P7 is the pink 7.
# Behind the tricks of each player: how many one needs to go out
tricks-needed = ({ $number } to go out)
rule-use-MT-11 = A player goes out and scores.
rule-use-MT-13 = The round ends because one player is left.
rule-use-MT-14 = The round ends because hands are empty (five players).
rule-use-MT-15 = The dealer names trump.
rule-use-MT-16 = A trick is trumped.
rule-use-MT-19 = A trump wins a trick.
rule-use-MT-20 = A player reaches the target and wins.

## Settings

option-edition = When someone has trumped
option-edition-gamewright = You may trump too (Gamewright)
option-edition-gigamic = You must trump too (Gigamic, France)
option-edition-about = The two printed editions differ here. Pick the one that you have at home.

## Moves in words

move-trump = trump { $suit }
log-trump =
    { $who ->
        [you] You choose the trump suit: { $suit }.
       *[other] { $name } chooses the trump suit: { $suit }.
    }
hint-move-trump = Choose { $suit } as trump.

## What happened

log-fired-MT-11 =
    { $who ->
        [you] You go out!
       *[other] { $name } goes out!
    }
log-fired-MT-13 = Only one player is left: the round is over.
log-fired-MT-14 = The hands are empty: the round is over.
log-fired-MT-20 = Enough points to win!
moment-marshmallows =
    { $number ->
        [0] No marshmallow this time
        [one] One marshmallow
       *[other] { $number } marshmallows
    }
log-fired-MT-19 = Trump wins it.
summary-marshmallow-out = Went out with { $tricks } tricks. { $points ->
    [0] The others had none yet.
    [one] The others had 1 trick.
   *[other] The others had { $points } tricks.
}
summary-marshmallow-in =
    { $who ->
    [you] You stayed in too long: no points.
   *[other] Stayed in too long: no points.
}
summary-marshmallow-stopped = Still in when the game ended.
summary-next-marshmallow =
    { $who ->
    [you] You were last, so you deal next: you name the trump and lead.
   *[other] { $name } was last, so { $name } deals next: names the trump and leads.
}

## At the table

# $suit: a letter; $rank: a number
card-marshmallow =
    { $suit ->
        [P] pink
        [Y] yellow
        [G] green
        [B] blue
       *[V] violet
    } { $rank }
suit-marshmallow =
    { $suit ->
        [P] pink
        [Y] yellow
        [G] green
        [B] blue
       *[V] violet
    }
marshmallow-out = Out
marshmallow-worth = Marshmallows are points: a large one is 5, a small one is 1
marshmallow-dealer = Dealer
marshmallow-tricks =
    { $number ->
        [one] one trick
       *[other] { $number } tricks
    } of { $needed }
marshmallow-trump =
    Trump: { $suit ->
        [P] pink
        [Y] yellow
        [G] green
        [B] blue
       *[V] violet
    }
marshmallow-no-trump = No trump
marshmallow-trump-open = Trump: ?
marshmallow-prompt-trump = You deal: choose the trump suit for this round.
