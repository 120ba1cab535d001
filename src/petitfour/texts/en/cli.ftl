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

## The letters of a game

letters-marshmallow = Suits: P pink, Y yellow, G green, B blue, V violet. P7 is the pink 7.
letters-monster = Colours: G green, Y yellow, V purple, B blue. “G8 new” opens a trick with the green 8, “G8 on 2” puts it on the trick in place 2.
letters-macaron = Flavours: A almond, P pistachio, S strawberry, B blueberry, G green tea, E Earl Grey, C chocolate. Groups: A is almond and pistachio, B strawberry and blueberry, C green tea and Earl Grey, D chocolate.
letters-mastermind = Colours: R red, O orange, Y yellow, G green, B blue, V violet, W white, K black, N brown, P pink.

## What lies on the table

label-scores = Scores
label-hand = Hand
label-moves = Moves
label-tricks = Tricks won
# Behind the tricks of each player: how many one needs to go out
tricks-needed = ({ $number } to go out)
label-trick = Trick
label-last_trick = Last trick
label-won = Trick for
label-out = Out
label-trump = Trump
label-played = Played
label-without = Shown to lack
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
label-passed = Pass chosen
label-point_cards = Point cards
label-laid = Row laid
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
play-opponents = The other players are bots of the level “{ $level }”. They see only what you would see in their seats.
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
play-commitment = The table has drawn its secret. Its commitment: { $commitment }
play-entropy = Type a few words of your own to stir the deck, or just press Enter:
play-which-game = Which game?
play-how-many = How many players ({ $players })?
play-first = Drawn by lot: { $name }.
play-round = Round { $round }
play-your-move = Your move (? for help):
play-many-moves = { $number } moves, like { $some }
play-help =
    Type the number of a move, or the move itself. A move that starts like all the others may leave that word out.
    “rules” shows all rules, “rules” with an id (such as MT-6) one of them, “hint” advises a move, “quit” stops.
play-no-rule = This game has no such rule.
play-over = The game is over. The win goes to: { $winners }.
play-secret = The secret of the table: { $secret }
play-stopped = Stopped before the end.
play-saved = The record is in { $file }. Once a game is over, “petitfour verify” recomputes every deal from its record.

## Words one may type, besides the English ones

command-help = help
command-rules = rules
command-hint = hint
command-quit = quit
