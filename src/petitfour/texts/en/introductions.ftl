### The introductions: a prepared match for each game, one message for each of its steps.

## Around them

intro-title = Learn { $game }
intro-step = Step { $step } of { $steps }
intro-skip = Skip
intro-play = Play now
intro-again = Start over
intro-table = Back to the table
intro-rules = All the rules
intro-wanted = What to play
problem-not-the-step = That’s allowed, but try the move of this step first.
intro-done = You’ve got it!
