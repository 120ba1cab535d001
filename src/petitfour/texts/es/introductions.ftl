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

## Marshmallow Test

intro-marshmallow-follow = Han salido de verde y tienes verdes: hay que seguir el palo. Gana la baza la carta más alta del palo de salida. Juega tu 11 verde.
intro-marshmallow-lead = La baza es tuya, así que sales en la siguiente con la carta que quieras. Nada gana a un 12: sal con tu 12 amarillo.
intro-marshmallow-wait = Tienes dos bazas. Con la tercera quedas fuera de la ronda y te anotas 1 punto por cada baza de los demás. Aún no tienen ninguna, así que espera: sal con tu 2 rosa.
intro-marshmallow-free = Han salido de violeta y no tienes: juega lo que quieras. Una carta de otro palo no puede ganar. Descarta tu 4 verde o tu 7 amarillo.
intro-marshmallow-low = Los demás ya tienen dos bazas. Paciencia, habrá más: sigue con una carta baja, tu 3 azul.
intro-marshmallow-out = Cada uno de los demás tiene una baza. Quedar fuera ahora da 3 puntos. ¡Llévatela con tu 12 azul!
intro-marshmallow-end = Has quedado fuera con 3 puntos: uno por cada baza de los demás. Quien se queda solo al final no puntúa: el mejor momento es justo antes. Desde la ronda 2 hay triunfo, y gana quien llegue antes a 20 puntos.

## Monster Tricks

intro-monster-order = Una baza son cuatro cartas; la gana la más alta de su primer color. Cada una que ganas descubre tu siguiente carta de puntos: izquierda, medio, derecha… Solo cuenta la que se ve al final. Aquí ganarás dos, así que pon el 3 en el medio: 1, 3, 2.
intro-monster-open = En tu turno, juega una carta. Puede abrir una baza nueva en un lugar libre. Abre una con tu 4 verde: el marcador muestra que la vas ganando.
intro-monster-colour = Una carta va a una baza de su color, o abre una nueva. La más alta de ese color va ganando. Pon tu 5 amarillo en la baza amarilla.
intro-monster-complete = La cuarta carta completa la baza, y se la lleva quien la va ganando. Completa la baza verde con tu 6 verde: es tuya.
intro-monster-turn = Tu primera baza descubrió la carta izquierda, el 1. La segunda la oculta y descubre la del medio: completa la baza amarilla con tu 6 amarillo.
intro-monster-feed = ¡El 3 está a la vista! Al final solo cuenta la carta visible, y otra baza lo escondería. Hay cuatro bazas abiertas y ninguna azul: una carta azul puede ir a cualquiera, y ahí no gana. Juega una de las tuyas.
intro-monster-end = Así se sigue hasta quedarse sin cartas: gana las bazas justas, y regala bazas a los demás cuando se vea su mejor carta. Tras tres rondas gana el total más alto.

## Macaron

intro-macaron-royal = Cada uno ha pasado dos cartas. Ahora alguien elige el grupo de sabores real: será el triunfo. Te toca, y tienes fresa y arándano: elige ese grupo.
intro-macaron-bet = Nougat ha hecho de la almendra el alérgeno: una baza con almendra no da caja. ¿Cuántas cajas ganarás? Apuesta por 3–4.
intro-macaron-follow = Han salido de pistacho y tienes uno: hay que seguir el sabor, aunque no gane. Juega tu 3 de pistacho.
intro-macaron-one = Han salido de té verde y no tienes. Una carta real gana, y ganar con un 1 da tres cajas de golpe. ¡Juega tu 1 de fresa!
intro-macaron-allergen = ¡Tres cajas! Ahora sales tú. Deshazte del alérgeno: una baza con almendra no da caja a quien la gana (salvo que haya también un 2). Sal con tu 3 de almendra.
intro-macaron-last = Nougat ganó la baza, pero se quedó sin caja. La última empieza con un sabor real: solo ese mismo sabor puede ganarla. Llévatela con tu 7 de arándano.
intro-macaron-end = Cuatro cajas: 2 puntos en la pista, y 2 más por la apuesta ganada. Con cuatro o cinco jugadores se vota: una ficha encima de un sabor ayuda a hacerlo real; debajo, a hacerlo alérgeno. Cuando alguien tiene 10 puntos al final de una ronda, gana la puntuación más alta.

## Mastermind

intro-mastermind-guess = Nougat ha escondido un código de cuatro colores distintos. Tienes nueve filas para encontrarlo. Propón rojo, naranja, amarillo, verde.
intro-mastermind-marks = Una roja: color correcto en su lugar. Dos blancas: colores correctos en lugar equivocado. Así que un color no está en el código. Prueba verde, naranja, rojo, azul.
intro-mastermind-solve = Cuatro marcas: los cuatro colores son correctos, y dos ya están en su lugar. Intercambia los dos últimos: verde, naranja, azul, rojo.
intro-mastermind-code = ¡Encontrado en solo tres filas, muy bien! Cada fila da un punto a Nougat: son 3. Ahora pon tu propio código: cuatro clavijas, ningún color dos veces.
intro-mastermind-end = Nougat ha hecho su primera propuesta, y la mesa la ha marcado. Cada fila que necesite Nougat es un punto para ti. Tras la última ronda gana el total más alto.
