### Lo que dice la mesa web en todas las páginas.

## Títulos y caminos

title-page = { $page } · Petit Four
title-turn = ¡Te toca! { $game }
go-home = Inicio
close = Cerrar
try-again = Reintentar
connecting = Poniendo la mesa…
link-lost = Conexión perdida, reintentando…
gone-title = No encontramos esta mesa
gone-text = Puede que se haya recogido, o que el enlace no esté completo.
lost-title = Esa página no existe
lost-text = La dirección no lleva a ningún sitio. Los juegos están en la página de inicio.
open-log = Puntos e historial
open-rules = Reglas
open-learn = Introducción
open-settings = Ajustes
open-menu = Mesa y ajustes
open-hint = Una pista
open-memory = Lo que recuerda la mesa
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
setting-confirm = Tocar dos veces para jugar
setting-notify = Avisarme cuando me toque
setting-notify-forbidden = El navegador prohíbe las notificaciones; sus ajustes pueden volver a permitirlas.
setting-on = Sí
setting-off = No

## Lo que ha fallado

rule-first = { $rule }: { $said }
problem-stale = La partida ya había avanzado. Mira de nuevo y elige.
problem-line-down = La conexión se perdió antes de que la mesa respondiera.
problem-server-away = El servidor no responde en este momento.
problem-other = No ha funcionado. Inténtalo de nuevo.
