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
        [V] purple
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
        [V] purple
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
group-macaron =
    { $group ->
        [A] almond and pistachio
        [B] strawberry and blueberry
        [C] green tea and Earl Grey
       *[D] chocolate
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
seat-points = Points
seat-turn = Is to play
seat-clock = Time left

## The table

table-round = Round { $round }
scores-title = Points after each round
scores-player = Player
scores-now = Now
log-title = What happened
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
status-dropped = The card you had ready cannot be played now.
status-next = The next round begins.
table-watching = You are watching
status-dealing = The cards are being dealt.
status-over = The game is over.
status-rule = Show the rule
status-kept = Your card is ready.

## Reactions

react = React
react-smile = Smile
react-laugh = Laugh
react-wow = Marvel
react-sad = Be sad
react-think = Ponder
react-clap = Applaud
react-heart = Send a heart
react-hurry = Hurry up

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
marshmallow-prompt-trump = Name the trump of this round.

## Monster Tricks

monster-prompt-order = Lay your point cards.
monster-prompt-place = Choose a place for your card.
monster-laid = Row laid
monster-won =
    { $number ->
        [one] 1 trick
       *[other] { $number } tricks
    }
monster-row-down = Point cards: all face down
monster-row-up = Point cards: { $value } is face up, in place { $place }
monster-order-how = Each trick you win turns the next card: left, middle, right, and left again. The card face up at the end is yours.
monster-order-row = Your row
monster-order-choose = Your point cards
monster-order-lay = Lay the { $value }
monster-order-back = Take back the { $value }
monster-order-done = Lay the row
monster-place = Trick { $place }
monster-place-free = Free place { $place }
monster-new = Open a new trick here
monster-free = Free
monster-leads = { $name } leads this trick

## Macaron

macaron-allergen = Allergen
macaron-group = Group { $group }
macaron-group-royal = Group { $group }, royal
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
macaron-no-bet = Do not bet
macaron-sum = Sum of the votes
macaron-partner = Partner
macaron-team = Team { $number }
macaron-passed = Pass chosen
macaron-first = First player
macaron-tokens = Your vote tokens
macaron-you-pass = You pass
macaron-pass-done = Pass these two
macaron-discard-done =
    { $number ->
        [one] Discard it and draw one
       *[other] Discard and draw as many
    }
macaron-prompt-pass = Choose two cards to pass on.
macaron-prompt-discard = Choose one or two cards to discard.
macaron-prompt-royal = Choose the royal group: it will be trump.
macaron-prompt-allergen = Choose the allergen: tricks with it give no box.
macaron-prompt-token = Choose one of your vote tokens.
macaron-prompt-vote = Place it above or below a flavour.
macaron-prompt-bet = Bet on how many boxes you will win.

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
mastermind-notes = Cross out colours, for yourself
mastermind-set = Set the code
mastermind-guess = Guess
mastermind-mark = Mark
mastermind-last = Previous round
mastermind-void = A mark was wrong: that round did not count.
mastermind-prompt-code = Set four pegs, each of another colour.
mastermind-prompt-guess = Lay four pegs.
mastermind-prompt-mark = Set the red and the white slider.

## Hints, memory, menu

hint-thinking = Thinking…
hint-col-move = Move
hint-col-win = Wins
hint-col-points = Points
memory-about = This table remembers for you: it lifts the rule that older tricks stay face down.
memory-row = Point cards of { $name }: { $row }
table-learn = New to this game? Try the introduction
menu-let-bot = Let a bot play for me
menu-end = Propose to end here
menu-end-not = Play on after all
menu-concede = Give up
menu-abandon-sure = Really clear the table?
menu-sure = Really give up?
menu-abandon = Clear the table
menu-keys = Keys: H reads your hand, T the trick, L the last trick, S the scores; arrows and digits choose a card, Enter plays it.
status-held = A bot plays for you.
status-back = I am back
status-let-bot = Let a bot play for { $name }
