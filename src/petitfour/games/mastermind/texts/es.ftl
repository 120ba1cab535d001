### Mastermind: todas sus frases en español.

## El juego y sus reglas

game-mastermind = Mastermind, edición de viaje
game-mastermind-about = Uno esconde un código de cuatro colores y el otro tiene nueve propuestas para encontrarlo. Para 2 jugadores.
MM-1 = Hay cuatro posiciones y nueve filas. El ajuste «Colores» fija cuántos colores están en juego, de 6 a 10; por defecto, 8. Son, por orden, rojo (R), naranja (O), amarillo (Y), verde (G), azul (B), violeta (V), blanco (W), negro (K), marrón (N) y rosa (P). Nuestro criterio: el reglamento solo habla de 80 clavijas, y 8 colores × (9 filas + 1 código) = 80. Es lo justo mientras las propuestas no repitan colores; si los repiten (MM-5), te prestamos clavijas, y nunca faltan.
MM-2 = El número de rondas se acuerda de antemano. Es el ajuste «Rondas»; por defecto, 2. Nuestro criterio: un número par es lo justo y es lo que propone la mesa; uno impar está permitido. El primer creador del código se elige por sorteo o se fija en los ajustes de la mesa.
MM-3 = El creador del código coloca cuatro clavijas en secreto. Ningún color puede aparecer dos veces en el código.
MM-4 = El descifrador coloca una fila completa de cuatro clavijas. Las filas colocadas se quedan como están.
MM-5 = Nuestro criterio: una propuesta puede llevar el mismo color más de una vez, ya que nada lo prohíbe. El ajuste «Un color puede repetirse en una propuesta» está activado por defecto; desactívalo para jugar sin repeticiones.
MM-6 = Cada propuesta recibe marcas. Rojo: color correcto, lugar correcto. Blanco: color correcto, lugar equivocado. Nuestro criterio, necesario por MM-5: cada clavija del código recibe como máximo una marca, y el rojo va antes que el blanco.
MM-7 = El ajuste «Quién marca las propuestas» dice quién pone las marcas. «El creador»: el creador del código mueve los cursores rojos y blancos. Nuestro criterio: con «La mesa», la opción por defecto, marca la mesa; con «El creador» vale cualquier marca mientras rojo + blanco no pase de 4, y no se comprueba nada hasta que se revela el código.
MM-8 = La ronda acaba con cuatro rojos o tras la fila 9. Entonces se revela el código.
MM-9 = El creador del código se anota 1 punto por cada fila colocada. Si no se ha encontrado el código, son 9 puntos.
MM-10 = Esto vale cuando marca el creador del código (MM-7). Si al revelar el código resulta que alguna marca era errónea, la ronda es nula: no se anota nada por ella según MM-9, y se repite. Además, el creador del código paga 3 puntos a su rival. Nuestros criterios: se repite con los mismos papeles y un código nuevo. El ajuste «Penalización por una marca errónea» es por defecto «Ceder 3 puntos al otro», como en el reglamento en francés (−3 y +3), o bien «El otro recibe 3 puntos» (solo el +3). Una fila que de verdad era el código, pero no se marcó con 4 rojos, no termina la ronda hasta que se revela; es una marca errónea. Un falso «4 rojos» acaba la ronda, y también es una marca errónea. Una ronda nula cuesta una sola penalización, por muchas marcas que fueran erróneas. Los totales pueden bajar de 0. El código nuevo puede ser el anterior. No hay límite de repeticiones.
MM-11 = Los papeles se intercambian después de cada ronda que cuenta. Tras el número de rondas acordado gana el total más alto. Nuestro criterio: con totales iguales se comparte la victoria.
example-mastermind-1 = Una clavija de la propuesta tiene el color correcto en el lugar correcto. Otras dos tienen el color correcto, pero en un lugar equivocado. Las marcas son rojo 1, blanco 2.

## La introducción

