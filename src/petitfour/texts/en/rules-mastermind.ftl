### Mastermind, travel edition: one message per rule, see game.toml.

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
