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
review-won = ¡Partida ganada!
review-shared = ¡Victoria compartida!
review-lost = Partida perdida.
review-start = Probabilidad de ganar al principio: { $start } %.
review-play-good = Las decisiones ganaron { $play } puntos porcentuales al juego constante de los robots (con un 95 % de confianza: entre { $low } y { $high }).
review-play-bad = Las decisiones perdieron { $play } puntos porcentuales frente al juego constante de los robots (con un 95 % de confianza: entre { $low } y { $high }).
review-luck-good = La suerte (las cartas y el juego de los demás) aportó { $luck } puntos porcentuales.
review-luck-bad = La suerte (las cartas y el juego de los demás) costó { $luck } puntos porcentuales.
review-loss = Las mejores jugadas habrían dado { $loss } puntos porcentuales más (con un 95 % de confianza: entre { $low } y { $high }).
review-counts = Decisiones: { $decisions }; sin elección: { $forced }; errores claros: { $mistakes }.
review-biggest = Los mayores errores
review-all = Todas las decisiones
review-no-mistakes = Ningún error claro. ¡Bien jugado!
review-decision = Jugada { $number }, ronda { $round }: { $move }
review-forced = Aquí no había elección.
review-fine = Buena jugada.
review-better = { $best } era mejor: gana { $gap } más de 100 partidas (con un 95 % de confianza: entre { $low } y { $high }).
review-open-fine = Incluso viendo todas las cartas, nada era claramente mejor.
review-open-better = Viendo todas las cartas, { $best } gana { $gap } más de 100 partidas (con un 95 % de confianza: entre { $low } y { $high }).
