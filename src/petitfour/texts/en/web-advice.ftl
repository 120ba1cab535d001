### Moves in words, for hints and reviews: what stands after "play" or before "wins 3 more of 100 matches".

move-open = { $card } as a new trick
move-on = { $card } on trick { $place }
move-as = { $card } as { $flavour }
move-trump = trump { $suit }
move-royal = { $flavours } royal
move-allergen = allergen { $flavour }
move-bet = a bet of { $level }
move-no-bet = no bet
move-vote-above = { $token } above { $flavour }
move-vote-below = { $token } below { $flavour }
move-pass = passing { $cards }
move-discard = discarding { $cards }
move-order = the row { $values }
move-mark = { $red } red and { $white } white

## A result split into its parts

review-part-start = Start
review-part-play = Play
review-part-luck = Luck
review-part-result = Result
review-numbers = The numbers in words
