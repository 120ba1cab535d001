### What the hint and review commands say around the reasons.

## A hint

hint-title = Hint, from { $worlds } deals that fit what you know
hint-title-exact = Hint, from all { $worlds } codes that fit the marks
hint-move =
    wins { $win } % of matches ({ $low } to { $high } %), { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this round
hint-move-exact = wins { $win } % of matches
hint-more = moves left out: { $number }

## A review

review-title = { $game }, review of seat { $seat } ({ $name }), from { $worlds } deals a decision
review-won = Game won!
review-shared = Win shared!
review-lost = Game lost.
review-start = Chance to win at the start: { $start } %.
review-play-good = The decisions gained { $play } percentage points on the bots’ steady play (95 % sure: between { $low } and { $high }).
review-play-bad = The decisions lost { $play } percentage points to the bots’ steady play (95 % sure: between { $low } and { $high }).
review-luck-good = Luck (the cards and the others’ play) added { $luck } percentage points.
review-luck-bad = Luck (the cards and the others’ play) cost { $luck } percentage points.
review-loss = The best moves would have brought { $loss } percentage points more (95 % sure: between { $low } and { $high }).
review-counts = Decisions: { $decisions }; without a choice: { $forced }; clear mistakes: { $mistakes }.
review-biggest = The biggest mistakes
review-all = All decisions
review-no-mistakes = No clear mistakes. Well played!
review-decision = Move { $number }, round { $round }: { $move }
review-forced = No real choice here.
review-fine = Good move.
review-better = { $best } was better: it wins { $gap } more of 100 matches (95 % sure: between { $low } and { $high }).
review-open-fine = Even seeing all cards, nothing was clearly better.
review-open-better = Seeing all cards, { $best } wins { $gap } more of 100 matches (95 % sure: between { $low } and { $high }).
