### Monster Tricks: todas sus frases en español.

## El juego y sus reglas

game-monster = Monster Tricks
game-monster-about = Hasta cuatro bazas abiertas al mismo tiempo: prevé cuántas ganarás y ordena tus cartas de puntos en consecuencia. De 2 a 5 jugadores.
MO-1 = Hay cuatro colores: verde (G), amarillo (Y), violeta (V) y azul (B). Los valores dependen del número de jugadores: 1–6 con dos, 1–9 con tres, 1–12 con cuatro, 1–15 con cinco. Así hay siempre 12 cartas por jugador, y se reparte toda la baraja.
MO-2 = Se juegan tres rondas. En cada una, cada jugador recibe tres cartas de puntos: 1, 2 y 3 en la primera ronda, 2, 4 y 6 en la segunda, 3, 6 y 9 en la tercera.
MO-3 = Primero mira tu mano. Después, en secreto, todos colocan sus tres cartas de puntos boca abajo en fila, de izquierda a derecha, en el orden que quieran. Nuestro criterio: se hace a la vez, y una fila colocada es definitiva. Los demás ven que está colocada, pero no cómo; tú puedes mirar la tuya.
MO-4 = Según el reglamento, empieza el jugador de más edad. Nuestro criterio: aquí, quien empieza se elige por sorteo o se fija en los ajustes de la mesa. Cada ronda posterior la empieza el jugador a la izquierda de quien empezó la anterior.
MO-5 = Se juega en sentido horario. En tu turno juegas exactamente una carta, en una baza abierta o para abrir una nueva. No puedes pasar.
MO-6 = Hay como máximo cuatro bazas abiertas a la vez, sea cual sea el número de jugadores. Puedes abrir una baza nueva de cualquier color, incluso de uno que ya esté abierto. Nuestro criterio: los lugares se numeran de 1 a 4, y una baza nueva ocupa el lugar libre más bajo.
MO-7 = La primera carta de una baza fija su color de apertura. Una carta de ese color puede ir a esa baza.
MO-8 = Una carta solo puede ir a una baza de otro color cuando esa misma carta no tiene ningún otro sitio: hay cuatro bazas abiertas y ninguna se abrió con su color. Entonces puedes ponerla en cualquiera de las cuatro. Las demás cartas de tu mano no importan.
MO-9 = Si abres una baza, pon tu marcador en ella. Quien juegue después una carta del color de apertura más alta que todas las de ese color en la baza cambia ese marcador por el suyo. A lo largo de varios turnos puedes añadir varias cartas a la misma baza.
MO-10 = La cuarta carta completa la baza al momento. La gana el dueño del marcador, que jugó la carta más alta del color de apertura. Las cuatro cartas se descartan y el lugar queda libre.
MO-11 = Cada baza que ganas mueve tus cartas de puntos. La primera descubre la carta izquierda. La segunda la oculta y descubre la del medio. La tercera descubre la derecha, la cuarta otra vez la izquierda, y así sucesivamente. Es decir, las bazas 1, 4, 7… descubren la carta izquierda, las bazas 2, 5, 8… la del medio, las bazas 3, 6, 9… la derecha.
MO-12 = No importa quién haya ganado la baza: el turno pasa al jugador a la izquierda de quien acaba de colocar una carta.
MO-13 = Tras 12 turnos cada uno, la ronda termina. Las bazas sin completar no cuentan para nadie. Te quedas con la carta de puntos que esté boca arriba. Si no has ganado ninguna baza, no te quedas con ninguna y sumas 0 puntos.
MO-14 = Después de la ronda 3 gana el total más alto. Si hay empate, decide la carta más alta ganada en la ronda 3 y después la más alta ganada en la ronda 2. Si el empate sigue, se comparte la victoria. No tener carta cuenta como 0, y en cada paso solo se compara a quienes siguen empatados.
MO-15 = Una carta de puntos que se tapa queda otra vez boca abajo, y la que nunca se descubrió sigue oculta. Nuestro criterio: las bazas completas están boca abajo hasta que acabe la ronda, pero la última queda a la vista hasta la carta siguiente.
example-monster-1 = Hay tres bazas abiertas. Una se abrió con el 8 verde y la va ganando Naranja. Otra se abrió con el 7 verde y la va ganando Rojo. La última se abrió con el 1 amarillo; encima está el 4 amarillo y la va ganando Gris. Una carta verde puede ir a cualquiera de las dos bazas verdes o abrir una cuarta. Una carta amarilla puede ir a la baza amarilla o abrir una cuarta. Una carta violeta solo puede abrir una cuarta.
example-monster-2 = Más tarde en esa ronda hay una cuarta baza abierta, y no se abrió con azul. Rojo completa la baza del 8 verde con el 9 azul. El azul no es el color de apertura, así que Naranja gana la baza.

## La introducción

intro-monster-order = Una baza son cuatro cartas; la gana la más alta de su primer color. Cada una que ganas descubre tu siguiente carta de puntos: izquierda, medio, derecha… Solo cuenta la que se ve al final. Aquí ganarás dos, así que pon el 3 en el medio: 1, 3, 2.
intro-monster-open = En tu turno, juega una carta. Puede abrir una baza nueva en un lugar libre. Abre una con tu 4 verde: el marcador muestra que la vas ganando.
intro-monster-colour = Una carta va a una baza de su color, o abre una nueva. La más alta de ese color va ganando. Pon tu 5 amarillo en la baza amarilla.
intro-monster-complete = La cuarta carta completa la baza, y se la lleva quien la va ganando. Completa la baza verde con tu 6 verde: es tuya.
intro-monster-turn = Tu primera baza descubrió la carta izquierda, el 1. La segunda la oculta y descubre la del medio: completa la baza amarilla con tu 6 amarillo.
intro-monster-feed = ¡El 3 está a la vista! Al final solo cuenta la carta visible, y otra baza lo escondería. Hay cuatro bazas abiertas y ninguna azul: una carta azul puede ir a cualquiera, y ahí no gana. Juega una de las tuyas.
intro-monster-end = Así se sigue hasta quedarse sin cartas: gana las bazas justas, y regala bazas a los demás cuando se vea su mejor carta. Tras tres rondas gana el total más alto.

