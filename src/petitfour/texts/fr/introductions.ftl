### The introductions: a prepared match for each game, one message for each of its steps.

## Around them

intro-title = Apprendre { $game }
intro-step = Étape { $step } sur { $steps }
intro-skip = Passer
intro-play = Jouer maintenant
intro-again = Recommencer
intro-table = Retour à la table
intro-rules = Toutes les règles
intro-wanted = À jouer
problem-not-the-step = C’est permis, mais essayez d’abord le coup de cette étape.
intro-done = C’est compris !
