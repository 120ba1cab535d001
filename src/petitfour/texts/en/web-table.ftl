### What the web table says while a game is played.

## Cards

# $suit: a letter; $rank: a number
card-marshmallow =
    { $suit ->
        [P] pink
        [Y] yellow
        [G] green
        [B] blue
       *[V] violet
    } { $rank }
card-monster =
    { $suit ->
        [G] green
        [Y] yellow
        [V] violet
       *[B] blue
    } { $rank }
card-macaron =
    { $suit ->
        [A] almond
        [P] pistachio
        [S] strawberry
        [B] blueberry
        [G] green tea
        [E] Earl Grey
       *[C] chocolate
    } { $rank }
suit-marshmallow =
    { $suit ->
        [P] pink
        [Y] yellow
        [G] green
        [B] blue
       *[V] violet
    }
suit-monster =
    { $suit ->
        [G] green
        [Y] yellow
        [V] violet
       *[B] blue
    }
suit-macaron =
    { $suit ->
        [A] almond
        [P] pistachio
        [S] strawberry
        [B] blueberry
        [G] green tea
        [E] Earl Grey
       *[C] chocolate
    }
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

## Seats

seat-number = Seat { $number }
seat-bot = Bot
seat-away = Away
seat-removed = Removed by the host: a bot plays
seat-also =
    { $number ->
        [one] Also plays seat { $seats }
       *[other] Also plays seats { $seats }
    }
seat-points = Points
seat-turn = To play
seat-clock = Time left

## The table

table-round = Round { $round }
scores-title = Points after each round
scores-player = Player
scores-now = Now
log-title = Game log
hand-label =
    Your hand, { $number ->
        [one] one card
       *[other] { $number } cards
    }
hand-chosen = { $card }, chosen
hand-kept = { $card }, will be played on your turn
hand-unplayable = { $card }, cannot be played now
trick-card = { $name }: { $card }
prompt-play = Play a card.
prompt-lead = Lead any card.
status-your-turn = Your turn.
status-waiting = Waiting for { $names }.
status-dropped = The card you had chosen cannot be played now.
status-next = The next round begins.
table-watching = You are watching
status-dealing = The cards are being dealt.
status-over = The game is over.
status-offline = Not connected: your move is not sent. Trying again…
status-rule = Show the rule
status-kept = Your card is ready.

## Reactions

react = React
react-smile = Smile
react-laugh = Laugh
react-wow = Wow
react-sad = Sad
react-think = Hmm
react-clap = Bravo
react-heart = Heart
react-hurry = Hurry up
react-good-luck = Good luck!
react-nice-move = Nice move!
react-well-played = Well played!
react-thanks = Thank you!
react-sorry = Sorry!
react-one-moment = One moment, please.

## Read out on a key

read-nothing = nothing
read-hand = Your hand: { $cards }.
read-score = { $name } { $score }
read-trick = The trick: { $cards }.
read-open = Trick { $place }, { $name } leads it: { $cards }.
read-last = The last trick: { $cards }.

## Marshmallow Test

marshmallow-out = Out
marshmallow-dealer = Dealer
marshmallow-tricks =
    { $number ->
        [one] one trick
       *[other] { $number } tricks
    } of { $needed }
marshmallow-trump =
    Trump: { $suit ->
        [P] pink
        [Y] yellow
        [G] green
        [B] blue
       *[V] violet
    }
marshmallow-no-trump = No trump
marshmallow-trump-open = Trump: ?
marshmallow-prompt-trump = You deal: choose the trump suit for this round.

## Monster Tricks

monster-prompt-order = Arrange your point cards.
monster-prompt-place = Choose a place for your card.
monster-laid = Ready
monster-won =
    { $number ->
        [one] 1 trick
       *[other] { $number } tricks
    }
monster-row-down = Point cards: all face down
monster-row-up = Point cards: { $value } is face up, in place { $place }
monster-order-how = Each trick you win turns up the next card: left, middle, right, and left again. The card face up at the end of the round is your score.
monster-order-row = Your row
monster-order-choose = Your point cards
monster-order-lay = Place the { $value }
monster-order-back = Take back the { $value }
monster-order-done = Confirm order
monster-place = Trick { $place }
monster-place-free = Free place { $place }
monster-new = Open a new trick here
monster-free = Free
monster-leads = { $name } is winning this trick

