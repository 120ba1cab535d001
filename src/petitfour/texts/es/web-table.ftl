### Lo que dice la mesa web durante una partida.

## Cartas

# $suit: una letra; $rank: un número
card-marshmallow =
    { $rank } { $suit ->
        [P] rosa
        [Y] amarillo
        [G] verde
        [B] azul
       *[V] violeta
    }
card-monster =
    { $rank } { $suit ->
        [G] verde
        [Y] amarillo
        [V] violeta
       *[B] azul
    }
card-macaron =
    { $rank } de { $suit ->
        [A] almendra
        [P] pistacho
        [S] fresa
        [B] arándano
        [G] té verde
        [E] Earl Grey
       *[C] chocolate
    }
suit-marshmallow =
    { $suit ->
        [P] rosa
        [Y] amarillo
        [G] verde
        [B] azul
       *[V] violeta
    }
suit-monster =
    { $suit ->
        [G] verde
        [Y] amarillo
        [V] violeta
       *[B] azul
    }
suit-macaron =
    { $suit ->
        [A] almendra
        [P] pistacho
        [S] fresa
        [B] arándano
        [G] té verde
        [E] Earl Grey
       *[C] chocolate
    }
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

## La prueba del malvavisco

marshmallow-out = Fuera
marshmallow-dealer = Reparte
marshmallow-tricks =
    { $number ->
        [one] { $number } baza
       *[other] { $number } bazas
    } de { $needed }
marshmallow-trump =
    Triunfo: { $suit ->
        [P] rosa
        [Y] amarillo
        [G] verde
        [B] azul
       *[V] violeta
    }
marshmallow-no-trump = Sin triunfo
marshmallow-trump-open = Triunfo: ?
marshmallow-prompt-trump = Repartes tú: elige el triunfo de la ronda.

## Monster Tricks

monster-prompt-order = Ordena tus cartas de puntos.
monster-prompt-place = Elige un lugar para tu carta.
monster-laid = A punto
monster-won =
    { $number ->
        [one] { $number } baza
       *[other] { $number } bazas
    }
monster-row-down = Cartas de puntos: todas boca abajo
monster-row-up = Cartas de puntos: el { $value } está boca arriba, en el lugar { $place }
monster-order-how = Cada baza que ganas descubre la carta siguiente: izquierda, medio, derecha y otra vez izquierda. La carta boca arriba al final de la ronda te da tus puntos.
monster-order-row = Tu fila
monster-order-choose = Tus cartas de puntos
monster-order-lay = Colocar el { $value }
monster-order-back = Recuperar el { $value }
monster-order-done = Confirmar el orden
monster-place = Baza { $place }
monster-place-free = Lugar libre { $place }
monster-new = Abrir una baza aquí
monster-free = Libre
monster-leads = { $name } va ganando esta baza

## Macaron

macaron-allergen = Alérgeno
macaron-group = { $group }
macaron-group-royal = { $group }, corona
macaron-emma-stack = Cartas de Emma de este sabor
macaron-emma-face-up = Emma recibió, boca arriba:
# $number: fichas que hay allí
macaron-spot-above = Encima de { $flavour }, ya hay { $number }
macaron-spot-below = Debajo de { $flavour }, ya hay { $number }
macaron-track = Pista de cajas de regalo
macaron-boxes = cajas de regalo
macaron-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
macaron-stands =
    { $name }: { $number ->
        [one] { $number } caja de regalo
       *[other] { $number } cajas de regalo
    }
macaron-bet = Apuesta de { $name }
macaron-bet-short = Apuesta { $level }
macaron-no-bet-short = Sin apuesta
macaron-no-bet = No apostar
macaron-sum = Total de votos
macaron-partner = Pareja
macaron-team = Equipo { $number }
macaron-passed = A punto
macaron-first = Empieza
macaron-tokens = Tus fichas de voto
macaron-you-pass = Pasas
macaron-pass-done = Pasar estas dos
macaron-discard-done =
    { $number ->
        [one] Cambiar esta carta
       *[other] Cambiar estas cartas
    }
macaron-prompt-pass = Elige dos cartas para pasar a { $name }.
macaron-prompt-discard = Elige una o dos cartas para cambiar.
macaron-prompt-royal = Elige el grupo real: será el triunfo.
macaron-prompt-allergen = Elige el alérgeno: una baza que lo tenga no da caja.
macaron-prompt-token = Elige una de tus fichas.
macaron-prompt-vote = Encima de un sabor: +{ $plus } para la corona. Debajo: −{ $minus } para el alérgeno.
macaron-prompt-bet = ¿Cuántas cajas ganarás? Una apuesta acertada da puntos, una fallada los quita.
macaron-prompt-bet-solo = ¿Cuántas cajas ganarás? Si fallas, Emma suma 2 más.
macaron-vote-goal = La pareja con la suma más alta lleva la corona: gana a las demás. El sabor con la más baja es el alérgeno: sus bazas no dan caja.
macaron-received = { $name } te pasó:
macaron-bet-right = Apuesta acertada: { $points } más
macaron-bet-wrong = Apuesta fallada: { $points } menos

## Mastermind

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
mastermind-prompt-mark = Marca la propuesta con los cursores rojo y blanco.

## Pistas, memoria, menú

hint-thinking = Pensando…
hint-col-move = Jugada
hint-col-win = Victorias
hint-col-points = Puntos
memory-about = Esta mesa tiene la ayuda de memoria: muestra las bazas anteriores, que según las reglas quedan ocultas.
memory-row = Cartas de puntos de { $name }: { $row }
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
