### Lo que dice la mesa web en todas las páginas.

## Títulos y caminos

title-page = { $page } · Petit Four
title-turn = ¡Te toca! { $game }
go-home = Inicio
close = Cerrar
try-again = Reintentar
connecting = Poniendo la mesa…
link-lost = Conexión perdida, reintentando…
gone-title = Esta mesa no está aquí
gone-text = Puede que se haya recogido, o que el enlace no esté completo.
lost-title = No existe esa página
lost-text = La dirección no lleva a ningún sitio. Los juegos están en la página de inicio.
open-log = Puntos y diario
open-rules = Reglas
open-learn = Introducción
open-settings = Ajustes
open-menu = Esta mesa y ajustes
open-hint = Una pista
open-memory = Lo que la memoria sabe
open-carry = Seguir en otro dispositivo

## Ajustes

settings-title = Ajustes
setting-language = Idioma
setting-theme = Luz
setting-theme-system = Como el dispositivo
setting-theme-light = Clara
setting-theme-dark = Oscura
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
problem-stale = La mesa ya había avanzado. Mira de nuevo y elige.
problem-line-down = La conexión se perdió antes de que la mesa respondiera.
problem-server-away = Ahora mismo no se puede llegar al servidor.
problem-other = No ha funcionado. Inténtalo de nuevo.
