### Marshmallow Test: todas sus frases en español.

## El juego y sus reglas

game-marshmallow = La prueba del malvavisco
game-marshmallow-about = Un juego de bazas en el que hay que saber esperar: gana bazas, deja la ronda en el momento justo y puntúa por lo que han ganado los demás. De 2 a 5 jugadores.
MT-1 = La baraja tiene 60 cartas: cinco palos con valores 1–12. Se usa siempre entera, sea cual sea el número de jugadores. Nuestro criterio: los palos no llevan nombre impreso, así que los llamamos rosa (P), amarillo (Y), verde (G), azul (B) y violeta (V).
MT-2 = En cada ronda, cada jugador recibe 12 cartas. Nadie ve las demás en toda la ronda: son 36 cartas con dos jugadores, 24 con tres, 12 con cuatro, 0 con cinco.
MT-3 = Según el reglamento, reparte primero quien haya comido malvaviscos más recientemente. Nuestro criterio: aquí, quien reparte primero se elige por sorteo o se fija en los ajustes de la mesa.
MT-4 = Quien reparte juega la primera carta de la ronda. Se sigue en sentido horario, una carta cada uno. Quienes ya han quedado fuera no juegan.
MT-5 = Puedes salir con la carta que quieras. Su palo es el palo de salida de la baza.
MT-6 = Si tienes una carta del palo de salida, debes jugar una. Si no tienes ninguna, juega lo que quieras. (Para las bazas con triunfo, mira MT-16.)
MT-7 = En la ronda 1 no hay triunfo. La carta más alta del palo de salida se lleva la baza.
MT-8 = ¿Has ganado la baza? Ponla boca abajo delante de ti, en un montón aparte. Todos pueden contar en cualquier momento las bazas de todos. Nuestro criterio: la baza recién completada queda a la vista hasta la siguiente salida; las anteriores están boca abajo para todos hasta que acabe la ronda.
MT-9 = Si ganas una baza, sales en la siguiente, salvo que esa baza te deje fuera de la ronda (MT-12).
MT-10 = Quedas fuera en cuanto tienes suficientes bazas: 6 con dos jugadores, 4 con tres, 3 con cuatro, 3 con cinco.
MT-11 = Quedas fuera en el momento de recoger esa baza, y puntúas enseguida: 1 punto por cada baza que haya entonces delante de los demás jugadores. También cuentan las de quienes ya están fuera.
MT-12 = Cuando quedas fuera, el resto de tu mano se descarta boca abajo y sigue en secreto. Tus bazas se quedan donde están y cuentan para quienes puntúen después. Sale el siguiente jugador en sentido horario que siga en la ronda.
MT-13 = En cuanto solo queda un jugador en la ronda, esta termina. Ese jugador no puntúa y reparte en la ronda siguiente. (Con cinco jugadores, esto solo puede pasar en la baza 12.)
MT-14 = Con cinco jugadores, las manos pueden quedar vacías tras la baza 12 con dos o más jugadores todavía en la ronda. Entonces ninguno de ellos puntúa. La ronda siguiente la reparte quien ganó la baza 12, si aún no ha quedado fuera. Si la baza 12 lo dejó fuera, puntúa como siempre y reparte el primer jugador que siga en la ronda a partir de él, en sentido horario. (De dos a cuatro jugadores, la ronda siempre ha acabado en la baza 11 a más tardar.)
MT-15 = Desde la ronda 2, las 60 cartas se barajan todas y se reparten de nuevo. Quien reparte mira su mano, nombra uno de los cinco palos como triunfo de la ronda y después sale.
MT-16 = Las dos ediciones impresas difieren aquí; el ajuste «Cuando alguien ha jugado triunfo» elige una. «Triunfo permitido» (Gamewright, reglamentos en inglés y español, la opción por defecto): cuando un jugador que no podía seguir el palo ha puesto un triunfo en la baza, quienes juegan después y pueden seguirlo eligen entre el palo de salida y un triunfo, nada más; quienes no pueden seguirlo juegan lo que quieran. «Triunfo obligatorio» (Gigamic, reglamento en francés): cuando se ha puesto un triunfo en la baza, todos los que juegan después y tienen un triunfo deben jugar uno, aunque pudieran seguir el palo. Con dos jugadores no se da nunca ninguno de los dos casos.
MT-17 = Nuestro criterio para «Triunfo obligatorio»: si no tienes triunfo, sigue el palo de salida si puedes; si no, juega cualquier carta. Una carta rechazada por este motivo se rechaza según MT-6; una carta rechazada porque debes jugar triunfo, según MT-16.
MT-18 = Si la carta de salida es un triunfo, el triunfo es el palo de salida y solo cuenta MT-6. Nuestro criterio, en las dos ediciones: nunca tienes que superar una carta de la mesa.
MT-19 = Si hay triunfos en la baza, gana el más alto. Si no los hay, gana la carta más alta del palo de salida.
MT-20 = En el instante en que un jugador tiene 20 puntos o más, la partida se detiene y ese jugador ha ganado. La ronda no se completa. Solo puntúa un jugador a la vez, así que nunca hay empate. Quedar fuera puede valer 0 puntos, así que no hay límite de rondas. Nuestro criterio: el ajuste «Puntos para ganar» permite partidas más cortas o más largas.
MT-21 = Los puntos se muestran como malvaviscos: uno grande vale 5 puntos y uno pequeño vale 1.
example-marshmallow-1 = Es una partida de cuatro. A gana su tercera baza y queda fuera. B tiene 2 bazas, C tiene 1 y D tiene 1. A se anota 4 puntos y sale B.

