### What is announced over the table, what Emma thinks, and what is said around a turn.

## Plaques

moment-round = Round { $round } is over
moment-marshmallows =
    { $number ->
        [0] No marshmallow this time
        [one] One marshmallow
       *[other] { $number } marshmallows
    }
moment-royal = Royal: { $group }
moment-allergen = Allergen: { $flavour }
moment-code =
    The code was found in { $rows ->
        [one] one row
       *[other] { $rows } rows
    }.

## What a rule set off, in the log

log-emma = Emma gets her cards.
log-fired-MT-19 = Trump wins it.
log-fired-MO-9 =
    { $who ->
        [you] You are now winning this trick.
       *[other] { $name } is now winning this trick.
    }
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

## Why Emma plays what she plays

emma-lacks = She has no { $flavour } left.
emma-follows = She has { $flavour }, so she follows.
emma-royal = She plays a royal flavour: { $flavour }.
emma-not-royal = She plays a flavour that is not royal: { $flavour }.
emma-allergen = She plays the allergen: { $flavour }.
emma-neither = She plays a flavour that is neither royal nor the allergen: { $flavour }.
emma-same = She leads { $flavour } again: it won the last trick.
emma-any = She plays what she has: { $flavour }.
emma-stacks = Emma’s five stacks

## At the table

trick-before = The trick before: { $name } won it
status-away = { $name } is away.
status-wait = Wait
status-notify = Notify me on my turn
hint-move-card = Play { $card }.
hint-move-open = Open a trick with { $card }.
hint-move-on = Put { $card } on trick { $place }.
hint-move-trump = Choose { $suit } as trump.
hint-move-royal = Make { $flavours } royal.
hint-move-allergen = Choose { $flavour } as the allergen.
hint-move-bet = Bet on { level-boxes }.
hint-move-no-bet = Don’t bet.
hint-move-vote-above = Place { $token } above { $flavour }.
hint-move-vote-below = Place { $token } below { $flavour }.
hint-move-pass = Pass { $cards }.
hint-move-discard = Discard { $cards }.
hint-move-order = Arrange { $values }, from left to right.
hint-move-code = Set { $row }.
hint-move-guess = Guess { $row }.
hint-move-mark = Mark red { $red }, white { $white }.
memory-tricks = Tricks of this round
memory-holds = Who can hold what
memory-nobody = Not dealt
memory-you-passed = You passed to { $name }: { $cards }
memory-you-received = You got from { $name }: { $cards }
memory-emma = Emma got these face up
memory-discarded = You discarded: { $cards }
screen-scan = Scan to join
screen-code = QR code of seat { $number }
screen-free =
    { $number ->
        [one] one free seat
       *[other] { $number } free seats
    }
screen-round = Round { $round }
problem-no-memory-aid = This table has no memory aid.
status-round-over = The round is over.
summary-total = Total:
summary-continue = Continue
summary-continue-all = Continue for everybody
summary-of = { $name }: { $said }
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
summary-monster =
    { $tricks ->
    [one] 1 trick won: card { $value } is face up.
   *[other] { $tricks } tricks won: card { $value } is face up.
}
summary-monster-none = No trick won, so no card is face up.
summary-macaron-boxes =
    { $boxes ->
    [one] 1 box: { $points }
   *[other] { $boxes } boxes: { $points }
}
summary-macaron-bet-won = Bet on { $level } won: +{ $points }
summary-macaron-bet-lost = Bet on { $level } missed: −{ $points }
summary-next-marshmallow =
    { $who ->
    [you] You were last, so you deal next: you name the trump and lead.
   *[other] { $name } was last, so { $name } deals next: names the trump and leads.
}
summary-next-monster =
    { $who ->
    [you] You start the next round: it moves on to the left.
   *[other] { $name } starts the next round: it moves on to the left.
}
summary-next-macaron =
    { $who ->
    [you] You are the next first player: it moves on to the left.
   *[other] { $name } is the next first player: it moves on to the left.
}
