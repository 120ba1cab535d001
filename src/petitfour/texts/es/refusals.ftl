### Por qué se rechaza una jugada; quien llama escribe delante el número de la regla.
### Los argumentos son letras, textos simples o números enteros.

## Todos los juegos

refuse-not-your-turn = No es tu turno.
# $card: la carta tal como se escribió, como P7
refuse-not-in-hand = No tienes { $card } en la mano.
refuse-not-this-phase = Ahora no puedes hacer eso.
# $move: lo que se escribió
refuse-unreadable = «{ $move }» no es una jugada.
refuse-game-over = La partida ha terminado.

## Por qué una partida acabó así

# $target: los puntos que había que alcanzar
reason-target = ¡Puntos suficientes para ganar!
reason-rounds = Se han jugado todas las rondas.
reason-tie-break = ¡Empate! Decidió la carta ganada en una ronda posterior.
reason-shared = ¡Victoria compartida!