## La introducción

intro-marshmallow-follow = Han salido de verde y tienes verdes: hay que seguir el palo. Gana la baza la carta más alta del palo de salida. Juega tu 11 verde.
intro-marshmallow-lead = La baza es tuya, así que sales en la siguiente con la carta que quieras. Nada gana a un 12: sal con tu 12 amarillo.
intro-marshmallow-wait = Tienes dos bazas. Con la tercera quedas fuera de la ronda y te anotas 1 punto por cada baza de los demás. Aún no tienen ninguna, así que espera: sal con tu 2 rosa.
intro-marshmallow-free = Han salido de violeta y no tienes: juega lo que quieras. Una carta de otro palo no puede ganar. Descarta tu 4 verde o tu 7 amarillo.
intro-marshmallow-low = Los demás ya tienen dos bazas. Paciencia, habrá más: sigue con una carta baja, tu 3 azul.
intro-marshmallow-out = Cada uno de los demás tiene una baza. Quedar fuera ahora da 3 puntos. ¡Llévatela con tu 12 azul!
intro-marshmallow-end = Has quedado fuera con 3 puntos: uno por cada baza de los demás. Quien se queda solo al final no puntúa: el mejor momento es justo antes. Desde la ronda 2 hay triunfo, y gana quien llegue antes a 20 puntos.

## Por qué se rechaza una jugada

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
# the dealer’s moves; people only see these when they write deals of their own
refuse-MT-2 = Este reparto no es posible.
refuse-MT-3 = Este sorteo de quién empieza no es posible.

## Por qué se aconseja una jugada

