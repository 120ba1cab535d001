### The pages around the table.

## Home

name-guest = Guest
home-title = Four small games
home-lead = Four small table games, with friends or with bots. No account: tap and play.
home-about-marshmallow = Win tricks and leave at the right moment: whoever waits too long gets nothing.
home-about-monster = Four tricks at once, and every win turns your points to another card.
home-about-macaron = Vote for the royal flavours, beware of the allergen, and bet on your gift boxes.
home-about-mastermind = Set a secret code of four pegs, and break the other one in nine rows.
home-players = players
home-for =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }
home-play = Play with bots
home-play-emma = Play against Emma
home-friends = With friends
home-options = Options
home-mine = My tables
home-open = Open tables
home-your-turn = Your turn
home-waiting = Waiting for { $names }
home-won = You won
home-lost = { $names } won
home-shared = You share the win
home-games = My games
home-record = Watch a record file
home-learn = First time? Learn it by playing
home-phase-gathering = Gathering
home-phase-playing = In play
home-phase-over = Over
home-unofficial = An unofficial implementation, made for the love of these games. It has no tie to their publishers.

## Before the start

lobby-seats = Who plays?
lobby-name = Your name
lobby-open = Free seat
lobby-friend = Kept for a friend
lobby-yours = Kept for you
lobby-keep = Keep seat { $number } for a friend
lobby-keep-for = For a friend
lobby-sit = Sit here
lobby-sit-too = Another player here
lobby-host = You start the game
lobby-player = Player { $number }
lobby-stand = Stand up
lobby-remove = Free the seat of { $name }
lobby-bot = Bot for seat { $number }
lobby-bot-add = Add a bot
lobby-ready = I am ready
lobby-ready-is = Ready
lobby-ready-not = Not ready yet
lobby-start = Start the game
lobby-free =
    { $number ->
        [one] One seat is free.
       *[other] { $number } seats are free.
    }
lobby-host-starts = The host will start the game.
lobby-full = All seats are taken. You can watch once the game begins.
lobby-fill = Bots for the free seats
lobby-learn = New to this game? Learn it while you wait
lobby-invite = Invite friends
lobby-qr = QR code with the address of this table
lobby-link = Address of this table
link-here = Only this computer can open this link. For phones, start the server with --lan: petitfour serve --lan
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-screen = Big screen
bot-level-easy = Easy
bot-level-medium = Medium
bot-level-hard = Hard
bot-level-expert = Expert
curtain-title = Hand over the device
curtain-am = I am { $name }
unwatched-title = A closed table
unwatched-yet = Spectators see this table a few minutes later. Come back in a moment.
unwatched-text = The people at this table play without spectators.

## The end

end-won = You won!
end-shared = You share the win!
end-winners = The win goes to { $names }.
end-nobody = The game has ended
end-conceded = The others gave up.
end-agreed = Everybody agreed to stop here.
end-abandoned = The table was cleared.
end-rematch = Play again
end-rematch-join = Join the next game
end-replay = Watch again
end-download = Download
end-verify = Verify the deals

## Replay

replay-title = Replay
replay-back = Back
replay-next = Next
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-eyes = Seen by
replay-table = The table
replay-open = All cards up
replay-hands = What everybody held
replay-copy = Copy the link to this moment
replay-copied = The link to this moment is copied.
replay-drop = Drop a record here, or choose its file: every match can be downloaded at its end.
review-thinking = Looking at every decision. This takes a little while…
review-whose = Whose play?
replay-file = Open a record file
review-open = Review
review-of = How { $name } played
fair-verified =
    { $deals ->
        [one] One deal recomputed here, just as committed.
       *[other] { $deals } deals recomputed here, just as committed.
    }
fair-altered = Move { $move } is not the deal that the secret gives!
fair-secret = The secret is not the one that was committed!
fair-unverifiable = This record has no secret: its deals cannot be recomputed.

## Rules

rules-title = { $game }: rules
rules-others = The rules of the games
rules-search = Search the rules
rules-none = No rule says that.
rules-found =
    { $number ->
        [one] 1 place found
       *[other] { $number } places found
    }
rules-examples = Examples

## What the server could not do

problem-nobody = Sit down first: the table does not know you yet.
problem-no-such-table = There is no such table.
problem-no-such-seat = There is no such seat.
problem-no-such-link = This link is used up or too old.
problem-seat-taken = Somebody sits there already.
problem-seats-free = Some seats are still free: fill them with friends or bots.
problem-not-ready = Not everybody is ready yet.
problem-not-host = Only the host of the table can do that.
problem-not-your-seat = That is not your seat.
problem-wrong-key = This seat is kept for somebody else.
problem-bad-name = A name has 1 to 30 characters.
problem-held = A bot plays here just now.
problem-conceded = This seat has given up.
problem-here = That person is here.
problem-in-play = Others are still playing.
problem-curtain = Say first whose hand it is.
problem-no-hints = There are no hints at this table.
problem-too-fast = One moment, please.
problem-too-many = That is too much at once. Wait a little.
problem-too-large = That file is too large.
problem-bad-record = This is not a record of one of our games, or it was altered.
problem-bad-setting = These settings do not go together.
problem-store-away = The server cannot write just now. Nothing is lost; try again.
problem-trouble = Something went wrong on the server.
problem-not-over = This game is not over yet.
problem-not-found = There is nothing here.
problem-not-gathering = The game has begun already.
problem-not-playing = No game is being played here now.
problem-not-held = No bot plays here.
problem-rematched = The next game is already set up.
problem-no-such-level = There is no such bot.
problem-no-such-game = There is no such game.
problem-no-introduction = There is no introduction to this game yet.
problem-bad-entropy = These words cannot go into the shuffle.
problem-bad-message = The page and the server do not understand each other. Load the page again.
problem-not-your-turn = It is not your turn.

## What is kept of a person

settings-forget = Forget me here
settings-forget-sure = Really? Your name and your seats at this server are deleted, and cannot be brought back.
settings-forgotten = This server no longer knows you.
