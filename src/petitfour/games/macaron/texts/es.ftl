### Macaron: todas sus frases en español.

## El juego y sus reglas

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
MC-30 = Tras tu descarte (MC-7), Emma recibe una carta al azar boca abajo en cada uno de los cinco sabores, de izquierda a derecha, tomadas de arriba del mazo. Esa carta cuenta como de ese sabor, sea cual sea el impreso; su valor y su habilidad no cambian. Después recibe ocho más, cada una en su sabor impreso. Nuestro criterio: estas ocho se reparten boca arriba y luego se ponen boca abajo, así que las has visto y puedes recordarlas. La pila de cada sabor se baraja, y Emma juega desde arriba.
MC-31 = Es real el grupo en el que las pilas de Emma suman más cartas; en caso de empate, el de más a la izquierda. El alérgeno es el sabor impreso de la siguiente carta que se descubre del mazo. Nuestro criterio: esa carta queda a la vista. (Donde el ejemplo de empate del reglamento dice «1 chocolate», se refiere al té verde.)
MC-32 = Emma sigue el sabor de salida mientras esa pila no esté vacía.
MC-33 = Si Emma no puede seguir y la salida es real, juega el alérgeno. Si no tiene, juega un sabor no real. Nuestro criterio: si tampoco tiene, lo que tenga.
MC-34 = Si Emma no puede seguir y la salida no es real, juega un sabor real. Si no tiene, juega el alérgeno; si tampoco tiene, lo que tenga. Toda esta regla es una reconstrucción.
MC-35 = Cuando sale Emma, depende del sabor que ganó la última baza. Si era el alérgeno, juega un sabor no real. Si era real sin ser el alérgeno, juega un sabor que no sea ni real ni alérgeno. En otro caso, repite el mismo sabor. Si no tiene nada de lo pedido, juega uno que no sea ni real ni alérgeno; si no, uno no real; si no, lo que tenga. El caso del alérgeno está impreso (el reglamento dice una vez sabor «ganador» y otra sabor «principal», lo que nunca cambia su jugada); también lo están «el mismo sabor» y «ni real ni alérgeno», pero no cuándo se aplican. Cuándo hace cada cosa es una reconstrucción.
MC-36 = Siempre que Emma pueda elegir entre varios sabores, toma el de más a la izquierda.
MC-37 = Debido a MC-30, el mismo valor del mismo sabor puede aparecer dos veces en una baza. Entonces gana la carta que se jugó primero.
MC-38 = Tú apuestas (MC-15). Si ganas la apuesta, no pasa nada. Si la pierdes, Emma se anota 2 más y tú no pierdes nada.
example-macaron-1 = Emma tiene 6 cartas en el grupo A, 6 en el grupo B y 1 en el grupo C. A y B empatan, y A está más a la izquierda: el grupo A es real, es decir, almendra y pistacho.
example-macaron-2 = Sale Emma. El grupo B es real, el alérgeno es la almendra y ella quiere un sabor que no sea ni real ni alérgeno. El de más a la izquierda es el pistacho.
example-macaron-3 = Una baza ganada con un 1 da tres cajas. Una baza con una carta del alérgeno no da ninguna. Si además hay un 2 en ella, da cajas como siempre.

## La introducción

intro-macaron-royal = Cada uno ha pasado dos cartas. Ahora alguien elige el grupo de sabores real: será el triunfo. Te toca, y tienes fresa y arándano: elige ese grupo.
intro-macaron-bet = Nougat ha hecho de la almendra el alérgeno: una baza con almendra no da caja. ¿Cuántas cajas ganarás? Apuesta por 3–4.
intro-macaron-follow = Han salido de pistacho y tienes uno: hay que seguir el sabor, aunque no gane. Juega tu 3 de pistacho.
intro-macaron-one = Han salido de té verde y no tienes. Una carta real gana, y ganar con un 1 da tres cajas de golpe. ¡Juega tu 1 de fresa!
intro-macaron-allergen = ¡Tres cajas! Ahora sales tú. Deshazte del alérgeno: una baza con almendra no da caja a quien la gana (salvo que haya también un 2). Sal con tu 3 de almendra.
intro-macaron-last = Nougat ganó la baza, pero se quedó sin caja. La última empieza con un sabor real: solo ese mismo sabor puede ganarla. Llévatela con tu 7 de arándano.
intro-macaron-end = Cuatro cajas: 2 puntos en la pista, y 2 más por la apuesta ganada. Con cuatro o cinco jugadores se vota: una ficha encima de un sabor ayuda a hacerlo real; debajo, a hacerlo alérgeno. Cuando alguien tiene 10 puntos al final de una ronda, gana la puntuación más alta.

