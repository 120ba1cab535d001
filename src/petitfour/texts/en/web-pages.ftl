### The pages around the table.

## Home

name-guest = Guest
home-title = Four small games
home-lead = Four small table games, with friends or with bots. No account: tap and play.
home-about-marshmallow = Win tricks and leave at the right moment: wait too long, and you get nothing.
home-about-monster = Four tricks at once, and every trick you win changes what you’ll score.
home-about-macaron = Vote for the royal flavours, avoid the allergen, and bet on your gift boxes.
home-about-mastermind = Set a secret code of four pegs, and crack the other one in nine rows.
home-play = Play
home-against = { $number ->
    [one] 1 bot · { $level }
   *[other] { $number } bots · { $level }
}
home-against-emma = against Emma
home-again = Play again with
home-again-with = { $names } · { $game }
home-statistics = All my games and statistics
home-friends = With friends
home-mine = My tables
home-open = Open tables
home-your-turn = Your turn
home-waiting = Waiting for { $names }
home-games = My games
home-record = Open a saved game
home-learn = First time? Learn by playing
home-phase-gathering = Starting soon
home-phase-playing = Playing
home-phase-over = Finished
home-unofficial = Unofficial, made for the love of these games. Not affiliated with the publishers.

## A game's own page

facts-marshmallow = 2 to 5 players, from 10 years, about 30 minutes. A game by Reiner Knizia, published by Gamewright and, in French, Gigamic.
facts-monster = 2 to 5 players, from 10 years, about 30 minutes. A game by Ralf zur Linde, illustrated by Charlotte Wagner, published by Ravensburger.
facts-macaron = 1 to 5 players, from 10 years, about 30 minutes. A game by Ta-Te Wu, illustrated by Holly Chiu and Rachel Kim, published by Sunrise Tornado.
facts-mastermind = 2 players, from 8 years, about 15 minutes. A game by Mordecai Meirowitz, published by Hasbro.
game-new-table = New table
game-results = Your results

## My games

percent = { $share } %
results-none = You have not finished a game yet.
results-all = All games
results-more = Show more
results-elsewhere = Played on a device, not on this server
results-won = Won
results-shared = Shared
results-lost = Lost
statistics-matches = Games
statistics-won = Won
statistics-average = Average
statistics-best = Best
statistics-streak = Wins in a row
statistics-streak-of = { $now } (best { $longest })
statistics-chart = Your last { $number } results, the newest on the right
statistics-bots = with bots ({ $level })
statistics-against-people = with people
statistics-against-emma = against Emma
statistics-against-mixed = with bots of several levels

## Before the start

lobby-seats = Players
lobby-name = Your name
lobby-open = Free seat
lobby-friend = Reserved for a friend
lobby-yours = Reserved for you
lobby-keep = Reserve seat { $number } for a friend
lobby-keep-for = Reserve
lobby-sit = Sit here
lobby-sit-too = Add a player on this device
lobby-host = You start the game
lobby-host-is = Starts the game
lobby-player = Player { $number }
lobby-stand = Leave seat
lobby-remove = Free { $name }’s seat
lobby-bot = Bot for seat { $number }
lobby-bot-add = Add a bot
lobby-ready = I’m ready
lobby-ready-is = Ready
lobby-ready-not = Not ready yet
lobby-start = Start the game
lobby-free =
    { $number ->
        [one] One seat is free.
       *[other] { $number } seats are free.
    }
lobby-sealed = Shuffling the cards…
lobby-host-starts = The host will start the game.
lobby-full = All seats are taken. You can watch once the game starts.
lobby-fill = Fill with bots
lobby-learn = New to this game? Learn it while you wait
lobby-invite = Invite friends
lobby-qr = QR code with the address of this table
lobby-link = Address of this table
link-here = Only this computer can open this link. For phones, start the server with: petitfour serve --lan
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-screen = Big screen
host-menu = About { $name }
host-mute = Mute
host-unmute = Unmute
host-mute-about = Muted players cannot send reactions.
host-remove = Remove
host-remove-sure = Really remove { $name }?
host-remove-about = A bot plays on, and they cannot come back to this game. Everybody sees it.
host-block = Block
host-block-sure = Really block { $name }?
host-block-about = They leave this table and cannot come back.
bot-level-easy = Easy
bot-level-medium = Medium
bot-level-hard = Hard
bot-level-expert = Expert
bot-level-remote = Remote program
remote-title = A program of yours in seat { $number }
curtain-title = Pass the device
curtain-am = I’m { $name }, show my cards
unwatched-title = A private table
unwatched-yet = Spectators see this table a few minutes later. Come back soon!
unwatched-text = This table plays without spectators.

