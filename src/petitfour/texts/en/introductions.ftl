### The introductions: a prepared match for each game, one message for each of its steps.

## Around them

intro-title = Learn { $game }
intro-step = Step { $step } of { $steps }
intro-skip = Skip
intro-play = Play now
intro-again = Once more
intro-table = Back to the table
intro-rules = All the rules
intro-wanted = What to play
problem-not-the-step = That would be allowed. But first, what this step shows.
intro-done = That was it!

## Marshmallow Test

intro-marshmallow-follow = Green was led, and you hold green cards: you must follow the suit. The highest card of the lead suit wins the trick. Play your green 11.
intro-marshmallow-lead = The trick is yours, so you lead the next one with any card you like. Nothing beats a 12: lead your yellow 12.
intro-marshmallow-wait = Two tricks are yours. The third takes you out of the round, and you score 1 point for each trick of the others. They have none yet, so wait: lead your pink 2.
intro-marshmallow-free = Violet was led, and you hold none: play anything you like. A card of another suit cannot win. Throw away your green 4 or your yellow 7.
intro-marshmallow-low = The others have two tricks by now. Patience, there is more to come: follow low, with your blue 3.
intro-marshmallow-out = Each of the others has a trick. Going out now scores 3. Take this one with your blue 12!
intro-marshmallow-end = You are out, with 3 points: one for each trick of the others. Whoever is left alone at the end of a round scores nothing. From round 2 on there is a trump, and the first with 20 points wins.

## Monster Tricks

intro-monster-order = Each trick you win turns up the next of your point cards: left, middle, right, and left again. Only the one face up at the end counts. Lay 1, then 3, then 2.
intro-monster-open = Each turn is one card. It may open a new trick on a free place. Open one with your green 4: your marker lies on it.
intro-monster-colour = A card goes on a trick of its own colour, or it opens a new one. The highest card of the opening colour takes the marker. Put your yellow 5 on the yellow trick.
intro-monster-complete = The fourth card completes a trick, and its marker wins. Complete the green trick with your green 6: it is yours.
intro-monster-turn = Your first win turned up the left card, the 1. The second hides it and shows the middle one: complete the yellow trick with your yellow 6.
intro-monster-feed = The 3 is face up, and only the card face up at the end counts. Another win would hide it! Four tricks are open and none is blue, so a blue card may go on any of them, and there it cannot win. Play one of yours.
intro-monster-end = So it goes on until the hands are empty: win just often enough, and feed the others when their best card shows. After three rounds the highest total wins.

## Macaron

intro-macaron-royal = Two cards each have been passed on. Now one of you makes a group royal: it is trump. You hold strawberry and blueberry, so choose group B.
intro-macaron-bet = Nougat has made almond the allergen: a trick with almond in it gives no gift box. How many boxes will you win? Bet on 3–4.
intro-macaron-follow = Pistachio was led, and you hold one: you must follow the flavour, even though it will not win. Play your pistachio 3.
intro-macaron-one = Green tea was led, and you hold none. A royal card beats it, and winning with a 1 gives three gift boxes at once. Play your strawberry 1!
intro-macaron-allergen = Three boxes! Now you lead. Get rid of the allergen: whoever wins a trick with almond in it gets no box (unless a 2 of any flavour is there too). Lead your almond 3.
intro-macaron-last = Nougat won the trick but got nothing. The last one was led in a royal flavour: only that very flavour can win it. Take it with your blueberry 7.
intro-macaron-end = Four boxes: 2 points on the track, and 2 more for the bet you won. With four or five players you vote in secret for the royal group and the allergen. Once somebody has 10 points at the end of a round, the highest score wins.

## Mastermind

intro-mastermind-guess = Nougat has hidden a code of four different colours. You have nine rows to find it. Lay red, orange, yellow, green.
intro-mastermind-marks = One red: a peg of the right colour in the right place. Two white: right colours in the wrong place. So one colour is not in the code. Try green, orange, red, blue.
intro-mastermind-solve = Four marks: all four colours are right, two of them in place already. Swap the last two: green, orange, blue, red.
intro-mastermind-code = Found in three rows! That gives Nougat 3 points, one for each row. Now you set the code: four pegs, no colour twice.
intro-mastermind-end = Nougat has laid a first row, and the table marked it. Every row is a point for you. After the last round the higher total wins.
