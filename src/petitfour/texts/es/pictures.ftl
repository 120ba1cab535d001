### What the pictures of the rules pages say.

picture-trick = La baza
picture-hand = Tu mano
picture-wins = gana
picture-dead = no puede ganar
picture-no = no permitida
picture-royal = Sabores reales: { $group }
picture-allergen = Alérgeno: { $flavour }
picture-boxes =
    { $number ->
        [0] Ninguna caja
        [one] 1 caja de regalo
       *[other] { $number } cajas de regalo
    }
picture-place = Baza { $place }
picture-free = Libre
picture-goes = puede ir a
picture-after =
    { $number ->
        [one] Tras 1 baza ganada
       *[other] Tras { $number } bazas ganadas
    }
picture-round = Ronda { $number }
picture-code = El código
picture-guess = La propuesta
picture-marks = Rojo { $red }, blanco { $white }
picture-level-boxes = Cajas
picture-level-points = Puntos
picture-level-won = Apuesta ganada
picture-level-lost = Apuesta perdida
picture-tricks =
    { $number ->
        [one] { $name }: 1 baza
       *[other] { $name }: { $number } bazas
    }
picture-points =
    { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }
picture-group-cards =
    { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }

## Las reglas en una página

sum-goal = El objetivo
sum-turn = Tu turno
sum-points = Los puntos
sum-end = El final
sum-marshmallow-goal = Consigue malvaviscos por las bazas que han ganado los demás. Gana quien llegue antes a 20.
sum-marshmallow-turn = Juega una carta del palo de salida, si la tienes. La más alta de ese palo gana la baza. Desde la ronda 2, un palo de triunfo gana a los demás.
sum-marshmallow-points = Con bastantes bazas quedas fuera (6 con dos jugadores, 4 con tres, 3 con más). Cada baza que los demás tengan entonces es un punto para ti: cuanto más esperas, más hay.
sum-marshmallow-end = El último que queda no se lleva nada y reparte la ronda siguiente. En cuanto alguien tiene 20 puntos, la partida acaba.
sum-monster-goal = Gana solo las bazas justas para que tu mejor carta de puntos quede a la vista al final de la ronda.
sum-monster-turn = Juega una carta: en una baza de su color, o como baza nueva. Hay como mucho cuatro abiertas. Una carta que no encaja en ningún sitio puede ir a cualquiera de las cuatro.
sum-monster-points = La cuarta carta completa una baza. La más alta de su primer color la gana y descubre la siguiente carta de puntos de quien gana: izquierda, medio, derecha y otra vez izquierda.
sum-monster-end = La ronda acaba cuando no quedan cartas, y la carta a la vista es tu puntuación. Gana el total más alto de tres rondas.
sum-macaron-goal = Gana cajas de regalo y apuesta cuántas ganarás.
sum-macaron-turn = Juega una carta del sabor de salida, si la tienes. Gana la más alta; los sabores reales ganan a los demás.
sum-macaron-points = Una baza es una caja, o tres si la gana un 1. Con el alérgeno no da ninguna, salvo que haya también un 2. La pista dice cuánto valen tus cajas, y tu apuesta suma o resta.
sum-macaron-end = La ronda acaba con la última carta, o cuando alguien tiene 8 cajas. Cuando alguien ha llegado a 10 puntos, gana la puntuación más alta.
sum-mastermind-goal = Descubre el código de cuatro colores del otro en las menos filas posibles.
sum-mastermind-turn = Propón cuatro colores. Marca roja: color correcto en su lugar. Marca blanca: color correcto en otro lugar.
sum-mastermind-points = Cada fila que necesitas es un punto para el otro. Si no lo descubres en nueve filas, son 9.
sum-mastermind-end = Después se cambian los papeles. Tras las rondas acordadas, gana el total más alto.
