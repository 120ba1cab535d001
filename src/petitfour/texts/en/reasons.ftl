### Why a move is advised. The numbers are those of the search, rounded once; 95 % is the width of all intervals.

## Every game

reason-only-move = { $move } is the only legal move.
reason-same = All { $moves } legal moves are equally good.
reason-better = Of 100 matches, { $move } wins { $gap } more than { $other }, the next best (95 % sure: between { $low } and { $high }).
reason-as-good = { $move } and { $other } are about equally good: of 100 matches they differ by at most { $most } (95 % sure).
reason-mixed = Don’t be predictable: mix your moves, and play { $move } most often, in { $share } % of cases.
reason-points =
    In this round { $move } brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average (95 % sure: between { $low } and { $high }).
reason-points-same =
    In this round { $move } brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, as far as can be seen.
reason-nothing = With { $move } you score nothing this round in { $share } % of cases.
reason-trick =
    { $share ->
        [0] { $move } hardly ever wins its trick ({ $share } %).
        [100] { $move } almost always wins its trick ({ $share } %).
       *[other] { $move } wins its trick in { $share } % of cases.
    }

## Marshmallow Test

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

## Monster Tricks

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

## Macaron

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

## Mastermind

reason-any-code = Any code is as good as any other, as long as nobody can guess your habits: pick one at random.
reason-mark = A wrong mark cancels the round and gives the other player { $points } points.
reason-codes-left =
    { $codes ->
        [one] { $codes } code still fits
       *[other] { $codes } codes still fit
    } all marks.
reason-leaves =
    { $move } leaves { $left ->
        [one] { $left } code
       *[other] { $left } codes
    } on average, at most { $most }.
reason-guess-leaves =
    The guess leaves { $codes ->
        [one] { $codes } code
       *[other] { $codes } codes
    } on average.
reason-rows =
    With { $move } it takes { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } on average from here, this one included.
reason-may-be-code = { $move } may itself be the code, one of { $codes } that fit.
reason-rows-needed =
    You win or share the match if you find the code within { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }; the chance to win it is { $win } %.
reason-last-code = Only one code still fits: { $move } hits it.
reason-no-code = No code fits all marks: one of them is wrong, and the round will not count.
reason-other-guess =
    { $other } would leave { $left ->
        [one] { $left } code
       *[other] { $left } codes
    } and take { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } on average.
