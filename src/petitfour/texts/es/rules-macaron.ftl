### Macaron: un mensaje por regla, véase game.toml.

game-macaron = Macaron
game-macaron-about = Un juego de bazas en la pastelería real: elige el grupo real, ten cuidado con el alérgeno y apuesta cuántas cajas de regalo llenarás. De 1 a 5 jugadores, o 2 contra 2; en solitario juegas contra Emma.

MC-1 = Hay siete sabores en cuatro grupos, de izquierda a derecha. Grupo A: almendra (A), pistacho (P). Grupo B: fresa (S), arándano (B). Grupo C: té verde (G), Earl Grey (E). Grupo D: chocolate (C). Los valores son 1–7, y 1–10 en el chocolate: 52 cartas.
MC-2 = El número de jugadores decide qué sabores están en juego. En solitario y con dos: los cinco primeros, sin Earl Grey ni chocolate (35 cartas). Con tres: los seis primeros (42 cartas). Con cuatro, en dos contra dos y con cinco: los siete (52 cartas).
MC-3 = El ajuste «Tablero» es «Estándar» (por defecto) o «Avanzado». El ajuste «Puntos para ganar» es 10 o 20 en el tablero estándar, y 10, 20 o 30 en el avanzado; por defecto, 10.
MC-4 = Una ronda va así: reparto, pase, real y alérgeno, apuestas, bazas, recuento. En solitario descartas en vez de pasar, y se forman las pilas de Emma. Con cuatro o más jugadores, las fichas de voto no se reparten, ni se miran, hasta el momento de decidir real y alérgeno. Cada uno recibe 13 cartas, o 10 con cinco jugadores. Lo que sobra no lo ve nadie; en solitario es el mazo de robo.
MC-5 = Según el reglamento, el primer jugador de la primera ronda es quien haya comido más recientemente un macaron u otro dulce de pastelería. En solitario eres siempre tú. Nuestro criterio: aquí se elige por sorteo o se fija en los ajustes de la mesa; en las rondas siguientes, el marcador de primer jugador avanza cada vez un asiento a la izquierda.
MC-6 = Con dos o más jugadores, todos pasan a la vez dos cartas boca abajo: a la izquierda en las rondas impares, a la derecha en las pares. Nuestro criterio: eliges antes de ver las cartas que recibes, y tu elección es definitiva.
MC-7 = En solitario descartas una o dos cartas y robas otras tantas de arriba del mazo. Nuestro criterio: nadie ve los descartes, y no vuelven al mazo.
MC-8 = «Real» quiere decir triunfo, y es un grupo entero: los dos sabores del grupo son reales. Puede ser el grupo A, B o C, nunca el D. El alérgeno es un solo sabor. Puede ser también real, pero nunca el chocolate. Solo cuentan los sabores en juego.
MC-9 = Con dos jugadores, el de la izquierda del primer jugador elige el grupo real; después, el primer jugador elige el alérgeno. Con tres, el de la izquierda del primer jugador elige el grupo real; después, el tercer jugador, dos asientos a la izquierda del primero, elige el alérgeno.
MC-10 = Con cuatro, en dos contra dos y con cinco, se vota. Hay 12 fichas, tres para cada uno. Con cinco jugadores se retiran dos fichas «3» y cada uno recibe dos fichas. Se reparten al azar, y solo ves las tuyas.
MC-11 = Empezando por el primer jugador, cada uno coloca por turno una ficha boca abajo encima o debajo de un sabor, hasta colocarlas todas. Un sabor admite como máximo tres fichas, entre las de encima y las de debajo. Encima, una ficha suma; debajo, resta. Una ficha con dos números usa el positivo encima y el negativo debajo.
MC-12 = Ahora se revelan todas las fichas. Es real el grupo A, B o C cuyos sabores suman más. El alérgeno es el sabor con la suma más baja, sin contar el chocolate. Un sabor sin fichas cuenta 0. En caso de empate, el de más a la izquierda. Nuestro criterio: se retiran todas las fichas una vez decididos los dos (el reglamento las retira antes del alérgeno, que las necesita).
MC-13 = Nuestro criterio: también puedes colocar fichas en el chocolate. Allí no deciden nada.
MC-14 = Las fichas son: 3 (cuatro veces), 4 (cuatro veces), 5 (dos veces) y dos fichas con dos números, +6/−2 y +2/−6. Este surtido es una reconstrucción. El reglamento nos dice que los números simples son 3, 4 o 5, que hay al menos dos 3, que existe una ficha con dos números, quizá solo una, y que hay 12 fichas en total.
MC-15 = Empezando por el primer jugador, y por turno, cada uno puede apostar a la vista por un nivel de la pista de cajas de regalo. Con dos o más jugadores puedes no apostar. En solitario tienes que apostar, y Emma no apuesta nunca. Nuestro criterio: varios jugadores pueden apostar por el mismo nivel.
MC-16 = Tablero estándar: 0 cajas dan 2 puntos, 1–2 dan 1, 3–4 dan 2, 5–7 dan 3, 8+ dan 4. Puedes apostar por los cuatro primeros niveles y, en solitario, también por 8+. Una apuesta ganada vale +2, una perdida −1. Tablero avanzado: 0 cajas dan 2 puntos, 1 da 1, 2–3 dan 2, 4–5 dan 3, 6–7 dan 4, 8+ dan 6. Puedes apostar por cualquiera de los seis niveles. En el mismo orden, una apuesta ganada vale +2, +3, +2, +2, +3, +4 y una perdida −2, −1, −1, −1, −2, −2. Están impresos los cuatro niveles de apuesta del estándar y los seis del avanzado, el nivel 8+, y el +2 y el −1 del estándar. Nuestro criterio: con varios jugadores nadie apuesta por 8+. Que 0 cajas valgan 2 viene de la reseña de un ejemplar previo a la venta. Todo lo demás es una reconstrucción, probada en partidas simuladas para que ningún nivel sea siempre el mejor.
MC-17 = El primer jugador sale en la primera baza. Después, quien gana una baza sale en la siguiente. Se juega en sentido horario.
MC-18 = Puedes salir con cualquier carta. Si puedes seguir el sabor de salida, debes hacerlo. Si no puedes, juega la carta que quieras.
MC-19 = Si el sabor de salida no es real, cualquier carta real le gana, sea del sabor real que sea. Entre cartas reales gana la más alta; a igual valor, la que se jugó primero. Sin cartas reales gana la más alta del sabor de salida.
MC-20 = Si el sabor de salida es real, solo puede ganar ese mismo sabor. Una carta del otro sabor real está muerta.
MC-21 = Si ganas una baza, recibes una caja de regalo. Si tu carta ganadora es un 1, recibes tres.
MC-22 = Si hay una carta del alérgeno en la baza, quien la gana no recibe caja, pero sale igualmente en la siguiente. Un 2 de cualquier sabor en esa baza, incluso del propio alérgeno, anula el alérgeno.
MC-23 = La ronda acaba con la última carta de la mano (13 bazas), o en cuanto un jugador tiene 8 o más cajas propias. En dos contra dos bastan las cajas de un solo compañero; en solitario también cuentan las de Emma. Nuestro criterio: con cinco jugadores, la última carta son 10 bazas.
MC-24 = No puedes mirar las bazas pasadas. Nuestro criterio: la mesa muestra la baza recién completada hasta la siguiente salida (en solitario: hasta tu siguiente carta), y nada anterior hasta que acabe la ronda. Las cartas sin jugar, y las sobrantes, siguen ocultas.
MC-25 = Al final de la ronda, cada jugador, también Emma, se anota los puntos de su nivel y después los de la apuesta. Nuestro criterio: una puntuación nunca baja de 0. En dos contra dos es la del equipo, y se mira una sola vez, después de los dos compañeros.
MC-26 = En dos contra dos, los compañeros se sientan frente a frente. Cada uno tiene sus cajas y su apuesta, y los dos suman sus puntos en una sola puntuación de equipo.
MC-27 = Cuando, al final de una ronda, una puntuación ha alcanzado la meta, gana la más alta. Con puntuaciones iguales se comparte la victoria.

