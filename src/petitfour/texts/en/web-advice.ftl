### Moves in words, for hints and reviews: what stands after "play" or before "wins 3 more of 100 matches".

move-card = the { $card }

## A result split into its parts

review-part-start = Start
review-part-play = Play
review-part-luck = Luck
review-part-result = Result
review-numbers = The numbers in words

## In short

advice-why = Why?
review-plain-better = { $best } was better.
review-plain-mistake = A big mistake: { $best } was much better.
plain-reason-only-move = It is the only move you may make.
plain-reason-same = All your moves are equally good.
plain-reason-as-good = About equally good: { $other }.
plain-reason-better = It is clearly your best move.
plain-reason-mixed = Vary your play here, so that nobody can predict you.
plain-reason-trick =
    { $chance ->
        [sure] It wins this trick.
        [likely] It will probably win this trick.
        [unlikely] It will probably not win this trick.
        [never] It leaves this trick to the others.
       *[maybe] It may win this trick.
    }
plain-reason-tricks-short =
    You still need { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    } before you go out.
plain-reason-out =
    { $chance ->
        [sure] It takes you out with { $now } points.
       *[maybe] It can take you out with { $now } points.
    }
plain-reason-out-or-wait =
    { $best ->
        [out] Go out now and take { $now } points.
       *[wait] Wait: going out later should bring more.
    }
plain-reason-maybe-out-or-wait =
    { $best ->
        [out] Try to go out now, for { $now } points.
       *[wait] Wait: going out later should bring more.
    }
plain-reason-trump =
    You hold { $cards ->
        [one] one card
       *[other] { $cards } cards
    } of that suit, up to the { $highest }.
plain-reason-trump-none = You hold none of that suit, and you do not need one.
plain-reason-top-is-up = Your { $value } is face up: do not win another trick.
plain-reason-top-is-near =
    Your { $value } comes up with { $tricks ->
        [one] one more trick
       *[other] { $tricks } more tricks
    }.
plain-reason-order = This order gives your { $value } a good chance to be up at the end.
plain-reason-keeps =
    { $chance ->
        [sure] It keeps your { $value }.
        [likely] It will probably keep your { $value }.
       *[maybe] It may keep your { $value }.
    }
plain-reason-keeps-or =
    { $chance ->
        [sure] It keeps your { $value }.
        [likely] It will probably keep your { $value }.
       *[maybe] It may keep your { $value }.
    }
plain-reason-boxes =
    You should end with about { $boxes ->
        [one] one gift box
       *[other] { $boxes } gift boxes
    }.
plain-reason-royal =
    You hold { $cards ->
        [one] one card
       *[other] { $cards } cards
    } of { $group }.
plain-reason-allergen =
    { $cards ->
        [0] You hold no { $flavour }.
        [one] You hold only one { $flavour } card.
       *[other] You hold { $cards } { $flavour } cards.
    }
plain-reason-bet = That is the number of boxes you are likeliest to win.
plain-reason-bet-solo = That is the number of boxes you are likeliest to win.
plain-reason-no-bet = No number of boxes is likely enough.
plain-reason-bet-kept =
    { $chance ->
        [sure] It wins your bet.
        [likely] It will probably win your bet.
       *[maybe] It keeps a chance to win your bet.
    }
plain-reason-bet-kept-or =
    { $chance ->
        [sure] It wins your bet.
        [likely] It will probably win your bet.
       *[maybe] It keeps a chance to win your bet.
    }
plain-reason-vote-royal =
    { $chance ->
        [sure] { $group } will be royal.
        [likely] { $group } will probably be royal.
       *[maybe] { $group } may become royal.
    }
plain-reason-vote-allergen =
    { $chance ->
        [sure] { $flavour } will be the allergen.
        [likely] { $flavour } will probably be the allergen.
       *[maybe] { $flavour } may become the allergen.
    }
plain-reason-vote-chocolate = On chocolate it decides nothing.
plain-reason-any-code = Any code is as good as another.
plain-reason-no-code = One of the marks must be wrong: no code fits them all.
plain-reason-mark = A wrong mark would cost you points.
plain-reason-last-code = Only this code is left!
plain-reason-leaves =
    After it, about { $left ->
        [one] one code is left
       *[other] { $left } codes are left
    }.
review-strip = Chance to win
review-swing-play = Move { $number }: your move took it from { $from } % to { $to } %
review-swing-luck = Before move { $number }, luck took it from { $from } % to { $to } %
