### Las páginas alrededor de la mesa.

## Inicio

name-guest = Invitado
home-title = Cuatro pequeños juegos
home-lead = Cuatro pequeños juegos de mesa, con amigos o con robots. Sin cuenta: toca y juega.
home-about-marshmallow = Gana bazas y deja la ronda en el momento justo: quien espera demasiado se queda sin nada.
home-about-monster = Cuatro bazas a la vez, y cada baza ganada cambia tu carta de puntos.
home-about-macaron = Vota los sabores reales, ten cuidado con el alérgeno y apuesta por tus cajas de regalo.
home-about-mastermind = Esconde un código de cuatro clavijas y descubre el del otro en nueve filas.
home-players = jugadores
home-for =
    { $number ->
        [one] { $number } jugador
       *[other] { $number } jugadores
    }
home-play = Jugar con robots
home-play-emma = Jugar contra Emma
home-friends = Con amigos
home-options = Opciones
home-mine = Mis mesas
home-open = Mesas abiertas
home-your-turn = Te toca
home-waiting = Esperando a { $names }
home-won = ¡Has ganado!
home-lost = Victoria de { $names }
home-shared = Victoria compartida
home-games = Mis partidas
home-record = Ver un archivo de partida
home-learn = ¿Primera vez? Aprende jugando
home-phase-gathering = Por empezar
home-phase-playing = En juego
home-phase-over = Terminada
home-unofficial = Una versión no oficial, hecha por amor a estos juegos, sin relación con sus editoriales.

## Antes de empezar

lobby-seats = ¿Quién juega?
lobby-name = Tu nombre
lobby-open = Asiento libre
lobby-friend = Reservado para un amigo
lobby-yours = Reservado para ti
lobby-keep = Reservar el asiento { $number } para un amigo
lobby-keep-for = Para un amigo
lobby-sit = Sentarse aquí
lobby-sit-too = Otro jugador aquí
lobby-host = Tú empiezas la partida
lobby-player = Jugador { $number }
lobby-stand = Levantarse
lobby-remove = Liberar el asiento de { $name }
lobby-bot = Robot para el asiento { $number }
lobby-bot-add = Añadir un robot
lobby-ready = Estoy listo
lobby-ready-is = Listo
lobby-ready-not = Aún no está listo
lobby-start = Empezar
lobby-free =
    { $number ->
        [one] Queda { $number } asiento libre.
       *[other] Quedan { $number } asientos libres.
    }
lobby-host-starts = El anfitrión empezará la partida.
lobby-full = Todos los asientos están ocupados. Podrás mirar la partida.
lobby-fill = Robots en los asientos libres
lobby-learn = ¿No conoces el juego? Apréndelo mientras esperas
lobby-invite = Invitar a amigos
lobby-qr = Código QR con la dirección de esta mesa
lobby-link = Dirección de esta mesa
link-here = Solo este ordenador puede abrir este enlace. Para los teléfonos, inicia el servidor con --lan: petitfour serve --lan
lobby-copy = Copiar
lobby-copied = Copiado
lobby-share = Compartir
lobby-screen = Pantalla grande
bot-level-easy = Fácil
bot-level-medium = Medio
bot-level-hard = Difícil
bot-level-expert = Experto
curtain-title = Pasa el dispositivo
curtain-am = Soy { $name }
unwatched-title = Una mesa cerrada
unwatched-yet = Los espectadores ven esta mesa unos minutos después. Vuelve en un momento.
unwatched-text = En esta mesa se juega sin espectadores.

## El final

end-won = ¡Has ganado!
end-shared = ¡Compartes la victoria!
end-winners = La victoria es para { $names }.
end-nobody = La partida ha terminado
end-conceded = Los demás se rindieron.
end-agreed = Todos acordaron parar aquí.
end-abandoned = La mesa se ha recogido.
end-rematch = Jugar otra vez
end-rematch-join = Unirse a la siguiente partida
end-replay = Ver de nuevo
end-download = Descargar
end-verify = Verificar los repartos

