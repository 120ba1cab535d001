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

## La prueba del malvavisco

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

## Monster Tricks

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

## Macaron

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

## Mastermind

reason-any-code = Cualquier código vale lo mismo, mientras nadie adivine tus costumbres: elige al azar.
reason-mark = Una marca errónea anula la ronda y da { $points } puntos al otro jugador.
reason-codes-left =
    { $codes ->
        [one] { $codes } código concuerda
       *[other] { $codes } códigos concuerdan
    } aún con todas las marcas.
reason-leaves =
    { $move } deja { $left ->
        [one] { $left } código
       *[other] { $left } códigos
    } de media, { $most } como mucho.
reason-guess-leaves =
    La propuesta deja { $codes ->
        [one] { $codes } código
       *[other] { $codes } códigos
    } de media.
reason-rows =
    Con { $move } { $rows ->
        [one] hace falta { $rows } fila
       *[other] hacen falta { $rows } filas
    } de media desde aquí, contando esta.
reason-may-be-code = { $move } puede ser el código mismo, uno de los { $codes } que concuerdan.
reason-rows-needed =
    La partida se gana o se comparte si el código se encuentra en { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }; la probabilidad de ganarla es del { $win } %.
reason-last-code = Solo un código concuerda aún: { $move } lo acierta.
reason-no-code = Ningún código concuerda con todas las marcas: una es errónea, y la ronda quedará anulada.
reason-other-guess =
    { $other } dejaría { $left ->
        [one] { $left } código
       *[other] { $left } códigos
    } y necesitaría { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    } de media.
