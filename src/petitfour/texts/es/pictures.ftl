### What the pictures of the rules pages say.

picture-trick = La baza
picture-hand = Tu mano
picture-wins = gana
picture-dead = no puede ganar
picture-no = no permitida
picture-royal = Real: { $group }
picture-allergen = Alérgeno: { $flavour }
picture-boxes =
    { $number ->
        [0] Ninguna caja
        [one] 1 caja de regalo
       *[other] { $number } cajas de regalo
    }
picture-place = Baza { $place }
picture-free = Libre
picture-goes = puede ir a
picture-after =
    { $number ->
        [one] Tras 1 baza ganada
       *[other] Tras { $number } bazas ganadas
    }
picture-round = Ronda { $number }
picture-code = El código
picture-guess = La propuesta
picture-marks = Rojo { $red }, blanco { $white }
picture-level-boxes = Cajas
picture-level-points = Puntos
picture-level-won = Apuesta ganada
picture-level-lost = Apuesta perdida
picture-tricks =
    { $number ->
        [one] { $name }: 1 baza
       *[other] { $name }: { $number } bazas
    }
picture-points =
    { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }
picture-group-cards =
    { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
