### Blackout: todas sus frases en español.

## El juego y sus reglas

game-blackout = Blackout
game-blackout-about = Gana exactamente las bazas anunciadas, con una carta menos en cada ronda.
home-about-blackout = Di cuántas bazas ganarás, y gana exactamente esas.
BO-1 = Hay 52 cartas: vela (C), farol (L), luna (M) y estrella (S), valores 1–13. De tres a cinco jugadores.
BO-2 = Cada uno recibe siete cartas en la primera ronda (o las acordadas), y una menos en cada ronda siguiente, hasta una sola.
BO-3 = Después se descubre la carta siguiente. Su palo es el triunfo. Las demás cartas no se ven.
BO-4 = Quien anuncia primero se sortea o se elige en los ajustes de la mesa. En cada ronda siguiente anuncia primero el jugador que sigue en sentido horario.
BO-5 = En sentido horario, cada uno anuncia cuántas bazas ganará. El último no debe hacer que los anuncios sumen el número de bazas, salvo que los ajustes de la mesa lo permitan.
BO-6 = Sale quien anunció primero. Cada uno juega una carta, en sentido horario. Si tienes una carta del palo de salida, debes jugarla; si no, juega la que quieras.
BO-7 = El triunfo más alto gana la baza; sin triunfos, la carta más alta del palo de salida. El ganador sale en la siguiente.
BO-8 = Si ganas exactamente las bazas anunciadas, sumas 10 puntos y uno por cada baza. Si no, no sumas nada.
BO-9 = Tras la ronda de una sola carta, gana quien tenga más puntos. Con puntos iguales, la victoria se comparte.

## La introducción

intro-blackout-bid = La carta descubierta hace de la luna el triunfo. Tienes dos lunas altas: dos bazas son probables. Anuncia 2.
intro-blackout-lead = Todos han anunciado, y sales tú. Nada supera al triunfo más alto: sal con tu luna 13.
intro-blackout-second = Una baza es tuya, y quieres una más. Sal con tu luna 12.
intro-blackout-end = Tienes las dos bazas anunciadas, y 12 puntos. ¡Desde aquí intentarías perder! Cada ronda tiene una carta menos.

## Por qué se rechaza una jugada

refuse-BO-2 = Un reparto da a todos el mismo número de cartas, descubre una y deja el resto, cada carta una sola vez.
refuse-BO-4 = Quien anuncia primero debe ser un jugador de esta mesa.
# $bid: el anuncio; $most: las bazas de esta ronda
refuse-BO-5 = No puedes anunciar { $bid }: los anuncios van de 0 a { $most }, y el último no debe hacer que cuadren.
# $suit: el palo de salida
refuse-BO-6 =
    Todavía tienes cartas de { $suit ->
        [C] vela
        [L] farol
        [M] luna
        [S] estrella
       *[other] { $suit }
    }: sigue el palo de salida.

## En la terminal y los informes

letters-blackout = Palos: C vela, L farol, M luna, S estrella. M7 es la luna 7; «bid 2» anuncia dos bazas.
rule-use-BO-7 = Un triunfo gana una baza de otro palo.
rule-use-BO-8 = Alguien gana exactamente las bazas anunciadas.

## Ajustes

option-hook = Los anuncios no deben cuadrar

## En la mesa

suit-blackout =
    { $suit ->
        [C] vela
        [L] farol
        [M] luna
       *[S] estrella
    }
card-blackout =
    { $suit ->
        [C] vela
        [L] farol
        [M] luna
       *[S] estrella
    } { $rank }
label-bids = Anuncios
field-bids = Anuncios
label-turned = Descubierta
field-turned = Descubierta
label-trump-turned = Triunfo
label-bid-scored = Anuncio
# $number: the bid; $who: you or other, with $name
move-blackout-bid = anunciar { $number }
hint-move-blackout-bid = Anuncia { $number }.
log-blackout-bid =
    { $who ->
        [you] Anuncias { $number }.
       *[other] { $name } anuncia { $number }.
    }
