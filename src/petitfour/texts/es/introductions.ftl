### The introductions: a prepared match for each game, one message for each of its steps.

## Around them

intro-title = Aprender { $game }
intro-step = Paso { $step } de { $steps }
intro-skip = Saltar
intro-play = Jugar ya
intro-again = Volver a empezar
intro-table = Volver a la mesa
intro-rules = Todas las reglas
intro-wanted = Qué jugar
problem-not-the-step = Se puede, pero prueba antes la jugada de este paso.
intro-done = ¡Ya lo tienes!
