### The log in words. $who is “you” for the reader and “other” for everybody else, who has a $name.

log-first =
    { $who ->
        [you] You were drawn to start.
       *[other] { $name } starts.
    }
log-dealt = The cards are dealt.
log-secret =
    { $who ->
        [you] You are ready.
       *[other] { $name } is ready.
    }
log-plain =
    { $who ->
        [you] You: { $move }.
       *[other] { $name }: { $move }.
    }
log-card =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
log-took =
    { $who ->
        [you] You win the trick!
       *[other] { $name } wins the trick.
    }
log-clock =
    { $who ->
        [you] Time is up: the table plays for you.
       *[other] Time is up: the table plays for { $name }.
    }
log-scores = Points: { $scores }.