reason-tricks-short =
    Te { $tricks ->
        [one] falta { $tricks } baza
       *[other] faltan { $tricks } bazas
    }; quedar fuera ahora daría { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
reason-out = { $out } se lleva la baza y te deja fuera en el { $share } % de los casos, lo que da { $now }.
reason-out-or-wait =
    Quedar fuera ahora con { $out } da { $now }; esperar con { $wait } vale { $points } { $fails ->
        [0] de media, casi sin riesgo ({ $fails } %)
       *[other] de media, pero falla el { $fails } % de las veces
    }.
reason-maybe-out-or-wait =
    { $out } te deja fuera en el { $share } % de los casos y entonces da { $now }; esperar con { $wait } vale { $points } { $fails ->
        [0] de media, casi sin riesgo ({ $fails } %)
       *[other] de media, pero falla el { $fails } % de las veces
    }.
reason-trump =
    Tienes { $cards } { $cards ->
        [one] carta { $suit ->
            [P] rosa
            [Y] amarilla
            [G] verde
            [B] azul
            [V] violeta
           *[other] { $suit }
        }, un { $highest }
       *[other] cartas { $suit ->
            [P] rosas
            [Y] amarillas
            [G] verdes
            [B] azules
            [V] violetas
           *[other] { $suit }
        }; la más alta es un { $highest }
    }.
reason-trump-none =
    No tienes cartas { $suit ->
        [P] rosas
        [Y] amarillas
        [G] verdes
        [B] azules
        [V] violetas
       *[other] { $suit }
    }, y no te hacen falta.

## En la terminal y los informes

letters-marshmallow = Palos: P rosa, Y amarillo, G verde, B azul, V violeta. P7 es el 7 rosa.
# Detrás de las bazas de cada uno: cuántas hacen falta para quedar fuera
tricks-needed = ({ $number } para quedar fuera)
rule-use-MT-11 = Alguien sale y puntúa.
rule-use-MT-13 = La ronda acaba porque solo queda una persona.
rule-use-MT-14 = La ronda acaba porque las manos están vacías (con cinco).
rule-use-MT-15 = Quien reparte nombra el triunfo.
rule-use-MT-16 = Se falla una baza.
rule-use-MT-19 = Un triunfo gana una baza.
rule-use-MT-20 = Alguien alcanza la meta y gana.

## Ajustes

option-edition = Cuando alguien ha jugado triunfo
option-edition-gamewright = Triunfo permitido (Gamewright)
option-edition-gigamic = Triunfo obligatorio (Gigamic, Francia)
option-edition-about = Las dos ediciones impresas difieren aquí. Elige la que tengas en casa.

## Las jugadas en palabras

move-trump = triunfo { $suit }
log-trump =
    { $who ->
        [you] Eliges el triunfo: { $suit }.
       *[other] { $name } elige el triunfo: { $suit }.
    }
hint-move-trump = Elige el triunfo: { $suit }.

## Lo que ha pasado

log-fired-MT-11 =
    { $who ->
        [you] ¡Sales de la ronda!
       *[other] ¡{ $name } sale de la ronda!
    }
log-fired-MT-13 = Solo queda una persona: la ronda ha terminado.
log-fired-MT-14 = Las manos están vacías: la ronda ha terminado.
log-fired-MT-20 = ¡Puntos suficientes para ganar!
moment-marshmallows =
    { $number ->
        [0] Esta vez, ningún malvavisco
        [one] Un malvavisco
       *[other] { $number } malvaviscos
    }
log-fired-MT-19 = Un triunfo se la lleva.
summary-marshmallow-out = Fuera con { $tricks } bazas. { $points ->
    [0] Los demás no tenían ninguna.
    [one] Los demás tenían 1 baza.
   *[other] Los demás tenían { $points } bazas.
}
summary-marshmallow-in =
    { $who ->
    [you] Te quedaste demasiado tiempo: ningún punto.
   *[other] Se quedó demasiado tiempo: ningún punto.
}
summary-marshmallow-stopped = Seguía en juego al terminar la partida.
summary-next-marshmallow =
    { $who ->
    [you] Te quedaste el último, así que repartes: eliges el triunfo y sales.
   *[other] { $name } se quedó el último y reparte: elige el triunfo y sale.
}

## En la mesa

# $suit: una letra; $rank: un número
card-marshmallow =
    { $rank } { $suit ->
        [P] rosa
        [Y] amarillo
        [G] verde
        [B] azul
       *[V] violeta
    }
suit-marshmallow =
    { $suit ->
        [P] rosa
        [Y] amarillo
        [G] verde
        [B] azul
       *[V] violeta
    }
marshmallow-out = Fuera
marshmallow-worth = Los malvaviscos son puntos: uno grande vale 5, uno pequeño vale 1
marshmallow-dealer = Reparte
marshmallow-tricks =
    { $number ->
        [one] { $number } baza
       *[other] { $number } bazas
    } de { $needed }
marshmallow-trump =
    Triunfo: { $suit ->
        [P] rosa
        [Y] amarillo
        [G] verde
        [B] azul
       *[V] violeta
    }
marshmallow-no-trump = Sin triunfo
marshmallow-trump-open = Triunfo: ?
marshmallow-prompt-trump = Repartes tú: elige el triunfo de la ronda.
