### Setting a table, and how a table is set

option-players = Players
option-others = Other players
option-others-friends = Friends (and bots)
option-others-bots = Bots
option-level = Bot level
option-edition = When someone has trumped
option-edition-gamewright = You may trump too (Gamewright)
option-edition-gigamic = You must trump too (Gigamic, France)
option-target = Points to win
option-memory_aid = Memory aid: show earlier tricks
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
option-penalty = Penalty for a wrong mark
option-penalty-transfer = Lose 3 points to the other player
option-penalty-award = The other player gets 3 points
option-edition-about = The two printed editions differ here. Pick the one that you have at home.
option-target-about-marshmallow = The book plays to 20. The other goals are our addition.
option-rounds-about = With an even number, both of you make as many codes as you break.
option-teams-about = For players who already know the game well.
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
option-box = Numbers and Emma’s choices from the box
option-box-ours = Stand-ins
option-box-own = From my own box
option-facts = Table settings

box-about = The rulebook shows these only as pictures. If you own the box, enter its numbers here. This device remembers them.
box-tokens = The twelve vote tokens
box-boxes = Boxes
box-points = Points
box-won = Bet won
box-lost = Bet lost
box-bet = Who may bet
box-bet-yes = All
box-bet-solo = Solo
box-bet-no = Nobody
box-add = Add a row
box-remove = Remove row { $number }
box-spaces = If the spaces of a row have different points, list them, such as 1 2.
box-emma-cannot_follow = Emma cannot follow, and the lead is not royal: she prefers
box-emma-after_royal = Emma leads after a royal flavour has won: she prefers
box-emma-after_other = Emma leads after another flavour has won: she prefers
box-wish = Choice { $number }
box-wish-any = The leftmost she has
box-wish-royal = A royal flavour
box-wish-not-royal = A flavour that is not royal
box-wish-allergen = The allergen
box-wish-neither = Neither royal nor allergen
box-wish-same = The same flavour again
problem-box = These numbers do not fit together. Tokens: twelve, like 4 or 6/2, two of them a 3. Levels: from 0 to 8+, without a gap.

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
fact-box-own = From a real box
