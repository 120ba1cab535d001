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

## La prueba del malvavisco

# $suit: el palo de salida
refuse-MT-6 =
    Todavía tienes cartas { $suit ->
        [P] rosas
        [Y] amarillas
        [G] verdes
        [B] azules
        [V] violetas
       *[other] { $suit }
    }: sigue el palo de salida.
# $suit: el palo de salida; $trump: el triunfo
refuse-MT-15 = El triunfo debe ser uno de los palos en juego: { $suits }.
refuse-MT-16-gamewright =
    Hay un triunfo en la baza y puedes seguir el palo: juega el palo de salida ({ $suit ->
        [P] rosa
        [Y] amarillo
        [G] verde
        [B] azul
        [V] violeta
       *[other] { $suit }
    }) o un triunfo ({ $trump ->
        [P] rosa
        [Y] amarillo
        [G] verde
        [B] azul
        [V] violeta
       *[other] { $trump }
    }), nada más.
refuse-MT-16-gigamic =
    Hay un triunfo en la baza y tú tienes uno: debes jugar triunfo ({ $trump ->
        [P] rosa
        [Y] amarillo
        [G] verde
        [B] azul
        [V] violeta
       *[other] { $trump }
    }).

## Monster Tricks

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

## Macaron

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

## Mastermind

# $colours: las letras en juego, como R O Y G B V
refuse-MM-1 = Ese color no está en juego. Los que están en juego son: { $colours }.
refuse-MM-3 = Ningún color puede aparecer dos veces en el código.
refuse-MM-5 = En esta mesa, ningún color puede aparecer dos veces en una propuesta.
refuse-MM-7 = Rojo y blanco juntos no pueden pasar de 4.

## Por qué una partida acabó así

# $target: los puntos que había que alcanzar
reason-target = ¡Puntos suficientes para ganar!
reason-rounds = Se han jugado todas las rondas.
reason-tie-break = ¡Empate! Decidió la carta ganada en una ronda posterior.
reason-shared = ¡Victoria compartida!

# the dealer’s moves; people only see these when they write deals of their own
refuse-MT-2 = Este reparto no es posible.
refuse-MT-3 = Este sorteo de quién empieza no es posible.
refuse-MO-1 = Este reparto no es posible.
refuse-MO-4 = Este sorteo de quién empieza no es posible.
refuse-MC-4 = Este reparto no es posible.
refuse-MC-5 = Este sorteo de quién empieza no es posible.
refuse-MC-14 = Este reparto no es posible.
refuse-MC-30 = Este reparto no es posible.
refuse-MM-2 = Este sorteo de quién empieza no es posible.
