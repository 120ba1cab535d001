### The introductions: a prepared match for each game, one message for each of its steps.

## Around them

intro-title = Learn { $game }
intro-step = Step { $step } of { $steps }
intro-skip = Skip
intro-play = Play now
intro-again = Start over
intro-table = Back to the table
intro-rules = All the rules
intro-wanted = What to play
problem-not-the-step = That’s allowed, but try the move of this step first.
intro-done = You’ve got it!

## Marshmallow Test

intro-marshmallow-follow = Green was led, and you hold green cards: you must follow the suit. The highest card of the lead suit wins the trick. Play your green 11.
intro-marshmallow-lead = You win the trick, so you lead the next one with any card you like. Nothing beats a 12: lead your yellow 12.
intro-marshmallow-wait = You have two tricks. The third takes you out of the round, and you score 1 point for each trick the others have. They have none yet, so wait: lead your pink 2.
intro-marshmallow-free = Violet was led, and you hold none: play anything you like. A card of another suit cannot win. Throw away your green 4 or your yellow 7.
intro-marshmallow-low = The others have two tricks by now. Be patient, there is more to come: follow low, with your blue 3.
intro-marshmallow-out = Each of the others has a trick. Going out now scores 3. Take this one with your blue 12!
intro-marshmallow-end = You are out, with 3 points: one for each trick of the others. The last player left in a round scores nothing, so the best moment is just before that. From round 2 on there is a trump suit, and the first to reach 20 points wins.

## Monster Tricks

intro-monster-order = A trick is four cards; the highest of its first colour wins it. Each trick you win turns up your next point card: left, middle, right, left again. Only the one face up at the end counts. You will win two here, so put the 3 in the middle: 1, 3, 2.
intro-monster-open = On your turn, play one card. It can open a new trick in an empty place. Open one with your green 4: the marker on it shows that you are winning it.
intro-monster-colour = A card goes on a trick of its own colour, or it opens a new one. The highest card of that colour is winning the trick. Put your yellow 5 on the yellow trick.
intro-monster-complete = The fourth card completes a trick, and the player who is winning it takes it. Complete the green trick with your green 6: it is yours.
intro-monster-turn = Your first win turned up the left card, the 1. The second hides it and shows the middle one: complete the yellow trick with your yellow 6.
intro-monster-feed = The 3 is face up, and only the card face up at the end counts. Another win would hide it! Four tricks are open and none is blue, so a blue card may go on any of them, and there it cannot win. Play one of yours.
intro-monster-end = Play goes on until the hands are empty. Win just enough tricks, and give tricks to the others when their best card is showing. After three rounds the highest total wins.

## Macaron

intro-macaron-royal = You have each passed two cards. Now one of you makes a group of flavours royal: it is trump. You hold strawberry and blueberry, so choose that group.
intro-macaron-bet = Nougat has made almond the allergen: a trick with almond in it gives no gift box. How many boxes will you win? Bet on 3–4.
intro-macaron-follow = Pistachio was led, and you hold one: you must follow the flavour, even though it will not win. Play your pistachio 3.
intro-macaron-one = Green tea was led, and you hold none. A royal card beats it, and winning with a 1 gives three gift boxes at once. Play your strawberry 1!
intro-macaron-allergen = Three boxes! Now you lead. Get rid of the allergen: a trick with almond in it gives no box (unless there is also a 2 of any flavour). Lead your almond 3.
intro-macaron-last = Nougat won the trick but got nothing. The last one was led in a royal flavour: only that very flavour can win it. Take it with your blueberry 7.
intro-macaron-end = Four boxes: 2 points on the track, and 2 more for the bet you won. With four or five players, you vote instead: tokens above a flavour help to make it royal, tokens below it help to make it the allergen. When somebody has 10 points at the end of a round, the highest score wins.

## Mastermind

intro-mastermind-guess = Nougat has hidden a code of four different colours. You have nine rows to find it. Guess red, orange, yellow, green.
intro-mastermind-marks = One red: a peg of the right colour in the right place. Two white: right colours in the wrong place. So one colour is not in the code. Try green, orange, red, blue.
intro-mastermind-solve = Four marks: all four colours are right, two of them in place already. Swap the last two: green, orange, blue, red.
intro-mastermind-code = You found it in only three rows, well done! Each row is a point for Nougat, so that makes 3. Now set your own code: four pegs, no colour twice.
intro-mastermind-end = Nougat has made a first guess, and the table has marked it. Every row that Nougat needs is a point for you. After the last round the higher total wins.
