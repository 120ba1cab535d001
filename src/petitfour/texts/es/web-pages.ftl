### Las páginas alrededor de la mesa.

## Inicio

name-guest = Invitado
home-title = Cuatro pequeños juegos
home-lead = Cuatro pequeños juegos de mesa, con amigos o con robots. Sin cuenta: toca y juega.
home-about-marshmallow = Gana bazas y sal en el momento justo: si esperas demasiado, no ganas nada.
home-about-monster = Cuatro bazas a la vez, y cada baza que ganas cambia lo que puntuarás.
home-about-macaron = Vota los sabores reales, evita el alérgeno y apuesta por tus cajas de regalo.
home-about-mastermind = Esconde un código de cuatro clavijas y descubre el del otro en nueve filas.
home-play = Jugar
home-against = { $number ->
    [one] 1 robot · { $level }
   *[other] { $number } robots · { $level }
}
home-against-emma = contra Emma
home-again = Jugar otra vez con
home-again-with = { $names } · { $game }
home-statistics = Todas mis partidas y estadísticas
home-friends = Con amigos
home-mine = Mis mesas
home-open = Mesas abiertas
home-your-turn = Te toca
home-waiting = Esperando a { $names }
home-games = Mis partidas
home-record = Abrir una partida guardada
home-learn = ¿Primera vez? Aprende jugando
home-phase-gathering = Por empezar
home-phase-playing = En juego
home-phase-over = Terminada
home-unofficial = No oficial, por amor a estos juegos. Sin relación con sus editoriales.

## La página de un juego

facts-marshmallow = De 2 a 5 jugadores, desde 10 años, unos 30 minutos. Un juego de Reiner Knizia, editado por Gamewright y, en francés, por Gigamic.
facts-monster = De 2 a 5 jugadores, desde 10 años, unos 30 minutos. Un juego de Ralf zur Linde, ilustrado por Charlotte Wagner, editado por Ravensburger.
facts-macaron = De 1 a 5 jugadores, desde 10 años, unos 30 minutos. Un juego de Ta-Te Wu, ilustrado por Holly Chiu y Rachel Kim, editado por Sunrise Tornado.
facts-mastermind = 2 jugadores, desde 8 años, unos 15 minutos. Un juego de Mordecai Meirowitz, editado por Hasbro.
game-new-table = Mesa nueva
game-results = Tus resultados

## Mis partidas

percent = { $share } %
results-none = Todavía no has terminado ninguna partida.
results-all = Todas las partidas
results-more = Mostrar más
results-elsewhere = Jugada en un dispositivo, no en este servidor
results-won = Ganada
results-shared = Compartida
results-lost = Perdida
statistics-matches = Partidas
statistics-won = Ganadas
statistics-average = Media
statistics-best = Récord
statistics-streak = Victorias seguidas
statistics-streak-of = { $now } (récord { $longest })
statistics-chart = Tus últimos { $number } resultados, el más reciente a la derecha
statistics-bots = con robots ({ $level })
statistics-against-people = con gente
statistics-against-emma = contra Emma
statistics-against-mixed = con robots de varios niveles

## Antes de empezar

lobby-seats = Jugadores
lobby-name = Tu nombre
lobby-open = Asiento libre
lobby-friend = Reservado
lobby-yours = Reservado para ti
lobby-keep = Reservar el asiento { $number }
lobby-keep-for = Reservar
lobby-sit = Sentarse aquí
lobby-sit-too = Añadir a alguien en este dispositivo
lobby-host = Tú empiezas la partida
lobby-host-is = Empieza la partida
lobby-player = Jugador { $number }
lobby-stand = Dejar el asiento
lobby-remove = Liberar el asiento de { $name }
lobby-bot = Robot para el asiento { $number }
lobby-bot-add = Añadir un robot
lobby-ready = Podemos empezar
lobby-ready-is = A punto
lobby-ready-not = Todavía no
lobby-start = Empezar
lobby-free =
    { $number ->
        [one] Queda { $number } asiento libre.
       *[other] Quedan { $number } asientos libres.
    }
