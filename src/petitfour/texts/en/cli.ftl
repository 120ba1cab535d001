### What the terminal says while you play or read the rules.

rules-example = Example { $number }

## Who

name-you = You
name-seat = Seat { $seat }
name-your-team = Your team
name-other-team = The other team
word-yes = yes
word-no = no
# Who or what, and what is said of it
pair = { $label }: { $said }

## What lies on the table

label-scores = Scores
label-hand = Hand
label-moves = Moves
label-tricks = Tricks won
label-trick = Trick
label-last_trick = Last trick
label-won = Trick for
label-out = Out
label-trump = Trump
label-played = Played
label-without = Known to have none
label-unseen = Not yet seen
label-royal = Royal
label-allergen = Allergen
label-boxes = Gift boxes
label-bets = Bets
label-votes = Votes
label-tokens = Your tokens
label-stacks = Emma’s stacks
label-allergen_card = Turned up
label-face_up = Emma got, face up
label-pass = You pass
label-point_cards = Point cards
label-ready = Ready
label-trick-at = Trick { $place }
label-codemaker = Codemaker
label-code = Code
label-row = Row { $number }
label-rows_left = Rows left
label-colours = Colours
label-void = Wrong mark by
marks = red { $red }, white { $white }

## The game

play-welcome = { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
play-opponents = The other players are bots (level: { $level }). They see only what you would see in their seats.
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
play-commitment = The table has drawn a secret for the shuffle. Its commitment: { $commitment }
play-entropy = Type a few words of your own to join the shuffle, or just press Enter:
play-which-game = Which game?
play-how-many = How many players ({ $players })?
play-first = Drawn to start: { $name }.
play-round = Round { $round }
play-your-move = Your move (? for help):
play-many-moves = { $number } moves, like { $some }
play-help =
    Type the number of a move, or the move itself. A move that starts like all the others may leave that word out.
    “rules” shows all rules, “rules” with an id (such as MT-6) one of them, “hint” advises a move, “quit” stops.
play-no-rule = This game has no such rule.
play-over = Game over! Winner: { $winners }.
play-secret = The secret of the table: { $secret }
play-commitment-replaced = WARNING: the table replaced its secret. This is not the commitment you saw before the game. Do not trust these deals.
play-entropy-replaced = WARNING: the table did not use the words you typed. It may have chosen the deals.
play-stopped = Game stopped.
play-saved = Saved to { $file }. When a game is over, “petitfour verify” checks every deal in its record.

## Words one may type, besides the English ones

command-help = help
command-rules = rules
command-hint = hint
command-quit = quit
