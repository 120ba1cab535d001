### What the web table says while a game is played.

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

## Hints, memory, menu

hint-thinking = Thinking…
hint-col-move = Move
hint-col-win = Wins
hint-col-points = Points
memory-about = This table has the memory aid: it shows earlier tricks, which the rules keep face down.
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