## The end

end-won = You won!
end-shared = You share the win!
end-winners =
    { $number ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
end-nobody = Game over
end-conceded = The others gave up.
end-agreed = Everybody agreed to stop.
end-abandoned = The table was closed.
end-closed = The host closed the table.
end-too-long = This game got too long, so it ends here.
end-rematch = Play again
end-rematch-join = Join the next game
end-replay = Replay
end-share = Share the result
end-share-saved = Picture saved
end-download = Download
end-verify = Verify the deals

## Replay

replay-title = Replay
replay-back = Back
replay-branch = Play on from here
replay-next = Next
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-eyes = Seen by
replay-table = Everybody
replay-open = All cards face up
replay-hands = What everybody held
replay-copy = Copy the link to this moment
replay-copied = Link copied.
replay-drop = Drop a saved game here, or choose its file. You can download every game when it is over.
review-thinking = Going through every decision. This takes a moment…
review-whose = Whose play?
replay-file = Open a saved game
review-open = Review
review-of = How { $name } played
fair-verified =
    { $deals ->
        [one] Verified: the deal was fair.
       *[other] Verified: all { $deals } deals were fair.
    }
fair-altered = Move { $move } is not the deal that the secret gives!
fair-secret = The secret is not the one the table committed to!
fair-pledge = Somebody’s part of the shuffle is not the one they pledged!
fair-own = The table kept its commitment, and your part is in the shuffle.
fair-record-only = Only the record was checked: you did not get ready for this game in this browser.
fair-unremembered = Only the record was checked: this browser could not remember what it saw before the game.
fair-withheld = Did not reveal their part of the shuffle in time: { $names }.
fair-unverifiable = These deals cannot be verified: the table’s secret is not in the record.
fair-no-deck = This page cannot verify the deals of this game. On the server, the command petitfour verify can.

## Rules

rules-title = { $game }: rules
rules-others = The rules of the games
rules-search = Search the rules
rules-none = No rule found.
rules-found =
    { $number ->
        [one] 1 place found
       *[other] { $number } places found
    }
rules-examples = Examples

## What the server could not do

problem-unauthenticated = Sit down first: the table does not know you yet.
problem-no-such-table = There is no such table.
problem-no-such-seat = There is no such seat.
problem-no-such-link = This link is used up or too old.
problem-seat-taken = Someone already sits there.
problem-seats-free = Some seats are still free: fill them with friends or bots.
problem-not-ready = Not everybody is ready yet.
problem-not-host = Only the host can do that.
problem-not-your-seat = That is not your seat.
problem-wrong-key = This seat is reserved for someone else.
problem-bad-name = A name has 1 to 30 visible characters.
problem-bot-in-seat = A bot is playing here right now.
problem-conceded = This seat has given up.
problem-player-present = That player is still here.
problem-muted = The host has muted your reactions.
problem-removed = The host has removed this player.
problem-blocked = The host does not want you at this table.
problem-own-seat = You cannot do that to yourself.
problem-hand-hidden = First choose whose cards to show.
problem-no-hints = There are no hints at this table.
problem-too-late = Your time was up, so the table played for you.
problem-too-fast = One moment, please.
problem-too-many = That is too much at once. Wait a moment.
problem-busy = The server is very busy right now. Try again in a moment.
problem-too-large = That file is too large.
problem-bad-record = This is not a saved game of ours, or it was changed.
problem-bad-setting = These settings do not fit together.
problem-store-unavailable = The server cannot save anything right now. Nothing is lost. Try again.
problem-internal-error = Something went wrong on the server.
problem-not-over = This game is not over yet.
problem-not-found = There is nothing here.
problem-not-gathering = The game has already started.
problem-not-playing = No game is in progress here.
problem-no-bot-in-seat = No bot is playing here.
problem-rematched = The next game is already set up.
problem-no-such-level = There is no such bot.
problem-no-such-game = There is no such game.
problem-no-introduction = There is no introduction to this game yet.
problem-sealed = The host has started the game: nothing can be changed now.
problem-wrong-entropy = That is not what this seat pledged for the shuffle.
problem-nothing-to-reveal = This seat has nothing to reveal now.
problem-bad-entropy = These words cannot go into the shuffle.
problem-bad-message = The page and the server do not understand each other. Load the page again.
problem-not-your-turn = It is not your turn.

## What is kept of a person

settings-forget = Delete my data on this server
settings-forget-sure = Really? Your name and your seats on this server will be gone for good.
settings-forgotten = Your data has been deleted.
