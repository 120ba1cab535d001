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
review-won = The match was won.
review-shared = The win was shared.
review-lost = The match was lost.
review-start = At the start the chance to win was { $start } %.
review-play-good = Compared with the bots’ steady play, the decisions gained { $play } percentage points (95 % sure: between { $low } and { $high }).
review-play-bad = Compared with the bots’ steady play, the decisions cost { $play } percentage points (95 % sure: between { $low } and { $high }).
review-luck-good = Luck, that is the cards and the others’ play, brought { $luck } percentage points.
review-luck-bad = Luck, that is the cards and the others’ play, took { $luck } percentage points.
review-loss = Compared with the best moves, they gave away { $loss } percentage points in all (95 % sure: between { $low } and { $high }).
review-counts = Decisions: { $decisions }; without a choice: { $forced }; clear mistakes: { $mistakes }.
review-biggest = The biggest mistakes
review-all = All decisions
review-no-mistakes = No decision was clearly a mistake.
review-decision = Move { $number }, round { $round }: { $move }
review-forced = There was nothing to choose.
review-fine = By what could be known, nothing was clearly better.
review-better = By what could be known, { $best } wins { $gap } more of 100 matches (95 % sure: between { $low } and { $high }).
review-open-fine = With all cards up, nothing was clearly better.
review-open-better = With all cards up, { $best } wins { $gap } more of 100 matches (95 % sure: between { $low } and { $high }).