lobby-sealed = Barajando las cartas…
lobby-host-starts = El anfitrión empezará la partida.
lobby-full = Todos los asientos están ocupados. Podrás mirar la partida.
lobby-fill = Completar con robots
lobby-learn = ¿No conoces el juego? Apréndelo mientras esperas
lobby-invite = Invitar a amigos
lobby-qr = Código QR con la dirección de esta mesa
lobby-link = Dirección de esta mesa
link-here = Solo este ordenador puede abrir este enlace. Para los móviles, inicia el servidor así: petitfour serve --lan
lobby-copy = Copiar
lobby-copied = Copiado
lobby-share = Compartir
lobby-screen = Pantalla grande
host-menu = Sobre { $name }
host-mute = Silenciar
host-unmute = Dejar de silenciar
host-mute-about = Ya no podrá enviar reacciones.
host-remove = Retirar
host-remove-sure = ¿Retirar de verdad a { $name }?
host-remove-about = Un robot juega en su sitio hasta el final. Todos lo ven.
host-block = Bloquear
host-block-sure = ¿Bloquear de verdad a { $name }?
host-block-about = Esa persona deja la mesa y no puede volver.
bot-level-easy = Fácil
bot-level-medium = Medio
bot-level-hard = Difícil
bot-level-expert = Experto
bot-level-remote = Programa externo
remote-title = Tu programa en el asiento { $number }
curtain-title = Pasa el dispositivo
curtain-am = Soy { $name }, ver mis cartas
unwatched-title = Una mesa privada
unwatched-yet = Los espectadores ven esta mesa unos minutos después. ¡Vuelve pronto!
unwatched-text = En esta mesa se juega sin espectadores.

## El final

end-won = ¡Has ganado!
end-shared = ¡Compartes la victoria!
end-winners =
    { $number ->
        [one] ¡{ $names } gana!
       *[other] ¡{ $names } ganan!
    }
end-nobody = Fin de la partida
end-conceded = Los demás se rindieron.
end-agreed = Todos acordaron parar.
end-abandoned = La mesa se ha cerrado.
end-closed = El anfitrión ha cerrado la mesa.
end-too-long = La partida se ha hecho demasiado larga y termina aquí.
end-rematch = Jugar otra vez
end-rematch-join = Unirse a la siguiente partida
end-replay = Repetición
end-share = Compartir el resultado
end-share-saved = Imagen guardada
end-download = Descargar
end-verify = Verificar los repartos

## Repetición

replay-title = Repetición
replay-back = Atrás
replay-branch = Seguir desde aquí
replay-next = Adelante
replay-play = Reproducir
replay-pause = Pausa
replay-moment = Momento
replay-eyes = Visto por
replay-table = Todos
replay-open = Cartas descubiertas
replay-hands = Las manos de todos
replay-copy = Copiar el enlace a este momento
replay-copied = Enlace copiado.
replay-drop = Suelta aquí una partida guardada, o elige su archivo. Cada partida se puede descargar al final.
review-thinking = Se examina cada decisión. Un poco de paciencia…
review-whose = ¿Qué jugador?
replay-file = Abrir una partida guardada
review-open = Análisis
review-of = Cómo jugó { $name }
fair-verified =
    { $deals ->
        [one] Reparto verificado: todo es correcto.
       *[other] { $deals } repartos verificados: todo es correcto.
    }