## Repetición

replay-title = Repetición
replay-back = Atrás
replay-next = Adelante
replay-play = Reproducir
replay-pause = Pausa
replay-moment = Momento
replay-eyes = Visto por
replay-table = La mesa
replay-open = Cartas descubiertas
replay-hands = Las manos de todos
replay-copy = Copiar el enlace a este momento
replay-copied = El enlace a este momento está copiado.
replay-drop = Suelta aquí el archivo de una partida, o elígelo: cada partida se puede descargar al final.
review-thinking = Se examina cada decisión. Un poco de paciencia…
review-whose = ¿Qué jugador?
replay-file = Abrir un archivo de partida
review-open = Análisis
review-of = Cómo jugó { $name }
fair-verified =
    { $deals ->
        [one] 1 reparto recalculado aquí, conforme al compromiso.
       *[other] { $deals } repartos recalculados aquí, conformes al compromiso.
    }
fair-altered = ¡La jugada { $move } no es el reparto que da el secreto!
fair-secret = ¡El secreto no corresponde al compromiso!
fair-unverifiable = Esta partida no tiene secreto: sus repartos no se pueden recalcular.

## Reglas

rules-title = { $game }: reglas
rules-others = Las reglas de los juegos
rules-search = Buscar en las reglas
rules-none = Ninguna regla dice eso.
rules-found =
    { $number ->
        [one] 1 resultado
       *[other] { $number } resultados
    }
rules-examples = Ejemplos

## Lo que el servidor no pudo hacer

problem-nobody = Siéntate primero: la mesa aún no te conoce.
problem-no-such-table = Esa mesa no existe.
problem-no-such-seat = Ese asiento no existe.
problem-no-such-link = Este enlace ya se usó o ha caducado.
problem-seat-taken = Ya hay alguien sentado ahí.
problem-seats-free = Quedan asientos libres: invita a amigos o añade robots.
problem-not-ready = Aún no están todos listos.
problem-not-host = Solo el anfitrión de la mesa puede hacer eso.
problem-not-your-seat = Ese no es tu asiento.
problem-wrong-key = Este asiento está reservado para otra persona.
problem-bad-name = Un nombre tiene de 1 a 30 caracteres.
problem-held = Ahora mismo juega aquí un robot.
problem-conceded = Este asiento se ha rendido.
problem-here = Esa persona está aquí.
problem-in-play = Otros siguen jugando.
problem-curtain = Di primero de quién es la mano.
problem-no-hints = En esta mesa no hay pistas.
problem-too-fast = Un momento, por favor.
problem-too-many = Es demasiado a la vez. Espera un poco.
problem-too-large = Ese archivo es demasiado grande.
problem-bad-record = No es una partida de uno de nuestros juegos, o se ha modificado.
problem-bad-setting = Estos ajustes no van juntos.
problem-store-away = El servidor no puede guardar nada ahora. No se ha perdido nada; inténtalo de nuevo.
problem-trouble = Algo ha fallado en el servidor.
problem-not-over = Esta partida aún no ha terminado.
problem-not-found = Aquí no hay nada.
problem-not-gathering = La partida ya ha empezado.
problem-not-playing = Aquí no se está jugando ahora.
problem-not-held = Aquí no juega ningún robot.
problem-rematched = La próxima partida ya está preparada.
problem-no-such-level = Ese robot no existe.
problem-no-such-game = Ese juego no existe.
problem-no-introduction = Este juego aún no tiene introducción.
problem-bad-entropy = Estas palabras no sirven para barajar.
problem-bad-message = La página y el servidor no se entienden. Vuelve a cargar la página.
problem-not-your-turn = No te toca a ti.

## Lo que se guarda de una persona

settings-forget = Olvidarme aquí
settings-forget-sure = ¿Seguro? Tu nombre y tus asientos en este servidor se borran y no se pueden recuperar.
settings-forgotten = Este servidor ya no te conoce.
