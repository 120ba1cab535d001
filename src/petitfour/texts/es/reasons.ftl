### Por qué se aconseja una jugada. Los números son los de la búsqueda, redondeados una vez; todos los intervalos son del 95 %.

## Todos los juegos

reason-only-move = { $move } es la única jugada permitida.
reason-same = Las { $moves } jugadas permitidas valen lo mismo.
reason-better = De 100 partidas, { $move } gana { $gap } más que { $other }, la segunda mejor (con un 95 % de confianza: entre { $low } y { $high }).
reason-as-good = { $move } y { $other } son más o menos igual de buenas: de 100 partidas se diferencian en { $most } como mucho (con un 95 % de confianza).
reason-mixed = No juegues siempre lo mismo: varía tus jugadas, y juega { $move } más que nada, en el { $share } % de los casos.
reason-points =
    En esta ronda, { $move } da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de media (con un 95 % de confianza: entre { $low } y { $high }).
reason-points-same =
    En esta ronda, { $move } da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, hasta donde se ve.
reason-nothing = Con { $move } no puntúas en esta ronda en el { $share } % de los casos.
reason-trick =
    { $share ->
        [0] { $move } casi nunca se lleva su baza ({ $share } %).
        [100] { $move } se lleva casi siempre su baza ({ $share } %).
       *[other] { $move } se lleva su baza en el { $share } % de los casos.
    }
