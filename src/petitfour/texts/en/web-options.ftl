### Setting a table, and how a table is set

option-players = Players
option-others = The others
option-others-friends = Friends (and bots)
option-others-bots = Bots
option-level = Strength of the bots
option-edition = Once a trick is trumped (MT-16)
option-edition-gamewright = One may trump too
option-edition-gigamic = One must trump too
option-target = Points to win
option-memory_aid = The table remembers older tricks
option-teams = Two against two
option-board = Board
option-board-standard = Standard
option-board-advanced = Advanced
option-colours = Colours
option-rounds = Rounds
option-repeats_in_guess = Colours may repeat in a guess
option-marking = Who marks the guesses
option-marking-auto = The table
option-marking-by-hand = The codemaker
option-penalty = For a wrong mark
option-penalty-transfer = 3 points change hands
option-penalty-award = 3 points to the other
option-clock = Clock
option-clock-none = None
option-clock-move = 1 minute a move
option-clock-bank = 10 minutes + 10 seconds
option-listed = Anybody may join
option-make = Set the table
option-friend = Seat { $number }
option-friend-name = Free, or a friend’s name
option-friend-about = A seat with a name is kept: you get a link that opens it, and nobody else can sit there.
option-more = More choices
option-hints = Hints for who asks
option-spectators = Spectators
option-spectators-public = They see the table
option-spectators-delay = Three minutes later
option-spectators-none = None
option-box = Numbers of the box (MC-14, MC-16)
option-box-ours = Stand-ins
option-box-own = From my own box
option-facts = How this table is set

box-about = The rulebook shows these only as pictures. If you own the box, enter what it says; it is remembered here.
box-tokens = The twelve vote tokens
box-boxes = Boxes
box-points = Points
box-won = Bet won
box-lost = Bet lost
box-bet = Who may bet
box-bet-yes = All
box-bet-solo = Solo
box-bet-no = Nobody
problem-box = These numbers do not fit together. Tokens: twelve, like 4 or 6/2, two of them a 3. Levels: from 0 to 8+, without a gap.

fact-clock-move =
    { $seconds ->
        [one] One second a move
       *[other] { $seconds } seconds a move
    }
fact-clock-bank = { $seconds } seconds, and { $increment } for each move
fact-delay =
    { $seconds ->
        [one] One second later
       *[other] { $seconds } seconds later
    }
fact-box-own = From a real box
