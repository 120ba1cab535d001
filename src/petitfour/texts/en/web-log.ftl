### The log in words. $who is “you” for the reader and “other” for everybody else, who has a $name.

log-first =
    { $who ->
        [you] You were drawn to start.
       *[other] { $name } starts.
    }
log-dealt = The cards are dealt.
log-tokens = The vote tokens are dealt.
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
log-open =
    { $who ->
        [you] You open a trick with { $card }.
       *[other] { $name } opens a trick with { $card }.
    }
log-on =
    { $who ->
        [you] You put { $card } on trick { $place }.
       *[other] { $name } puts { $card } on trick { $place }.
    }
log-as =
    { $who ->
        [you] You play { $card }, as { $flavour }.
       *[other] { $name } plays { $card }, as { $flavour }.
    }
log-took =
    { $who ->
        [you] You win the trick!
       *[other] { $name } wins the trick.
    }
log-trump =
    { $who ->
        [you] You choose the trump suit: { $suit }.
       *[other] { $name } chooses the trump suit: { $suit }.
    }
log-royal =
    { $who ->
        [you] You make { $flavours } royal.
       *[other] { $name } makes { $flavours } royal.
    }
log-allergen =
    { $who ->
        [you] You choose the allergen: { $flavour }.
       *[other] { $name } chooses the allergen: { $flavour }.
    }
log-bet =
    { $who ->
        [you] You bet on { level-boxes }.
       *[other] { $name } bets on { level-boxes }.
    }
log-no-bet =
    { $who ->
        [you] You do not bet.
       *[other] { $name } does not bet.
    }
log-vote-above =
    { $who ->
        [you] You place { $token } above { $flavour }.
       *[other] { $name } places { $token } above { $flavour }.
    }
log-vote-below =
    { $who ->
        [you] You place { $token } below { $flavour }.
       *[other] { $name } places { $token } below { $flavour }.
    }
log-pass =
    { $who ->
        [you] You pass { $cards }.
       *[other] { $name } passes { $cards }.
    }
log-discard =
    { $who ->
        [you] You discard { $cards }.
       *[other] { $name } discards { $cards }.
    }
log-order =
    { $who ->
        [you] You arrange your point cards: { $values }.
       *[other] { $name } arranges the point cards: { $values }.
    }
log-code =
    { $who ->
        [you] You set the code { $row }.
       *[other] { $name } sets the code { $row }.
    }
log-guess =
    { $who ->
        [you] You guess { $row }.
       *[other] { $name } guesses { $row }.
    }
log-mark =
    { $who ->
        [you] You mark: red { $red }, white { $white }.
       *[other] { $name } marks: red { $red }, white { $white }.
    }
log-clock =
    { $who ->
        [you] Time is up: the table plays for you.
       *[other] Time is up: the table plays for { $name }.
    }
log-scores = Points: { $scores }.

## What a rule set off

log-fired-MT-11 =
    { $who ->
        [you] You go out!
       *[other] { $name } goes out!
    }
log-fired-MT-13 = Only one player is left: the round is over.
log-fired-MT-14 = The hands are empty: the round is over.
log-fired-MT-20 = Enough points to win!
log-fired-MO-10 = The trick is complete.
log-fired-MO-13 = The round is over. Everybody scores their face-up card.
log-fired-MM-8 = The code is revealed.
log-fired-MM-9 = The code was not found.
log-fired-MM-10 = A mark was wrong, so the round does not count. It is played again with the same codemaker.
