### Moves in words, for hints and reviews: what stands after "play" or before "wins 3 more of 100 matches".

move-open = { $card } en baza nueva
move-on = { $card } en la baza { $place }
move-as = { $card } como { $flavour }
move-trump = triunfo { $suit }
move-royal = { $flavours } como grupo real
move-allergen = alérgeno { $flavour }
move-bet = una apuesta por { $level }
move-no-bet = ninguna apuesta
move-vote-above = { $token } encima de { $flavour }
move-vote-below = { $token } debajo de { $flavour }
move-pass = pasar { $cards }
move-discard = descartar { $cards }
move-order = la fila { $values }
move-mark = rojo { $red }, blanco { $white }

## A result split into its parts

review-part-start = Inicio
review-part-play = Juego
review-part-luck = Suerte
review-part-result = Resultado
review-numbers = Los números, explicados
