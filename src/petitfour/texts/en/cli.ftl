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
letters-monster = Colours: G green, Y yellow, V violet, B blue. “G8 new” opens a trick with the green 8, “G8 on 2” puts it on the trick in place 2.
letters-macaron = Flavours: { $flavours }. Groups: { $groups }.
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

## What happens when a special rule is triggered (simulate, study)

rule-use-MT-11 = A player goes out and scores.
rule-use-MT-13 = The round ends because one player is left.
rule-use-MT-14 = The round ends because hands are empty (five players).
rule-use-MT-15 = The dealer names trump.
rule-use-MT-16 = A trick is trumped.
rule-use-MT-19 = A trump wins a trick.
rule-use-MT-20 = A player reaches the target and wins.
rule-use-MO-8 = A card goes on a trick of another colour.
rule-use-MO-9 = The marker of a trick changes hands.
rule-use-MO-10 = A trick is complete.
rule-use-MO-11 = A player’s row of point cards starts again.
rule-use-MO-13 = A round ends with unfinished tricks.
rule-use-MO-14 = A tie after the last round is broken.
rule-use-MC-12 = A tie in the vote goes to the leftmost.
rule-use-MC-16-won = A bet is won.
rule-use-MC-16-lost = A bet is lost.
rule-use-MC-19 = A royal card wins a trick of another flavour.
rule-use-MC-20 = A royal card is dead because the other royal flavour was led.
rule-use-MC-21 = A 1 wins a trick: three gift boxes.
rule-use-MC-22 = The allergen spoils a trick: no gift box.
rule-use-MC-22-cancelled = A 2 cancels the allergen.
rule-use-MC-23 = A round ends early at eight gift boxes.
rule-use-MC-25 = A score stays at 0 instead of falling below.
rule-use-MC-37 = The same card comes twice in a trick.
rule-use-MC-38 = A lost bet gives Emma 2 points.
rule-use-MM-8 = The code is revealed.
rule-use-MM-9 = The code is not found.
rule-use-MM-10 = A mark was wrong: the round is void.