## Por qué se rechaza una jugada

# $flavour: la letra del sabor
refuse-MC-2 =
    { $flavour ->
        [A] La almendra
        [P] El pistacho
        [S] La fresa
        [B] El arándano
        [G] El té verde
        [E] El Earl Grey
        [C] El chocolate
       *[other] El sabor { $flavour }
    } no está en juego con este número de jugadores.
refuse-MC-6 = Pasa exactamente dos cartas distintas; una vez elegidas, no se puede cambiar.
refuse-MC-7 = Descarta una carta, o dos distintas.
# $what: royal o allergen
refuse-MC-8 =
    { $what ->
        [royal] El grupo real debe ser A, B o C, y estar en juego.
        [allergen] El alérgeno debe ser un sabor en juego, y nunca el chocolate.
       *[other] El grupo real debe ser A, B o C, y estar en juego; el alérgeno debe ser un sabor en juego, y nunca el chocolate.
    }
# $token: como 4 o 6/2
refuse-MC-10 = No tienes ninguna ficha { $token }.
refuse-MC-11 =
    Ya hay tres fichas en { $flavour ->
        [A] la almendra
        [P] el pistacho
        [S] la fresa
        [B] el arándano
        [G] el té verde
        [E] el Earl Grey
        [C] el chocolate
       *[other] el sabor { $flavour }
    }: no caben más.
refuse-MC-15 = En solitario tienes que apostar.
# $levels: los niveles en los que se puede apostar, como 0, 1-2, 3-4, 5-7
refuse-MC-16 = Por ese nivel no se puede apostar. Puedes apostar por: { $levels }.
# $flavour: el sabor de salida
refuse-MC-18 =
    Todavía tienes { $flavour ->
        [A] almendra
        [P] pistacho
        [S] fresa
        [B] arándano
        [G] té verde
        [E] Earl Grey
        [C] chocolate
       *[other] el sabor { $flavour }
    } en la mano: sigue el sabor de salida.
refuse-MC-32 = Emma juega según sus propias reglas: su jugada está fijada.
refuse-MC-4 = Este reparto no es posible.
refuse-MC-5 = Este sorteo de quién empieza no es posible.
refuse-MC-14 = Este reparto no es posible.
refuse-MC-30 = Este reparto no es posible.

## Por qué se aconseja una jugada

reason-boxes =
    Con { $move } acabas con { $boxes ->
        [one] { $boxes } caja
       *[other] { $boxes } cajas
    } de media.
reason-bet =
    Acabas con { level-boxes } en el { $share } % de los casos: eso da { $won ->
        [one] { $won } punto más
       *[other] { $won } puntos más
    }; cualquier otra cosa cuesta { $lost }.
reason-bet-solo = Acabas con { level-boxes } en el { $share } % de los casos; si no, Emma suma { $emma } más.
reason-no-bet = Incluso el nivel más probable, { level-boxes }, solo sale en el { $share } % de los casos.
reason-bet-kept = Con { $move }, tu apuesta por { level-boxes } se cumple en el { $share } % de los casos.
reason-bet-kept-or = Con { $move }, tu apuesta por { level-boxes } se cumple en el { $share } % de los casos; con { $other }, en el { $less } %.
reason-vote-royal = El grupo real es { $group } en el { $share } % de los casos.
reason-vote-allergen =
    { $flavour ->
        [A] La almendra
        [P] El pistacho
        [S] La fresa
        [B] El arándano
        [G] El té verde
        [E] El Earl Grey
        [C] El chocolate
       *[other] { $flavour }
    } acaba siendo el alérgeno en el { $share } % de los casos.
reason-vote-chocolate = Una ficha en el chocolate no decide nada y deja los demás sabores como están.
reason-royal =
    Tienes { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } del grupo { $group }.
reason-allergen =
    Tienes { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } { $flavour ->
        [A] de almendra
        [P] de pistacho
        [S] de fresa
        [B] de arándano
        [G] de té verde
        [E] de Earl Grey
        [C] de chocolate
       *[other] { $flavour }
    }.

## En la terminal y los informes

letters-macaron = Sabores: { $flavours }. Grupos: { $groups }.
rule-use-MC-12 = Un empate en la votación va a la izquierda.
rule-use-MC-16-won = Se gana una apuesta.
rule-use-MC-16-lost = Se pierde una apuesta.
rule-use-MC-19 = Una carta real gana una baza de otro sabor.
rule-use-MC-20 = Una carta real está muerta porque se salió del otro sabor real.
rule-use-MC-21 = Un 1 gana una baza: tres cajas de regalo.
rule-use-MC-22 = El alérgeno estropea una baza: sin caja de regalo.
rule-use-MC-22-cancelled = Un 2 anula el alérgeno.
rule-use-MC-23 = Una ronda acaba antes, con ocho cajas de regalo.
rule-use-MC-25 = Una puntuación se queda en 0 en vez de bajar.
rule-use-MC-37 = La misma carta aparece dos veces en una baza.
rule-use-MC-38 = Una apuesta perdida da 2 puntos a Emma.

