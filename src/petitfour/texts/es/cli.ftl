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

## Lo que hay en la mesa

label-scores = Puntos
label-hand = Mano
label-moves = Jugadas
label-tricks = Bazas ganadas
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
