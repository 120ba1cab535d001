### Una mesa nueva, y cómo está puesta una mesa

option-players = Jugadores
option-others = Los demás
option-others-friends = Amigos (y robots)
option-others-bots = Robots
option-level = Nivel de los robots
option-edition = Cuando ya hay triunfo en la baza (MT-16)
option-edition-gamewright = Triunfo permitido
option-edition-gigamic = Triunfo obligatorio
option-target = Puntos para ganar
option-memory_aid = La mesa recuerda las bazas anteriores
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
option-penalty = Por una marca errónea
option-penalty-transfer = 3 puntos cambian de manos
option-penalty-award = 3 puntos para el otro
option-clock = Reloj
option-clock-none = Ninguno
option-clock-move = 1 minuto por jugada
option-clock-bank = 10 minutos + 10 segundos
option-listed = Abierta a todos
option-make = Poner la mesa
option-friend = Asiento { $number }
option-friend-name = Libre, o el nombre de alguien
option-friend-about = Un asiento con nombre queda guardado: recibes un enlace que lo abre, y nadie más puede sentarse ahí.
option-more = Más opciones
option-hints = Pistas para quien las pida
option-spectators = Espectadores
option-spectators-public = Ven la mesa
option-spectators-delay = Tres minutos después
option-spectators-none = Ninguno
option-box = Números de la caja (MC-14, MC-16)
option-box-ours = Provisionales
option-box-own = Los de mi caja
option-facts = Cómo está puesta esta mesa

box-about = El reglamento solo los muestra en imágenes. Si tienes la caja, escribe lo que dice; este dispositivo lo recuerda.
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
fact-clock-bank = { $seconds } segundos, y { $increment } por jugada
fact-delay =
    { $seconds ->
        [one] Un segundo después
       *[other] { $seconds } segundos después
    }
fact-box-own = Los de una caja real
