### Setting a table, and how a table is set

option-players = Players
option-others = Other players
option-others-friends = Friends (and bots)
option-others-bots = Bots
option-level = Bot level
option-target = Points to win
option-memory_aid = Memory aid: show earlier tricks
option-rounds = Rounds
option-target-about-marshmallow = The book plays to 20. The other goals are our addition.
option-rounds-about-mastermind = With an even number, both of you make as many codes as you break.
option-first = Who begins
option-first-lot = Draw lots
option-first-you = You
option-first-about-marshmallow = By the book, the last one to eat marshmallows deals first.
option-first-about-monster = By the book, the oldest of you starts.
option-first-about-macaron = By the book, the last one to eat a macaron or another pastry begins.
option-first-about-mastermind = By the book, you agree on who makes the first code.
option-clock = Clock
option-clock-none = None
option-clock-move = 1 minute per move
option-clock-bank = 10 minutes + 10 seconds
option-listed = Anyone can join
option-make = Create table
option-friend = Seat { $number }
option-friend-name = Free, or a friend’s name
option-friend-about = A seat with a name is reserved. You get a link for it, and nobody else can sit there.
option-more = More options
option-hints = Allow hints
option-spectators = Spectators
option-spectators-public = Live
option-spectators-delay = 3 minutes delayed
option-spectators-none = None
option-facts = Table settings

fact-clock-move =
    { $seconds ->
        [one] One second per move
       *[other] { $seconds } seconds per move
    }
fact-clock-bank = { $seconds } seconds, plus { $increment } per move
fact-delay =
    { $seconds ->
        [one] One second delayed
       *[other] { $seconds } seconds delayed
    }
