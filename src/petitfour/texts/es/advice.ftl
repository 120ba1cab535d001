### Lo que dicen las órdenes hint y review alrededor de las razones.

## Una pista

hint-title = Pista, según { $worlds } repartos que concuerdan con lo que sabes
hint-title-exact = Pista, según los { $worlds } códigos que concuerdan con las marcas
hint-move =
    gana el { $win } % de las partidas (del { $low } al { $high } %), { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en esta ronda
hint-move-exact = gana el { $win } % de las partidas
hint-more = jugadas omitidas: { $number }

## Un análisis

review-title = { $game }, análisis del asiento { $seat } ({ $name }), { $worlds } repartos por decisión
review-won = La partida se ganó.
review-shared = La victoria fue compartida.
review-lost = La partida se perdió.
review-start = Al principio, la probabilidad de ganar era del { $start } %.
review-play-good = En comparación con el juego regular de los robots, las decisiones aportaron { $play } puntos porcentuales (seguro al 95 %: entre { $low } y { $high }).
review-play-bad = En comparación con el juego regular de los robots, las decisiones costaron { $play } puntos porcentuales (seguro al 95 %: entre { $low } y { $high }).
review-luck-good = La suerte, es decir, las cartas y el juego de los demás, aportó { $luck } puntos porcentuales.
review-luck-bad = La suerte, es decir, las cartas y el juego de los demás, quitó { $luck } puntos porcentuales.
review-loss = En comparación con las mejores jugadas, cedieron { $loss } puntos porcentuales en total (seguro al 95 %: entre { $low } y { $high }).
review-counts = Decisiones: { $decisions }; sin elección: { $forced }; errores claros: { $mistakes }.
review-biggest = Los mayores errores
review-all = Todas las decisiones
review-no-mistakes = Ninguna decisión fue claramente un error.
review-decision = Jugada { $number }, ronda { $round }: { $move }
review-forced = No había nada que elegir.
review-fine = Según lo que se podía saber, nada era claramente mejor.
review-better = Según lo que se podía saber, de 100 partidas { $best } gana { $gap } más (seguro al 95 %: entre { $low } y { $high }).
review-open-fine = Con las cartas descubiertas, nada era claramente mejor.
review-open-better = Con las cartas descubiertas, de 100 partidas { $best } gana { $gap } más (seguro al 95 %: entre { $low } y { $high }).
