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
letters-monster = Colores: G verde, Y amarillo, V morado, B azul. «G8 new» abre una baza con el 8 verde, «G8 on 2» lo pone en la baza del lugar 2.
letters-macaron = Sabores: A almendra, P pistacho, S fresa, B arándano, G té verde, E Earl Grey, C chocolate. Grupos: A almendra y pistacho, B fresa y arándano, C té verde y Earl Grey, D chocolate.
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
label-passed = Elección hecha
label-point_cards = Cartas de puntos
label-laid = Fila colocada
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
play-opponents = Los demás jugadores son robots de nivel «{ $level }». Solo ven lo que verías tú en su asiento.
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
play-commitment = La mesa ha sorteado su secreto. Su compromiso: { $commitment }
play-entropy = Escribe unas palabras tuyas para barajar, o simplemente pulsa Intro:
play-which-game = ¿Qué juego?
play-how-many = ¿Cuántos jugadores ({ $players })?
play-first = Por sorteo: { $name }.
play-round = Ronda { $round }
play-your-move = Tu jugada (? para ayuda):
play-many-moves = { $number } jugadas, como { $some }
play-help =
    Escribe el número de una jugada, o la jugada misma. Si todas las jugadas empiezan por la misma palabra, puedes omitirla.
    «reglas» muestra todas las reglas, «reglas» con un número (como MT-6) una de ellas, «pista» aconseja una jugada, «salir» termina.
play-no-rule = Este juego no tiene esa regla.
play-over = La partida ha terminado. La victoria es para: { $winners }.
play-secret = El secreto de la mesa: { $secret }
play-stopped = Partida detenida antes del final.
play-saved = El registro está en { $file }. Una vez terminada la partida, «petitfour verify» recalcula cada reparto a partir del registro.

## Palabras que se pueden escribir, además de las inglesas

command-help = ayuda
command-rules = reglas
command-hint = pista
command-quit = salir
