### Lo que dice la mesa web durante una partida.

## Asientos

seat-number = Asiento { $number }
seat-bot = Robot
seat-away = Ausente
seat-removed = Juega un robot (por decisión del anfitrión)
seat-also =
    { $number ->
        [one] También juega el sitio { $seats }
       *[other] También juega los sitios { $seats }
    }
seat-points = Puntos
seat-turn = Le toca jugar
seat-clock = Tiempo restante

## La mesa

table-round = Ronda { $round }
scores-title = Puntos después de cada ronda
scores-player = Jugador
scores-now = Total
log-title = Historial
hand-label =
    Tu mano, { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
hand-chosen = { $card }, elegida
hand-kept = { $card }, se jugará en tu turno
hand-unplayable = { $card }, no se puede jugar ahora
trick-card = { $name }: { $card }
prompt-play = Juega una carta.
prompt-lead = Sal con la carta que quieras.
status-your-turn = Te toca.
status-waiting = Esperando a { $names }.
status-dropped = La carta que habías elegido ya no se puede jugar.
status-next = Empieza la ronda siguiente.
table-watching = Estás mirando
status-dealing = Se reparten las cartas.
status-over = La partida ha terminado.
status-offline = Sin conexión: tu jugada no se envía. Reintentando…
status-rule = Ver la regla
status-kept = Tu carta está lista.

## Reacciones

react = Reaccionar
react-smile = Sonreír
react-laugh = Reír
react-wow = ¡Vaya!
react-sad = Triste
react-think = Mmm
react-clap = Bravo
react-heart = Corazón
react-hurry = ¡Más rápido!
react-good-luck = ¡Suerte!
react-nice-move = ¡Buena jugada!
react-well-played = ¡Bien jugado!
react-thanks = ¡Gracias!
react-sorry = ¡Perdón!
react-one-moment = Un momento, por favor.

## Leído en voz alta con una tecla

read-nothing = nada
read-hand = Tu mano: { $cards }.
read-score = { $name } { $score }
read-trick = La baza: { $cards }.
read-open = Baza { $place }, la va ganando { $name }: { $cards }.
read-last = La última baza: { $cards }.

## Pistas, memoria, menú

hint-thinking = Pensando…
hint-col-move = Jugada
hint-col-win = Victorias
hint-col-points = Puntos
memory-about = Esta mesa tiene la ayuda de memoria: muestra las bazas anteriores, que según las reglas quedan ocultas.
table-learn = ¿No conoces el juego? Prueba la introducción
menu-let-bot = Que un robot juegue por mí
menu-end = Proponer terminar la partida
menu-end-not = Retirar la propuesta
menu-concede = Rendirse
menu-close-sure = ¿Cerrarla de verdad para todos?
menu-sure = ¿Rendirse de verdad?
menu-close = Cerrar la mesa
menu-keys = Teclas: H lee tu mano, T la baza, L la última baza, S los puntos; flechas y cifras eligen una carta, Intro la juega.
status-held = Un robot juega por ti.
status-back = He vuelto
status-let-bot = Un robot por { $name }
menu-end-now = Terminar aquí la partida
offer-end = { $number ->
    [one] { $names } propone terminar aquí, sin ganador.
   *[other] { $names } proponen terminar aquí, sin ganador.
}
offer-accept = Aceptar
offer-decline = Rechazar
offer-end-mine = Has propuesto terminar. Esperando a { $names }.
offer-declined = { $name } quiere seguir jugando.
offer-read = De acuerdo
offer-rematch = Los demás quieren jugar otra vez.
offer-later = Ahora no

## The table of a game that brings none of its own

plain-table = La mesa
plain-moves = Tus jugadas
plain-prompt = Elige una jugada.
plain-peg = Clavija { $number }
field-scores = Puntos
field-cards = Cartas
field-tricks = Bazas
field-phase = Fase
field-trump = Triunfo
field-lead = Salida
field-dealer = Reparte
field-last_trick = Última baza
field-left_over = Sin repartir
field-bids = Apuestas
held-card = Juegas { $card }.
held-choice = Eliges.
held-undo = Deshacer
