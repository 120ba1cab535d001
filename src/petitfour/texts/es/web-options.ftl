### Una mesa nueva, y cómo está puesta una mesa

option-players = Jugadores
option-others = Los demás jugadores
option-others-friends = Amigos (y robots)
option-others-bots = Robots
option-level = Nivel de los robots
option-target = Puntos para ganar
option-memory_aid = Ayuda: mostrar las bazas anteriores
option-rounds = Rondas
option-target-about-marshmallow = El reglamento juega a 20 puntos. Las demás metas son un añadido nuestro.
option-rounds-about-mastermind = Con un número par, cada cual crea tantos códigos como busca.
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
option-facts = Ajustes de la mesa

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
