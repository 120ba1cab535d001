### Monster Tricks: un mensaje por regla, véase game.toml.

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
