### Lo que dice la mesa web en todas las páginas.

## Títulos y caminos

title-page = { $page } · Petit Four
title-turn = ¡Te toca! { $game }
go-home = Inicio
close = Cerrar
try-again = Reintentar
connecting = Preparando la mesa…
link-lost = Conexión perdida, reintentando…
gone-title = Mesa no encontrada
gone-text = Puede que se haya eliminado, o que el enlace esté incompleto.
stuck-title = Esta mesa no puede seguir
problem-other-rules = Esta mesa se jugó con otra versión de las reglas que la de este servidor.
problem-unreadable = Esta mesa ya no se puede abrir. ¡Lo sentimos!
problem-other-version = Esta página es más antigua que el servidor. Vuelve a cargarla.
lost-title = Página no encontrada
lost-text = No hay nada en esta dirección. Todos los juegos están en la página de inicio.
open-log = Puntos e historial
open-rules = Reglas
open-learn = Introducción
open-settings = Ajustes
open-menu = Menú
open-hint = Pista
open-memory = Cartas que faltan
open-carry = Seguir en otro dispositivo

## Ajustes

settings-title = Ajustes
setting-language = Idioma
setting-theme = Tema
setting-theme-system = Como el dispositivo
setting-theme-light = Claro
setting-theme-dark = Oscuro
setting-cards = Cartas
setting-cards-usual = Pastel
setting-cards-contrast = Alto contraste
setting-motion = Animaciones
setting-motion-usual = Normales
setting-motion-quick = Rápidas
setting-motion-none = Ninguna
setting-sound = Sonido
setting-haptics = Vibración
setting-order = Ordenar mi mano
setting-order-suit = Por palo
setting-order-rank = Por valor
setting-tap = Tocar una carta
setting-tap-now = La juega
setting-tap-undo = Se puede deshacer
setting-tap-twice = Pide otro toque
setting-notify = Avisarme cuando me toque
setting-notify-forbidden = Tu navegador bloquea las notificaciones. Puedes permitirlas en sus ajustes.
setting-on = Sí
setting-off = No

## Lo que ha fallado

fair-commitment-replaced = Atención: la mesa ha sustituido el secreto con el que se comprometió. Ha podido elegir estos repartos.
fair-entropy-replaced = Atención: la mesa no ha usado tu parte de la mezcla. Ha podido elegir estos repartos. (Si usaste otro dispositivo, compruébalo allí.)
fair-entropy-left-out = Atención: la mesa dice que tu parte de la mezcla llegó tarde, y no la ha usado. Si tu conexión funcionaba, no te fíes de estos repartos.
problem-stale = La partida ha avanzado. Mira de nuevo y elige.
problem-line-down = La conexión se perdió antes de que la mesa respondiera.
problem-server-away = El servidor no responde en este momento.
problem-other = No ha funcionado. Inténtalo de nuevo.

## Letras de cartas y clavijas

# $suit: la letra de los archivos
letter-marshmallow =
    { $suit ->
        [P] R
        [Y] A
        [G] V
        [B] Az
        [V] Vi
       *[other] { $suit }
    }
letter-monster =
    { $suit ->
        [G] V
        [Y] A
        [V] Vi
        [B] Az
       *[other] { $suit }
    }
letter-macaron =
    { $suit ->
        [A] A
        [P] P
        [S] F
        [B] Ar
        [G] T
        [E] E
        [C] C
       *[other] { $suit }
    }
letter-mastermind =
    { $suit ->
        [R] R
        [O] Na
        [Y] A
        [G] V
        [B] Az
        [V] Vi
        [W] B
        [K] N
        [N] M
        [P] Ro
       *[other] { $suit }
    }
