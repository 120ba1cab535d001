### Mastermind: all its sentences in English.

## The game and its rules

game-mastermind = Mastermind, travel edition
game-mastermind-about = One of you hides a code of four colours, and the other has nine guesses to find it. For 2 players.
MM-1 = There are four positions and nine rows. The setting “Colours” says how many colours are in play, from 6 to 10; 8 is the default. In order, they are red (R), orange (O), yellow (Y), green (G), blue (B), violet (V), white (W), black (K), brown (N) and pink (P). Our ruling: the rulebook tells us only that there are 80 pegs, and 8 colours × (9 rows + 1 code) = 80. That is exactly enough as long as guesses do not repeat colours; if they do (MM-5), we lend you pegs, and you never run out.
MM-2 = Agree beforehand how many rounds you play. The setting is “Rounds”, and 2 is the default. Our ruling: an even number is fair, and the table proposes one; you may pick an odd number all the same. A draw by lot or the table settings decide who is the first codemaker.
MM-3 = In secret, the codemaker sets a code of four pegs. No colour may appear twice in it.
MM-4 = The codebreaker’s guess is always a full row: four pegs. A row that has been laid stays as it is.
MM-5 = Our ruling: a guess may use the same colour more than once, since nothing forbids it. The setting “Colours may repeat in a guess” is on by default; turn it off to play without repeats.
MM-6 = Every guess gets marks. Red means right colour, right place. White means right colour, wrong place. Our ruling, needed because of MM-5: each peg of the code earns at most one mark, and red comes before white.
MM-7 = The setting “Who marks the guesses” says who sets the marks. “The codemaker”: the codemaker moves the red and white sliders. Our ruling: with “The table”, the default, the table marks for you; with “The codemaker”, any red and white may be set as long as red + white is at most 4, and no mark is checked before the reveal of the code.
MM-8 = A round is over with four reds, or else after row 9. Then the code is revealed.
MM-9 = Each row laid is 1 point for the codemaker. If the code was not found, that is 9 points.
MM-10 = This is for tables where the codemaker marks (MM-7). If the reveal proves any mark wrong, the round is void: nobody scores for it under MM-9, and you play it again. The codemaker also pays 3 points to the opponent. Our rulings: you play it again with a new code but without swapping roles. The setting “Penalty for a wrong mark” is “Lose 3 points to the other player” by default, as in the French rulebook (−3 and +3), or “The other player gets 3 points” (only the +3). If a row really was the code but did not get 4 red, that does not end the round; at the reveal, it counts as a wrong mark. A false “4 red” does end the round, and it counts as a wrong mark too. There is only one penalty for a void round, even with several wrong marks. A total can drop below 0. The codemaker may use the old code again. You replay as often as it takes.
MM-11 = Swap roles after each round that counts. Once you have played all the rounds you agreed on, the higher total wins. Our ruling: if totals are equal, you share the win.
example-mastermind-1 = One peg of the guess has the right colour in the right place. Two more have the right colour but the wrong place. The marks are red 1, white 2.

## The introduction

intro-mastermind-guess = Nougat has hidden a code of four different colours. You have nine rows to find it. Guess red, orange, yellow, green.
intro-mastermind-marks = One red: a peg of the right colour in the right place. Two white: right colours in the wrong place. So one colour is not in the code. Try green, orange, red, blue.
intro-mastermind-solve = Four marks: all four colours are right, two of them in place already. Swap the last two: green, orange, blue, red.
intro-mastermind-code = You found it in only three rows, well done! Each row is a point for Nougat, so that makes 3. Now set your own code: four pegs, no colour twice.
intro-mastermind-end = Nougat has made a first guess, and the table has marked it. Every row that Nougat needs is a point for you. After the last round the higher total wins.

## Why a move is refused

# $colours: the letters in play, like R O Y G B V
refuse-MM-1 = That colour is not in play. These are: { $colours }.
refuse-MM-3 = No colour may appear twice in the code.
refuse-MM-5 = At this table, no colour may appear twice in a guess.
refuse-MM-7 = Red and white together can be at most 4.
refuse-MM-2 = This is not a possible draw of who begins.

## Why a move is advised

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

## In the terminal, and in reports

letters-mastermind = Colours: R red, O orange, Y yellow, G green, B blue, V violet, W white, K black, N brown, P pink.
rule-use-MM-8 = The code is revealed.
rule-use-MM-9 = The code is not found.
rule-use-MM-10 = A mark was wrong: the round is void.

## Settings

option-colours = Colours
option-repeats_in_guess = Colours may repeat in a guess
option-marking = Who marks the guesses
option-marking-auto = The table
option-marking-by-hand = The codemaker
option-penalty = Penalty for a wrong mark
option-penalty-transfer = Lose 3 points to the other player
option-penalty-award = The other player gets 3 points

## Moves in words

move-mark = { $red } red and { $white } white
log-code =
    { $who ->
        [you] You set the code { $row }.
       *[other] { $name } sets the code { $row }.
    }
log-guess =
    { $who ->
        [you] You guess { $row }.
       *[other] { $name } guesses { $row }.
    }
log-mark =
    { $who ->
        [you] You mark: red { $red }, white { $white }.
       *[other] { $name } marks: red { $red }, white { $white }.
    }
hint-move-code = Set { $row }.
hint-move-guess = Guess { $row }.
hint-move-mark = Mark red { $red }, white { $white }.

## What happened

log-fired-MM-8 = The code is revealed.
log-fired-MM-9 = The code was not found.
log-fired-MM-10 = A mark was wrong, so the round does not count. It is played again with the same codemaker.
moment-code =
    The code was found in { $rows ->
        [one] one row
       *[other] { $rows } rows
    }.

## At the table

peg-mastermind =
    { $colour ->
        [R] red
        [O] orange
        [Y] yellow
        [G] green
        [B] blue
        [V] violet
        [W] white
        [K] black
        [N] brown
       *[P] pink
    }
mastermind-codemaker = Codemaker
mastermind-codebreaker = Codebreaker
mastermind-red = Red: right colour, right place
mastermind-white = White: right colour, wrong place
mastermind-red-number = Red { $number }
mastermind-white-number = White { $number }
mastermind-red-short = right place
mastermind-white-short = wrong place
mastermind-unmarked = Not marked
mastermind-code = The code: { $row }
mastermind-code-hidden = The code is hidden
mastermind-row = Row { $number }: { $row }
mastermind-entry = Your row
mastermind-slot = Place { $number }: { $colour }
mastermind-empty = empty
mastermind-palette = Pegs
mastermind-peg = { $colour } peg
mastermind-peg-crossed = { $colour } peg, crossed out
mastermind-notes = Cross out colours (only you see this)
mastermind-set = Set the code
mastermind-guess = Guess
mastermind-mark = Mark
mastermind-last = Previous round
mastermind-void = A mark was wrong, so that round did not count.
mastermind-prompt-code = Choose four different colours.
mastermind-prompt-guess = Make your guess.
mastermind-repeated = You have already guessed this row.
mastermind-prompt-mark = Mark the guess: set the red and the white slider.