## Por qué se rechaza una jugada

# $values: las cartas de puntos de la ronda, como 2 4 6
refuse-MO-2 = Las cartas de puntos de esta ronda son { $values }: usa cada una solo una vez.
refuse-MO-3 = Has confirmado tu orden, y es definitivo.
refuse-MO-6 = Ya hay cuatro bazas abiertas: no cabe una quinta.
# $place: el número del lugar pedido
refuse-MO-7 = No hay ninguna baza abierta en el lugar { $place }.
# $colour: el color de la carta
refuse-MO-8 =
    Esta carta { $colour ->
        [G] verde
        [Y] amarilla
        [V] violeta
        [B] azul
       *[other] { $colour }
    } todavía tiene otro sitio: una baza abierta con su color, o un lugar libre para una baza nueva.
refuse-MO-1 = Este reparto no es posible.
refuse-MO-4 = Este sorteo de quién empieza no es posible.

## Por qué se aconseja una jugada

reason-order =
    Con { $move } ganas { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } de media y te quedas con tu { $value } en el { $share } % de los casos.
reason-top-is-up = Tu { $value } está boca arriba: ganar otra baza lo taparía.
reason-top-is-near =
    Tu { $value } aparece con { $tricks ->
        [one] { $tricks } baza más
       *[other] { $tricks } bazas más
    }.
reason-keeps = Con { $move } te quedas con tu { $value } en el { $share } % de los casos.
reason-keeps-or = Con { $move } te quedas con tu { $value } en el { $share } % de los casos; con { $other }, en el { $less } %.

## En la terminal y los informes

letters-monster = Colores: G verde, Y amarillo, V violeta, B azul. «G8 new» abre una baza con el 8 verde, «G8 on 2» lo pone en la baza del lugar 2.
rule-use-MO-8 = Una carta va a una baza de otro color.
rule-use-MO-9 = El marcador de una baza cambia de manos.
rule-use-MO-10 = Una baza está completa.
rule-use-MO-11 = La fila de cartas de puntos de alguien vuelve a empezar.
rule-use-MO-13 = Una ronda acaba con bazas sin terminar.
rule-use-MO-14 = Se resuelve un empate tras la última ronda.

## Las jugadas en palabras

move-open = el { $card } en baza nueva
move-on = el { $card } en la baza { $place }
move-order = la fila { $values }
log-open =
    { $who ->
        [you] Abres una baza con el { $card }.
       *[other] { $name } abre una baza con el { $card }.
    }
log-on =
    { $who ->
        [you] Pones el { $card } en la baza { $place }.
       *[other] { $name } pone el { $card } en la baza { $place }.
    }
log-order =
    { $who ->
        [you] Ordenas tus cartas de puntos: { $values }.
       *[other] { $name } ordena sus cartas de puntos: { $values }.
    }
hint-move-open = Abre una baza con el { $card }.
hint-move-on = Pon el { $card } en la baza { $place }.
hint-move-order = Ordena { $values }, de izquierda a derecha.

## Lo que ha pasado

log-fired-MO-10 = La baza está completa.
log-fired-MO-13 = La ronda ha terminado. Cada cual suma su carta boca arriba.
log-fired-MO-9 =
    { $who ->
        [you] Ahora vas ganando esta baza.
       *[other] { $name } va ganando ahora esta baza.
    }
summary-monster =
    { $tricks ->
    [one] 1 baza ganada: la carta { $value } está a la vista.
   *[other] { $tricks } bazas ganadas: la carta { $value } está a la vista.
}
summary-monster-none = Ninguna baza ganada, así que ninguna carta a la vista.
summary-next-monster =
    { $who ->
    [you] Tú empiezas la ronda siguiente: el turno pasa a la izquierda.
   *[other] { $name } empieza la ronda siguiente: el turno pasa a la izquierda.
}

## En la mesa

card-monster =
    { $rank } { $suit ->
        [G] verde
        [Y] amarillo
        [V] violeta
       *[B] azul
    }
suit-monster =
    { $suit ->
        [G] verde
        [Y] amarillo
        [V] violeta
       *[B] azul
    }
monster-prompt-order = Ordena tus cartas de puntos.
monster-prompt-place = Elige un lugar para tu carta.
monster-laid = A punto
monster-won =
    { $number ->
        [one] { $number } baza
       *[other] { $number } bazas
    }
monster-row-down = Cartas de puntos: todas boca abajo
monster-row-up = Cartas de puntos: el { $value } está boca arriba, en el lugar { $place }
monster-order-how = Cada baza que ganas descubre la carta siguiente: izquierda, medio, derecha y otra vez izquierda. La carta boca arriba al final de la ronda te da tus puntos.
monster-order-row = Tu fila
monster-order-choose = Tus cartas de puntos
monster-order-lay = Colocar el { $value }
monster-order-back = Recuperar el { $value }
monster-order-done = Confirmar el orden
monster-place = Baza { $place }
monster-place-free = Lugar libre { $place }
monster-new = Abrir una baza aquí
monster-free = Libre
monster-leads = { $name } va ganando esta baza
memory-row = Cartas de puntos de { $name }: { $row }
