### What is announced over the table, what Emma thinks, and what is said around a turn.

## Plaques

moment-round = Round { $round } is over

## At the table

trick-before = The trick before: { $name } won it
status-away = { $name } is away.
status-wait = Wait
status-notify = Notify me on my turn
hint-move-card = Play { $card }.
memory-tricks = Tricks of this round
memory-holds = Who can hold what
memory-nobody = Not dealt
screen-scan = Scan to join
screen-code = QR code of seat { $number }
screen-free =
    { $number ->
        [one] one free seat
       *[other] { $number } free seats
    }
screen-round = Round { $round }
problem-no-memory-aid = This table has no memory aid.
status-round-over = The round is over.
summary-total = Total:
summary-continue = Continue
summary-continue-all = Continue for everybody
summary-of = { $name }: { $said }
