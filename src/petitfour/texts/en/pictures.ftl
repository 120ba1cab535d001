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

## The rules on one page

sum-goal = The goal
sum-turn = Your turn
sum-points = Scoring
sum-end = The end
sum-marshmallow-goal = Collect marshmallows for the tricks that the others have won. The first to have 20 wins.
sum-marshmallow-turn = Play a card of the suit that was led, if you hold one. The highest card of that suit wins the trick. From round 2 on, a trump suit beats the others.
sum-marshmallow-points = With enough tricks you go out (6 with two players, 4 with three, 3 with more). Each trick that the others have at that moment is a point for you: the longer you wait, the more there is.
sum-marshmallow-end = The last one in gets nothing and deals the next round. As soon as somebody has 20 points, the game is over.
sum-monster-goal = Win just as many tricks as it takes to have your best point card face up when the round ends.
sum-monster-turn = Play one card: on a trick of its colour, or as a new trick. At most four tricks are open. A card that fits nowhere may go on any of the four.
sum-monster-points = The fourth card completes a trick. The highest card of its first colour wins it, and turns up the winner’s next point card: left, middle, right, and left again.
sum-monster-end = A round ends when all hands are empty, and the card face up is your score. The highest total of three rounds wins.
sum-macaron-goal = Win gift boxes, and bet on how many you will win.
sum-macaron-turn = Play a card of the flavour that was led, if you hold one. The highest card wins; royal flavours beat the others.
sum-macaron-points = A trick is one gift box, or three if a 1 wins it. With the allergen in it, it is none, unless there is a 2 as well. The track says what your boxes are worth, and your bet adds to it or costs you.
sum-macaron-end = A round ends with the last card, or when somebody has 8 boxes. When somebody has reached 10 points, the highest score wins.
sum-mastermind-goal = Find the other player’s code of four colours in as few rows as you can.
sum-mastermind-turn = Guess four colours. A red mark: right colour in the right place. A white mark: right colour in the wrong place.
sum-mastermind-points = Each row that you need is a point for the other player. If you do not find the code in nine rows, that makes 9.
sum-mastermind-end = Then you swap roles. After the rounds that you agreed on, the higher total wins.
