### Una mesa nueva, y cómo está puesta una mesa

option-players = Jugadores
option-others = Los demás jugadores
option-others-friends = Amigos (y robots)
option-others-bots = Robots
option-level = Nivel de los robots
option-edition = Cuando alguien ha jugado triunfo
option-edition-gamewright = Triunfo permitido (Gamewright)
option-edition-gigamic = Triunfo obligatorio (Gigamic, Francia)
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
option-edition-about = Las dos ediciones impresas difieren aquí. Elige la que tengas en casa.
option-target-about-marshmallow = El reglamento juega a 20 puntos. Las demás metas son un añadido nuestro.
option-rounds-about = Con un número par, cada cual crea tantos códigos como busca.
option-teams-about = Para quienes ya conocen bien el juego.
option-first = Quién empieza
option-first-lot = Por sorteo
option-first-you = Tú
option-first-about-marshmallow = Según el reglamento, reparte primero quien haya comido malvaviscos más recientemente.
option-first-about-monster = Según el reglamento, empieza la persona de más edad.
option-first-about-macaron = Según el reglamento, empieza la última persona que comió un macaron o un pastel.
option-first-about-mastermind = Según el reglamento, se decide de común acuerdo quién crea el primer código.
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
option-box = Números de la caja y preferencias de Emma
option-box-ours = Reconstrucción
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
box-add = Añadir una fila
box-remove = Quitar la fila { $number }
box-spaces = Si las casillas de una fila tienen puntos distintos, escríbelos seguidos, por ejemplo 1 2.
box-emma-cannot_follow = Emma no puede seguir una salida no real: prefiere
box-emma-after_royal = Emma sale después de ganar un sabor real: prefiere
box-emma-after_other = Emma sale después de ganar otro sabor: prefiere
box-wish = Opción { $number }
box-wish-any = El de más a la izquierda
box-wish-royal = Un sabor real
box-wish-not-royal = Un sabor no real
box-wish-allergen = El alérgeno
box-wish-neither = Ni real ni alérgeno
box-wish-same = Otra vez el mismo sabor
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
