## Lo que muestran las mensajerías para el enlace de una mesa

preview-gathering = Únete a la mesa: { $names }
preview-playing = Partida en curso: { $names }
preview-over = Resultado: { $names }
