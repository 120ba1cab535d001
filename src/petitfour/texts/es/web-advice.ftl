### Moves in words, for hints and reviews: what stands after "play" or before "wins 3 more of 100 matches".

move-card = el { $card }

## A result split into its parts

review-part-start = Inicio
review-part-play = Juego
review-part-luck = Suerte
review-part-result = Resultado
review-numbers = Los números, explicados

## En breve

advice-why = ¿Por qué?
review-plain-better = Era mejor { $best }.
review-plain-mistake = Un gran error: era mucho mejor { $best }.
plain-reason-only-move = Es la única jugada permitida.
plain-reason-same = Todas tus jugadas valen lo mismo.
plain-reason-as-good = Casi igual de bueno: { $other }.
plain-reason-better = Es claramente tu mejor jugada.
plain-reason-mixed = Varía tu juego aquí, para que nadie lo adivine.
plain-reason-trick =
    { $chance ->
        [sure] Gana esta baza.
        [likely] Seguramente gana esta baza.
        [unlikely] Seguramente no gana esta baza.
        [never] Deja esta baza a los demás.
       *[maybe] Quizá gane esta baza.
    }
plain-reason-tricks-short =
    Aún necesitas { $tricks ->
        [one] una baza
       *[other] { $tricks } bazas
    } antes de salir.
plain-reason-out =
    { $chance ->
        [sure] Sales con { $now } puntos.
       *[maybe] Puedes salir con { $now } puntos.
    }
plain-reason-out-or-wait =
    { $best ->
        [out] Sal ahora y llévate { $now } puntos.
       *[wait] Espera: salir más tarde debería dar más.
    }
plain-reason-maybe-out-or-wait =
    { $best ->
        [out] Intenta salir ahora, por { $now } puntos.
       *[wait] Espera: salir más tarde debería dar más.
    }
plain-reason-trump =
    Tienes { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } de ese palo, hasta el { $highest }.
plain-reason-trump-none = No tienes ninguna carta de ese palo, ni la necesitas.
plain-reason-top-is-up = Tu { $value } está a la vista: no ganes más bazas.
plain-reason-top-is-near =
    Tu { $value } aparece con { $tricks ->
        [one] una baza más
       *[other] { $tricks } bazas más
    }.
plain-reason-order = Con este orden, tu { $value } tiene buenas opciones de quedar a la vista.
plain-reason-keeps =
    { $chance ->
        [sure] Conservas tu { $value }.
        [likely] Seguramente conservas tu { $value }.
       *[maybe] Quizá conserves tu { $value }.
    }
plain-reason-keeps-or =
    { $chance ->
        [sure] Conservas tu { $value }.
        [likely] Seguramente conservas tu { $value }.
       *[maybe] Quizá conserves tu { $value }.
    }
plain-reason-boxes =
    Deberías acabar con unas { $boxes ->
        [one] { $boxes } caja
       *[other] { $boxes } cajas
    }.
plain-reason-royal =
    Tienes { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } de { $group }.
plain-reason-allergen =
    { $cards ->
        [0] No tienes ninguna carta de { $flavour }.
        [one] Solo tienes una carta de { $flavour }.
       *[other] Tienes { $cards } cartas de { $flavour }.
    }
plain-reason-bet = Es el número de cajas más probable.
plain-reason-bet-solo = Es el número de cajas más probable.
plain-reason-no-bet = Ningún número de cajas es lo bastante probable.
plain-reason-bet-kept =
    { $chance ->
        [sure] Así ganas tu apuesta.
        [likely] Así seguramente ganas tu apuesta.
       *[maybe] Así tu apuesta aún tiene opciones.
    }
plain-reason-bet-kept-or =
    { $chance ->
        [sure] Así ganas tu apuesta.
        [likely] Así seguramente ganas tu apuesta.
       *[maybe] Así tu apuesta aún tiene opciones.
    }
plain-reason-vote-royal =
    { $chance ->
        [sure] Grupo real: { $group }.
        [likely] Grupo real probable: { $group }.
       *[maybe] Grupo real posible: { $group }.
    }
plain-reason-vote-allergen =
    { $chance ->
        [sure] Alérgeno: { $flavour }.
        [likely] Alérgeno probable: { $flavour }.
       *[maybe] Alérgeno posible: { $flavour }.
    }
plain-reason-vote-chocolate = En el chocolate no decide nada.
plain-reason-any-code = Cualquier código vale tanto como otro.
plain-reason-no-code = Alguna marca es errónea: ningún código encaja con todas.
plain-reason-mark = Una marca errónea te costaría puntos.
plain-reason-last-code = ¡Solo queda este código!
plain-reason-leaves =
    Después queda más o menos { $left ->
        [one] un código
       *[other] { $left } códigos
    }.
review-strip = Opciones de ganar
review-swing-play = Jugada { $number }: la tuya las llevó del { $from } % al { $to } %
review-swing-luck = Antes de la jugada { $number }, la suerte las llevó del { $from } % al { $to } %
