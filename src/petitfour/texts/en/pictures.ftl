### What the pictures of the rules pages say.

picture-trick = The trick
picture-hand = Your hand
picture-wins = wins
picture-dead = cannot win
picture-no = not allowed
picture-royal = Royal: { $group }
picture-allergen = Allergen: { $flavour }
picture-boxes =
    { $number ->
        [0] No gift box
        [one] 1 gift box
       *[other] { $number } gift boxes
    }
picture-place = Trick { $place }
picture-free = Free
picture-goes = may go to
picture-after =
    { $number ->
        [one] After 1 win
       *[other] After { $number } wins
    }
picture-round = Round { $number }
picture-code = The code
picture-guess = The guess
picture-marks = Red { $red }, white { $white }
picture-level-boxes = Gift boxes
picture-level-points = Points
picture-level-won = Bet won
picture-level-lost = Bet lost
picture-tricks =
    { $number ->
        [one] { $name }: 1 trick
       *[other] { $name }: { $number } tricks
    }
picture-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
picture-group-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