## Macaron

macaron-allergen = Allergen
macaron-group = { $group }
macaron-group-royal = { $group }, royal
macaron-emma-stack = Emma’s cards of this flavour
macaron-emma-face-up = Emma got, face up:
# $number: tokens that lie there
macaron-spot-above = Above { $flavour }, { $number } placed
macaron-spot-below = Below { $flavour }, { $number } placed
macaron-track = Gift-box track
macaron-boxes = gift boxes
macaron-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
macaron-stands =
    { $name }: { $number ->
        [one] 1 gift box
       *[other] { $number } gift boxes
    }
macaron-bet = Bet of { $name }
macaron-bet-short = Bet { $level }
macaron-no-bet-short = No bet
macaron-no-bet = Don’t bet
macaron-sum = Total votes
macaron-partner = Partner
macaron-team = Team { $number }
macaron-passed = Ready
macaron-first = First player
macaron-tokens = Your vote tokens
macaron-you-pass = You pass
macaron-pass-done = Pass these two
macaron-discard-done =
    { $number ->
        [one] Swap this card
       *[other] Swap these cards
    }
macaron-prompt-pass = Choose two cards to pass to { $name }.
macaron-prompt-discard = Choose one or two cards to swap.
macaron-prompt-royal = Choose the royal group: it will be trump.
macaron-prompt-allergen = Choose the allergen: tricks with it give no box.
macaron-prompt-token = Choose one of your vote tokens.
macaron-prompt-vote = Above a flavour: +{ $plus } for royal. Below: −{ $minus } for allergen.
macaron-prompt-bet = How many boxes will you win? A right bet gains points, a wrong one costs some.
macaron-prompt-bet-solo = How many boxes will you win? If you miss, Emma scores 2 more.
macaron-vote-goal = The pair with the highest sum becomes royal: it beats the others. The flavour with the lowest becomes the allergen: its tricks give no box.
macaron-received = { $name } passed you:
macaron-bet-right = Right bet: { $points } more
macaron-bet-wrong = Wrong bet: { $points } less

## Mastermind

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
mastermind-prompt-mark = Mark the guess: set the red and the white slider.

## Hints, memory, menu

hint-thinking = Thinking…
hint-col-move = Move
hint-col-win = Wins
hint-col-points = Points
memory-about = This table has the memory aid: it shows earlier tricks, which the rules keep face down.
memory-row = Point cards of { $name }: { $row }
table-learn = New to this game? Try the introduction
menu-let-bot = Let a bot play for me
menu-end = Offer to end the game
menu-end-not = Withdraw the offer
menu-concede = Give up
menu-close-sure = Really close it for everybody?
menu-sure = Really give up?
menu-close = Close the table
menu-keys = Keys: H reads your hand, T the trick, L the last trick, S the scores; arrows and digits choose a card, Enter plays it.
status-held = A bot is playing for you.
status-back = I’m back
status-let-bot = Let a bot play for { $name }
menu-end-now = End the game here
offer-end = { $number ->
    [one] { $names } offers to end the game here, without a winner.
   *[other] { $names } offer to end the game here, without a winner.
}
offer-accept = Accept
offer-decline = Decline
offer-end-mine = You offered to end the game. Waiting for { $names }.
offer-declined = { $name } wants to play on.
offer-read = OK
offer-rematch = The others want to play again.
offer-later = Not now

## The table of a game that brings none of its own

plain-table = The table
plain-moves = Your moves
plain-prompt = Choose a move.
plain-peg = Peg { $number }
field-scores = Points
field-cards = Cards
field-tricks = Tricks
field-phase = Phase
field-trump = Trump
field-lead = Lead
field-dealer = Dealer
field-last_trick = Last trick
field-left_over = Not dealt
field-bids = Bids
held-card = You play the { $card }.
held-choice = You choose.
held-undo = Undo
