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
