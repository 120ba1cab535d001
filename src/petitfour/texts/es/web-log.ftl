### El diario en palabras. $who es «you» para quien lee y «other» para los demás, que tienen un $name.

log-first =
    { $who ->
        [you] Empiezas tú (por sorteo).
       *[other] Empieza { $name } (por sorteo).
    }
log-dealt = Se reparten las cartas.
log-tokens = Se reparten las fichas de voto.
log-secret =
    { $who ->
        [you] Has elegido.
       *[other] { $name } ha elegido.
    }
log-plain =
    { $who ->
        [you] Tú: { $move }.
       *[other] { $name }: { $move }.
    }
log-card =
    { $who ->
        [you] Juegas el { $card }.
       *[other] { $name } juega el { $card }.
    }
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
log-as =
    { $who ->
        [you] Juegas el { $card }, que cuenta como { $flavour }.
       *[other] { $name } juega el { $card }, que cuenta como { $flavour }.
    }
log-took =
    { $who ->
        [you] ¡Te llevas la baza!
       *[other] { $name } se lleva la baza.
    }
log-trump =
    { $who ->
        [you] Eliges el triunfo: { $suit }.
       *[other] { $name } elige el triunfo: { $suit }.
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
log-order =
    { $who ->
        [you] Ordenas tus cartas de puntos: { $values }.
       *[other] { $name } ordena sus cartas de puntos: { $values }.
    }
log-code =
    { $who ->
        [you] Pones el código { $row }.
       *[other] { $name } pone el código { $row }.
    }
log-guess =
    { $who ->
        [you] Propones { $row }.
       *[other] { $name } propone { $row }.
    }
log-mark =
    { $who ->
        [you] Marcas: rojo { $red }, blanco { $white }.
       *[other] { $name } marca: rojo { $red }, blanco { $white }.
    }
log-clock =
    { $who ->
        [you] Se acabó el tiempo: la mesa juega por ti.
       *[other] Se acabó el tiempo: la mesa juega por { $name }.
    }
log-scores = Puntos: { $scores }.

## Lo que una regla ha provocado

log-fired-MT-11 =
    { $who ->
        [you] ¡Sales de la ronda!
       *[other] ¡{ $name } sale de la ronda!
    }
log-fired-MT-13 = Solo queda una persona: la ronda ha terminado.
log-fired-MT-14 = Las manos están vacías: la ronda ha terminado.
log-fired-MT-20 = ¡Puntos suficientes para ganar!
log-fired-MO-10 = La baza está completa.
log-fired-MO-13 = La ronda ha terminado. Cada cual suma su carta boca arriba.
log-fired-MM-8 = Se revela el código.
log-fired-MM-9 = No se ha encontrado el código.
log-fired-MM-10 = Una marca era errónea: la ronda no cuenta y se repite con los mismos papeles.