## Ajustes

option-teams = Dos contra dos
option-board = Tablero
option-board-standard = Estándar
option-board-advanced = Avanzado
option-teams-about = Para quienes ya conocen bien el juego.
option-box = Números de la caja y preferencias de Emma
option-box-ours = Reconstrucción
option-box-own = Los de mi caja
box-about = El reglamento solo los muestra en imágenes. Si tienes la caja, escribe aquí sus números. Este dispositivo los recuerda.
box-tokens = Las doce fichas de voto
box-boxes = Cajas
box-points = Puntos
box-won = Apuesta ganada
box-lost = Apuesta perdida
box-bet = Quién apuesta
box-bet-yes = Todos
box-bet-solo = Solitario
box-bet-no = Nadie
box-add = Añadir una fila
box-remove = Quitar la fila { $number }
box-spaces = Si las casillas de una fila tienen puntos distintos, escríbelos seguidos, por ejemplo 1 2.
box-emma-cannot_follow = Emma no puede seguir una salida no real: prefiere
box-emma-after_royal = Emma sale después de ganar un sabor real: prefiere
box-emma-after_other = Emma sale después de ganar otro sabor: prefiere
box-wish = Opción { $number }
box-wish-any = El de más a la izquierda
box-wish-royal = Un sabor real
box-wish-not-royal = Un sabor no real
box-wish-allergen = El alérgeno
box-wish-neither = Ni real ni alérgeno
box-wish-same = Otra vez el mismo sabor
problem-box = Estos números no encajan. Fichas: doce, como 4 o 6/2, y dos de ellas un 3. Niveles: de 0 a 8+, sin huecos.
fact-box-own = Los de una caja real

## Las jugadas en palabras

move-as = el { $card } como { $flavour }
move-royal = { $flavours } como grupo real
move-allergen = alérgeno { $flavour }
move-bet = una apuesta por { $level }
move-no-bet = ninguna apuesta
move-vote-above = { $token } encima de { $flavour }
move-vote-below = { $token } debajo de { $flavour }
move-pass = pasar { $cards }
move-discard = descartar { $cards }
log-tokens = Se reparten las fichas de voto.
log-as =
    { $who ->
        [you] Juegas el { $card }, que cuenta como { $flavour }.
       *[other] { $name } juega el { $card }, que cuenta como { $flavour }.
    }
log-royal =
    { $who ->
        [you] Eliges los sabores reales: { $flavours }.
       *[other] { $name } elige los sabores reales: { $flavours }.
    }
log-allergen =
    { $who ->
        [you] Eliges el alérgeno: { $flavour }.
       *[other] { $name } elige el alérgeno: { $flavour }.
    }
log-bet =
    { $who ->
        [you] Apuestas por { level-boxes }.
       *[other] { $name } apuesta por { level-boxes }.
    }
log-no-bet =
    { $who ->
        [you] No apuestas.
       *[other] { $name } no apuesta.
    }
log-vote-above =
    { $who ->
        [you] Pones { $token } encima de { $flavour }.
       *[other] { $name } pone { $token } encima de { $flavour }.
    }
log-vote-below =
    { $who ->
        [you] Pones { $token } debajo de { $flavour }.
       *[other] { $name } pone { $token } debajo de { $flavour }.
    }
log-pass =
    { $who ->
        [you] Pasas { $cards }.
       *[other] { $name } pasa { $cards }.
    }
log-discard =
    { $who ->
        [you] Descartas { $cards }.
       *[other] { $name } descarta { $cards }.
    }
log-emma = Emma recibe sus cartas.
hint-move-royal = Elige el grupo real: { $flavours }.
hint-move-allergen = Elige el alérgeno: { $flavour }.
hint-move-bet = Apuesta por { level-boxes }.
hint-move-no-bet = No apuestes.
hint-move-vote-above = Pon { $token } encima de { $flavour }.
hint-move-vote-below = Pon { $token } debajo de { $flavour }.
hint-move-pass = Pasa { $cards }.
hint-move-discard = Descarta { $cards }.

## Lo que ha pasado

moment-royal = Sabores reales: { $group }
moment-allergen = Alérgeno: { $flavour }
log-fired-MC-20 = Una carta del otro sabor real no puede ganar aquí.
log-fired-MC-21 =
    { $who ->
        [you] Ganas con un 1: ¡tres cajas!
       *[other] { $name } gana con un 1: ¡tres cajas!
    }