intro-mastermind-guess = Nougat ha escondido un código de cuatro colores distintos. Tienes nueve filas para encontrarlo. Propón rojo, naranja, amarillo, verde.
intro-mastermind-marks = Una roja: color correcto en su lugar. Dos blancas: colores correctos en lugar equivocado. Así que un color no está en el código. Prueba verde, naranja, rojo, azul.
intro-mastermind-solve = Cuatro marcas: los cuatro colores son correctos, y dos ya están en su lugar. Intercambia los dos últimos: verde, naranja, azul, rojo.
intro-mastermind-code = ¡Encontrado en solo tres filas, muy bien! Cada fila da un punto a Nougat: son 3. Ahora pon tu propio código: cuatro clavijas, ningún color dos veces.
intro-mastermind-end = Nougat ha hecho su primera propuesta, y la mesa la ha marcado. Cada fila que necesite Nougat es un punto para ti. Tras la última ronda gana el total más alto.

## Por qué se rechaza una jugada

# $colours: las letras en juego, como R O Y G B V
refuse-MM-1 = Ese color no está en juego. Los que están en juego son: { $colours }.
refuse-MM-3 = Ningún color puede aparecer dos veces en el código.
refuse-MM-5 = En esta mesa, ningún color puede aparecer dos veces en una propuesta.
refuse-MM-7 = Rojo y blanco juntos no pueden pasar de 4.
refuse-MM-2 = Este sorteo de quién empieza no es posible.

## Por qué se aconseja una jugada

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

## En la terminal y los informes

letters-mastermind = Colores: R rojo, O naranja, Y amarillo, G verde, B azul, V violeta, W blanco, K negro, N marrón, P rosa.
rule-use-MM-8 = Se revela el código.
rule-use-MM-9 = No se encuentra el código.
rule-use-MM-10 = Una marca era falsa: la ronda es nula.

## Ajustes

option-colours = Colores
option-repeats_in_guess = Un color puede repetirse en una propuesta
option-marking = Quién marca las propuestas
option-marking-auto = La mesa
option-marking-by-hand = El creador
option-penalty = Penalización por una marca errónea
option-penalty-transfer = Ceder 3 puntos al otro
option-penalty-award = El otro recibe 3 puntos

## Las jugadas en palabras

move-mark = rojo { $red }, blanco { $white }
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
hint-move-code = Pon el código { $row }.
hint-move-guess = Propón { $row }.
hint-move-mark = Marca rojo { $red }, blanco { $white }.

## Lo que ha pasado

log-fired-MM-8 = Se revela el código.
log-fired-MM-9 = No se ha encontrado el código.
log-fired-MM-10 = Una marca era errónea: la ronda no cuenta y se repite con los mismos papeles.
moment-code =
    Código encontrado en { $rows ->
        [one] una fila
       *[other] { $rows } filas
    }.

## En la mesa

peg-mastermind =
    { $colour ->
        [R] roja
        [O] naranja
        [Y] amarilla
        [G] verde
        [B] azul
        [V] violeta
        [W] blanca
        [K] negra
        [N] marrón
       *[P] rosa
    }
mastermind-codemaker = Creador
mastermind-codebreaker = Descifrador
mastermind-red = Rojo: color correcto, lugar correcto
mastermind-white = Blanco: color correcto, lugar equivocado
mastermind-red-number = Rojo { $number }
mastermind-white-number = Blanco { $number }
mastermind-red-short = en su lugar
mastermind-white-short = otro lugar
mastermind-unmarked = Sin marcar
mastermind-code = El código: { $row }
mastermind-code-hidden = El código está oculto
mastermind-row = Fila { $number }: { $row }
mastermind-entry = Tu fila
mastermind-slot = Lugar { $number }: { $colour }
mastermind-empty = vacío
mastermind-palette = Clavijas
mastermind-peg = Clavija { $colour }
mastermind-peg-crossed = Clavija { $colour }, tachada
mastermind-notes = Tachar colores (solo lo ves tú)
mastermind-set = Poner el código
mastermind-guess = Proponer
mastermind-mark = Marcar
mastermind-last = Ronda anterior
mastermind-void = Una marca era errónea: esa ronda no contó.
mastermind-prompt-code = Elige cuatro colores distintos.
mastermind-prompt-guess = Haz tu propuesta.
mastermind-repeated = Ya has propuesto esta combinación.
mastermind-prompt-mark = Marca la propuesta con los cursores rojo y blanco.
