### Una mesa nueva, y cómo está puesta una mesa

option-players = Jugadores
option-others = Los demás jugadores
option-others-friends = Amigos (y robots)
option-others-bots = Robots
option-level = Nivel de los robots
option-edition = Cuando alguien ha jugado triunfo (MT-16)
option-edition-gamewright = Triunfo permitido
option-edition-gigamic = Triunfo obligatorio
option-target = Puntos para ganar
option-memory_aid = Ayuda: mostrar las bazas anteriores
option-teams = Dos contra dos
option-board = Tablero
option-board-standard = Estándar
option-board-advanced = Avanzado
option-colours = Colores
option-rounds = Rondas
option-repeats_in_guess = Un color puede repetirse en una propuesta
option-marking = Quién marca las propuestas
option-marking-auto = La mesa
option-marking-by-hand = El creador
option-penalty = Penalización por una marca errónea
option-penalty-transfer = Ceder 3 puntos al otro
option-penalty-award = El otro recibe 3 puntos
option-clock = Reloj
option-clock-none = Ninguno
option-clock-move = 1 minuto por jugada
option-clock-bank = 10 minutos + 10 segundos
option-listed = Abierta a todos
option-make = Crear la mesa
option-friend = Asiento { $number }
option-friend-name = Libre, o un nombre
option-friend-about = Un asiento con nombre queda reservado. Recibes un enlace, y nadie más puede sentarse ahí.
option-more = Más opciones
option-hints = Permitir pistas
option-spectators = Espectadores
option-spectators-public = En directo
option-spectators-delay = 3 minutos de retraso
option-spectators-none = Ninguno
option-box = Números de la caja (MC-14, MC-16)
option-box-ours = Provisionales
option-box-own = Los de mi caja
option-facts = Ajustes de la mesa

box-about = El reglamento solo los muestra en imágenes. Si tienes la caja, escribe aquí sus números. Este dispositivo los recuerda.
box-tokens = Las doce fichas de voto
box-boxes = Cajas
box-points = Puntos
box-won = Apuesta ganada
box-lost = Apuesta perdida
box-bet = Quién apuesta
box-bet-yes = Todos
box-bet-solo = Solitario
box-bet-no = Nadie
problem-box = Estos números no encajan. Fichas: doce, como 4 o 6/2, y dos de ellas un 3. Niveles: de 0 a 8+, sin huecos.

fact-clock-move =
    { $seconds ->
        [one] Un segundo por jugada
       *[other] { $seconds } segundos por jugada
    }
fact-clock-bank = { $seconds } segundos, más { $increment } por jugada
fact-delay =
    { $seconds ->
        [one] Un segundo de retraso
       *[other] { $seconds } segundos de retraso
    }
fact-box-own = Los de una caja real