log-fired-MC-22 = Hay alérgeno en la baza: no hay caja.
log-fired-MC-22-cancelled = Un 2 anula el alérgeno: la caja cuenta.
log-fired-MC-23 = Ocho cajas: la ronda ha terminado.
log-fired-MC-38 = Apuesta perdida: Emma suma 2 puntos más.
emma-lacks = No le queda { $flavour }.
emma-follows = Tiene { $flavour }: sigue el sabor.
emma-royal = Juega un sabor real: { $flavour }.
emma-not-royal = Juega un sabor que no es real: { $flavour }.
emma-allergen = Juega el alérgeno: { $flavour }.
emma-neither = Juega un sabor que no es ni real ni alérgeno: { $flavour }.
emma-same = El sabor { $flavour } ganó la última baza: sale otra vez con él.
emma-any = Juega lo que tiene: { $flavour }.
emma-stacks = Las cinco pilas de Emma
summary-macaron-boxes =
    { $boxes ->
    [one] 1 caja: { $points }
   *[other] { $boxes } cajas: { $points }
}
summary-macaron-bet-won = Apuesta por { $level } ganada: +{ $points }
summary-macaron-bet-lost = Apuesta por { $level } fallada: −{ $points }
summary-next-macaron =
    { $who ->
    [you] Tú serás el primer jugador: el turno pasa a la izquierda.
   *[other] { $name } será el primer jugador: el turno pasa a la izquierda.
}

## En la mesa

# A level of the gift-box track: a number, or text such as 3–4.
level-boxes =
    { $level ->
        [one] { $level } caja
       *[other] { $level } cajas
    }
memory-you-passed = Pasaste a { $name }: { $cards }
memory-you-received = Recibiste de { $name }: { $cards }
memory-emma = Emma recibió, boca arriba
memory-discarded = Descartaste: { $cards }
card-macaron =
    { $rank } de { $suit ->
        [A] almendra
        [P] pistacho
        [S] fresa
        [B] arándano
        [G] té verde
        [E] Earl Grey
       *[C] chocolate
    }
suit-macaron =
    { $suit ->
        [A] almendra
        [P] pistacho
        [S] fresa
        [B] arándano
        [G] té verde
        [E] Earl Grey
       *[C] chocolate
    }
macaron-allergen = Alérgeno
macaron-group = { $group }
macaron-group-royal = { $group }, corona
macaron-emma-stack = Cartas de Emma de este sabor
macaron-emma-face-up = Emma recibió, boca arriba:
# $number: fichas que hay allí
macaron-spot-above = Encima de { $flavour }, ya hay { $number }
macaron-spot-below = Debajo de { $flavour }, ya hay { $number }
macaron-track = Pista de cajas de regalo
macaron-boxes = cajas de regalo
macaron-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
macaron-stands =
    { $name }: { $number ->
        [one] { $number } caja de regalo
       *[other] { $number } cajas de regalo
    }
macaron-bet = Apuesta de { $name }
macaron-bet-short = Apuesta { $level }
macaron-no-bet-short = Sin apuesta
macaron-no-bet = No apostar
macaron-sum = Total de votos
macaron-partner = Pareja
macaron-team = Equipo { $number }
macaron-passed = A punto
macaron-first = Empieza
macaron-tokens = Tus fichas de voto
macaron-you-pass = Pasas
macaron-pass-done = Pasar estas dos
macaron-discard-done =
    { $number ->
        [one] Cambiar esta carta
       *[other] Cambiar estas cartas
    }
macaron-prompt-pass = Elige dos cartas para pasar a { $name }.
macaron-prompt-discard = Elige una o dos cartas para cambiar.
macaron-prompt-royal = Elige el grupo real: será el triunfo.
macaron-prompt-allergen = Elige el alérgeno: una baza que lo tenga no da caja.
macaron-prompt-token = Elige una de tus fichas.
macaron-prompt-vote = Encima de un sabor: +{ $plus } para la corona. Debajo: −{ $minus } para el alérgeno.
macaron-prompt-bet = ¿Cuántas cajas ganarás? Una apuesta acertada da puntos, una fallada los quita.
macaron-prompt-bet-solo = ¿Cuántas cajas ganarás? Si fallas, Emma suma 2 más.
macaron-vote-goal = La pareja con la suma más alta lleva la corona: gana a las demás. El sabor con la más baja es el alérgeno: sus bazas no dan caja.
macaron-received = { $name } te pasó:
macaron-bet-right = Apuesta acertada: { $points } más
macaron-bet-wrong = Apuesta fallada: { $points } menos