fair-altered = ¡La jugada { $move } no es el reparto que da el secreto!
fair-secret = ¡El secreto no corresponde al compromiso!
fair-pledge = ¡La parte de la mezcla de alguien no es la que había prometido!
fair-own = La mesa mantuvo su compromiso, y tu parte está en la mezcla.
fair-record-only = Solo se ha comprobado el registro: no empezaste esta partida en este navegador.
fair-unremembered = Solo se ha comprobado el registro: este navegador no pudo recordar lo que vio antes de la partida.
fair-withheld = No revelaron a tiempo su parte de la mezcla: { $names }.
fair-unverifiable = Estos repartos no se pueden verificar: el registro no contiene el secreto.
fair-no-deck = Esta página no sabe verificar los repartos de este juego. En el servidor, la orden petitfour verify sí puede.

## Reglas

rules-title = { $game }: reglas
rules-others = Las reglas de los juegos
rules-search = Buscar en las reglas
rules-none = No se ha encontrado ninguna regla.
rules-found =
    { $number ->
        [one] 1 resultado
       *[other] { $number } resultados
    }
rules-examples = Ejemplos

## Lo que el servidor no pudo hacer

problem-unauthenticated = Siéntate primero: la mesa aún no te conoce.
problem-no-such-table = Esa mesa no existe.
problem-no-such-seat = Ese asiento no existe.
problem-no-such-link = Este enlace ya se usó o ha caducado.
problem-seat-taken = Ese asiento ya está ocupado.
problem-seats-free = Quedan asientos libres: invita a amigos o añade robots.
problem-not-ready = Aún falta alguien.
problem-not-host = Solo el anfitrión puede hacer eso.
problem-not-your-seat = Ese no es tu asiento.
problem-wrong-key = Este asiento está reservado para otra persona.
problem-bad-name = Un nombre tiene de 1 a 30 caracteres visibles.
problem-bot-in-seat = Ahora mismo juega aquí un robot.
problem-conceded = Este asiento se ha rendido.
problem-player-present = Esa persona está aquí.
problem-muted = El anfitrión ha silenciado tus reacciones.
problem-removed = El anfitrión ha retirado a este jugador.
problem-blocked = El anfitrión no te quiere en esta mesa.
problem-own-seat = No puedes hacer eso contigo.
problem-hand-hidden = Elige primero de quién son las cartas.
problem-no-hints = En esta mesa no hay pistas.
problem-too-late = Se te acabó el tiempo: la mesa ha jugado por ti.
problem-too-fast = Un momento, por favor.
problem-too-many = Es demasiado a la vez. Espera un poco.
problem-busy = El servidor está muy ocupado ahora. Inténtalo de nuevo en un momento.
problem-too-large = Ese archivo es demasiado grande.
problem-bad-record = No es una partida de uno de nuestros juegos, o se ha modificado.
problem-bad-setting = Estos ajustes no van juntos.
problem-store-unavailable = El servidor no puede guardar nada ahora. No se ha perdido nada. Inténtalo de nuevo.
problem-internal-error = Algo ha fallado en el servidor.
problem-not-over = Esta partida aún no ha terminado.
problem-not-found = Aquí no hay nada.
problem-not-gathering = La partida ya ha empezado.
problem-not-playing = Aquí no se está jugando ahora.
problem-no-bot-in-seat = Aquí no juega ningún robot.
problem-rematched = La próxima partida ya está preparada.
problem-no-such-level = Ese robot no existe.
problem-no-such-game = Ese juego no existe.
problem-no-introduction = Este juego aún no tiene introducción.
problem-sealed = El anfitrión ha empezado: ya no se puede cambiar nada.
problem-wrong-entropy = Eso no es lo que este asiento prometió para la mezcla.
problem-nothing-to-reveal = Este asiento no tiene nada que revelar ahora.
problem-bad-entropy = Estas palabras no sirven para barajar.
problem-bad-message = La página y el servidor no se entienden. Vuelve a cargar la página.
problem-not-your-turn = No te toca a ti.

## Lo que se guarda de una persona

settings-forget = Borrar mis datos de este servidor
settings-forget-sure = ¿Seguro? Tu nombre y tus asientos en este servidor se borran y no se pueden recuperar.
settings-forgotten = Tus datos se han borrado.
