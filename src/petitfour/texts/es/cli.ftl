### Lo que dice el terminal mientras juegas o lees las reglas.

rules-example = Ejemplo { $number }

## Quién

name-you = Tú
name-seat = Asiento { $seat }
name-your-team = Tu equipo
name-other-team = El otro equipo
word-yes = sí
word-no = no
# Quién o qué, y lo que se dice de ello
pair = { $label }: { $said }

## Las letras de un juego

letters-marshmallow = Palos: P rosa, Y amarillo, G verde, B azul, V violeta. P7 es el 7 rosa.
letters-monster = Colores: G verde, Y amarillo, V violeta, B azul. «G8 new» abre una baza con el 8 verde, «G8 on 2» lo pone en la baza del lugar 2.
letters-macaron = Sabores: { $flavours }. Grupos: { $groups }.
letters-mastermind = Colores: R rojo, O naranja, Y amarillo, G verde, B azul, V violeta, W blanco, K negro, N marrón, P rosa.

## Lo que hay en la mesa

label-scores = Puntos
label-hand = Mano
label-moves = Jugadas
label-tricks = Bazas ganadas
# Detrás de las bazas de cada uno: cuántas hacen falta para quedar fuera
tricks-needed = ({ $number } para quedar fuera)
label-trick = Baza
label-last_trick = Última baza
label-won = Baza para
label-out = Fuera
label-trump = Triunfo
label-played = Cartas jugadas
label-without = Les falta
label-unseen = Aún sin ver
label-royal = Real
label-allergen = Alérgeno
label-boxes = Cajas
label-bets = Apuestas
label-votes = Votos
label-tokens = Tus fichas
label-stacks = Pilas de Emma
label-allergen_card = Carta descubierta
label-face_up = Emma recibió, boca arriba
label-pass = Pasas
label-point_cards = Cartas de puntos
label-ready = A punto
label-trick-at = Baza { $place }
label-codemaker = Creador del código
label-code = Código
label-row = Fila { $number }
label-rows_left = Filas restantes
label-colours = Colores
label-void = Marca errónea de
marks = rojo { $red }, blanco { $white }

## La partida

play-welcome = { $game }, { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }.
play-opponents = Los demás jugadores son robots (nivel: { $level }). Solo ven lo que verías tú en su asiento.
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
play-commitment = La mesa ha sorteado un secreto para la mezcla. Su compromiso: { $commitment }
play-entropy = Escribe unas palabras para participar en la mezcla, o simplemente pulsa Intro:
play-which-game = ¿Qué juego?
play-how-many = ¿Cuántos jugadores ({ $players })?
play-first = Para empezar (por sorteo): { $name }.
play-round = Ronda { $round }
play-your-move = Tu jugada (? para ayuda):
play-many-moves = { $number } jugadas, como { $some }
play-help =
    Escribe el número de una jugada, o la jugada misma. Si todas las jugadas empiezan por la misma palabra, puedes omitirla.
    «reglas» muestra todas las reglas, «reglas» con un número (como MT-6) una de ellas, «pista» aconseja una jugada, «salir» termina.
play-no-rule = Este juego no tiene esa regla.
play-over = ¡Fin de la partida! Victoria: { $winners }.
play-secret = El secreto de la mesa: { $secret }
play-commitment-replaced = ATENCIÓN: la mesa ha sustituido su secreto. Este no es el compromiso que viste antes de la partida. No te fíes de estos repartos.
play-entropy-replaced = ATENCIÓN: la mesa no ha usado las palabras que escribiste. Ha podido elegir los repartos.
play-stopped = Partida detenida.
play-saved = Partida guardada en { $file }. Cuando la partida ha terminado, «petitfour verify» comprueba cada reparto.

## Palabras que se pueden escribir, además de las inglesas

command-help = ayuda
command-rules = reglas
command-hint = pista
command-quit = salir

## What happens when a special rule is triggered (simulate, study)

rule-use-MT-11 = Alguien sale y puntúa.
rule-use-MT-13 = La ronda acaba porque solo queda una persona.
rule-use-MT-14 = La ronda acaba porque las manos están vacías (con cinco).
rule-use-MT-15 = Quien reparte nombra el triunfo.
rule-use-MT-16 = Se falla una baza.
rule-use-MT-19 = Un triunfo gana una baza.
rule-use-MT-20 = Alguien alcanza la meta y gana.
rule-use-MO-8 = Una carta va a una baza de otro color.
rule-use-MO-9 = El marcador de una baza cambia de manos.
rule-use-MO-10 = Una baza está completa.
rule-use-MO-11 = La fila de cartas de puntos de alguien vuelve a empezar.
rule-use-MO-13 = Una ronda acaba con bazas sin terminar.
rule-use-MO-14 = Se resuelve un empate tras la última ronda.
rule-use-MC-12 = Un empate en la votación va a la izquierda.
rule-use-MC-16-won = Se gana una apuesta.
rule-use-MC-16-lost = Se pierde una apuesta.
rule-use-MC-19 = Una carta real gana una baza de otro sabor.
rule-use-MC-20 = Una carta real está muerta porque se salió del otro sabor real.
rule-use-MC-21 = Un 1 gana una baza: tres cajas de regalo.
rule-use-MC-22 = El alérgeno estropea una baza: sin caja de regalo.
rule-use-MC-22-cancelled = Un 2 anula el alérgeno.
rule-use-MC-23 = Una ronda acaba antes, con ocho cajas de regalo.
rule-use-MC-25 = Una puntuación se queda en 0 en vez de bajar.
rule-use-MC-37 = La misma carta aparece dos veces en una baza.
rule-use-MC-38 = Una apuesta perdida da 2 puntos a Emma.
rule-use-MM-8 = Se revela el código.
rule-use-MM-9 = No se encuentra el código.
rule-use-MM-10 = Una marca era falsa: la ronda es nula.
