### El diario en palabras. $who es «you» para quien lee y «other» para los demás, que tienen un $name.

log-first =
    { $who ->
        [you] Empiezas tú (por sorteo).
       *[other] Empieza { $name } (por sorteo).
    }
log-dealt = Se reparten las cartas.
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
log-took =
    { $who ->
        [you] ¡Te llevas la baza!
       *[other] { $name } se lleva la baza.
    }
log-clock =
    { $who ->
        [you] Se acabó el tiempo: la mesa juega por ti.
       *[other] Se acabó el tiempo: la mesa juega por { $name }.
    }
log-scores = Puntos: { $scores }.