## En solitario, contra Emma

MC-30 = Tras tu descarte (MC-7), Emma recibe una carta al azar boca abajo en cada uno de los cinco sabores, de izquierda a derecha, tomadas de arriba del mazo. Esa carta cuenta como de ese sabor, sea cual sea el impreso; su valor y su habilidad no cambian. Después recibe ocho más, cada una en su sabor impreso. Nuestro criterio: estas ocho se reparten boca arriba y luego se ponen boca abajo, así que las has visto y puedes recordarlas. La pila de cada sabor se baraja, y Emma juega desde arriba.
MC-31 = Es real el grupo en el que las pilas de Emma suman más cartas; en caso de empate, el de más a la izquierda. El alérgeno es el sabor impreso de la siguiente carta que se descubre del mazo. Nuestro criterio: esa carta queda a la vista. (Donde el ejemplo de empate del reglamento dice «1 chocolate», se refiere al té verde.)
MC-32 = Emma sigue el sabor de salida mientras esa pila no esté vacía.
MC-33 = Si Emma no puede seguir y la salida es real, juega el alérgeno. Si no tiene, juega un sabor no real. Nuestro criterio: si tampoco tiene, lo que tenga.
MC-34 = Si Emma no puede seguir y la salida no es real, juega un sabor real. Si no tiene, juega el alérgeno; si tampoco tiene, lo que tenga. Toda esta regla es una reconstrucción.
MC-35 = Cuando sale Emma, depende del sabor que ganó la última baza. Si era el alérgeno, juega un sabor no real. Si era real sin ser el alérgeno, juega un sabor que no sea ni real ni alérgeno. En otro caso, repite el mismo sabor. Si no tiene nada de lo pedido, juega uno que no sea ni real ni alérgeno; si no, uno no real; si no, lo que tenga. El caso del alérgeno está impreso (el reglamento dice una vez sabor «ganador» y otra sabor «principal», lo que nunca cambia su jugada); también lo están «el mismo sabor» y «ni real ni alérgeno», pero no cuándo se aplican. Cuándo hace cada cosa es una reconstrucción.
MC-36 = Siempre que Emma pueda elegir entre varios sabores, toma el de más a la izquierda.
MC-37 = Debido a MC-30, el mismo valor del mismo sabor puede aparecer dos veces en una baza. Entonces gana la carta que se jugó primero.
MC-38 = Tú apuestas (MC-15). Si ganas la apuesta, no pasa nada. Si la pierdes, Emma se anota 2 más y tú no pierdes nada.

## Ejemplos

example-macaron-1 = Emma tiene 6 cartas en el grupo A, 6 en el grupo B y 1 en el grupo C. A y B empatan, y A está más a la izquierda: el grupo A es real, es decir, almendra y pistacho.
example-macaron-2 = Sale Emma. El grupo B es real, el alérgeno es la almendra y ella quiere un sabor que no sea ni real ni alérgeno. El de más a la izquierda es el pistacho.
example-macaron-3 = Una baza ganada con un 1 da tres cajas. Una baza con una carta del alérgeno no da ninguna. Si además hay un 2 en ella, da cajas como siempre.
