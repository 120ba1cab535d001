### Lo que se anuncia sobre la mesa, lo que piensa Emma y lo que se dice en torno a un turno.

## Carteles

moment-round = La ronda { $round } ha terminado
moment-marshmallows =
    { $number ->
        [0] Esta vez, ningún malvavisco
        [one] Un malvavisco
       *[other] { $number } malvaviscos
    }
moment-royal = Sabores reales: { $group }
moment-allergen = Alérgeno: { $flavour }
moment-code =
    Código encontrado en { $rows ->
        [one] una fila
       *[other] { $rows } filas
    }.

## Lo que una regla ha provocado, en el diario

log-emma = Emma recibe sus cartas.
log-fired-MT-19 = Un triunfo se la lleva.
log-fired-MO-9 =
    { $who ->
        [you] Ahora vas ganando esta baza.
       *[other] { $name } va ganando ahora esta baza.
    }
log-fired-MC-20 = Una carta del otro sabor real no puede ganar aquí.
log-fired-MC-21 =
    { $who ->
        [you] Ganas con un 1: ¡tres cajas!
       *[other] { $name } gana con un 1: ¡tres cajas!
    }
log-fired-MC-22 = Hay alérgeno en la baza: no hay caja.
log-fired-MC-22-cancelled = Un 2 anula el alérgeno: la caja cuenta.
log-fired-MC-23 = Ocho cajas: la ronda ha terminado.
log-fired-MC-38 = Apuesta perdida: Emma suma 2 puntos más.

## Por qué Emma juega lo que juega

emma-lacks = No le queda { $flavour }.
emma-follows = Tiene { $flavour }: sigue el sabor.
emma-royal = Juega un sabor real: { $flavour }.
emma-not-royal = Juega un sabor que no es real: { $flavour }.
emma-allergen = Juega el alérgeno: { $flavour }.
emma-neither = Juega un sabor que no es ni real ni alérgeno: { $flavour }.
emma-same = El sabor { $flavour } ganó la última baza: sale otra vez con él.
emma-any = Juega lo que tiene: { $flavour }.
emma-stacks = Las cinco pilas de Emma

## En la mesa

trick-before = La baza anterior; se la llevó { $name }
status-away = { $name } no está.
status-wait = Esperar
status-notify = Avísame cuando me toque
hint-move-card = Juega el { $card }.
hint-move-open = Abre una baza con el { $card }.
hint-move-on = Pon el { $card } en la baza { $place }.
hint-move-trump = Elige el triunfo: { $suit }.
hint-move-royal = Elige el grupo real: { $flavours }.
hint-move-allergen = Elige el alérgeno: { $flavour }.
hint-move-bet = Apuesta por { level-boxes }.
hint-move-no-bet = No apuestes.
hint-move-vote-above = Pon { $token } encima de { $flavour }.
hint-move-vote-below = Pon { $token } debajo de { $flavour }.
hint-move-pass = Pasa { $cards }.
hint-move-discard = Descarta { $cards }.
hint-move-order = Ordena { $values }, de izquierda a derecha.
hint-move-code = Pon el código { $row }.
hint-move-guess = Propón { $row }.
hint-move-mark = Marca rojo { $red }, blanco { $white }.
memory-tricks = Las bazas de esta ronda
memory-holds = Quién puede tener qué
memory-nobody = Sin repartir
memory-you-passed = Pasaste a { $name }: { $cards }
memory-you-received = Recibiste de { $name }: { $cards }
memory-emma = Emma recibió, boca arriba
memory-discarded = Descartaste: { $cards }
screen-scan = Escanea para jugar
screen-code = Código QR del asiento { $number }
screen-free =
    { $number ->
        [one] un asiento libre
       *[other] { $number } asientos libres
    }
screen-round = Ronda { $round }
problem-no-memory-aid = Esta mesa no tiene ayuda para la memoria.
status-round-over = La ronda ha terminado.
summary-total = Total:
summary-continue = Continuar
summary-continue-all = Continuar para todos
summary-of = { $name }: { $said }
summary-marshmallow-out = Fuera con { $tricks } bazas. { $points ->
    [0] Los demás no tenían ninguna.
    [one] Los demás tenían 1 baza.
   *[other] Los demás tenían { $points } bazas.
}
summary-marshmallow-in =
    { $who ->
    [you] Te quedaste demasiado tiempo: ningún punto.
   *[other] Se quedó demasiado tiempo: ningún punto.
}
summary-marshmallow-stopped = Seguía en juego al terminar la partida.
summary-monster =
    { $tricks ->
    [one] 1 baza ganada: la carta { $value } está a la vista.
   *[other] { $tricks } bazas ganadas: la carta { $value } está a la vista.
}
summary-monster-none = Ninguna baza ganada, así que ninguna carta a la vista.
summary-macaron-boxes =
    { $boxes ->
    [one] 1 caja: { $points }
   *[other] { $boxes } cajas: { $points }
}
summary-macaron-bet-won = Apuesta por { $level } ganada: +{ $points }
summary-macaron-bet-lost = Apuesta por { $level } fallada: −{ $points }
summary-next-marshmallow =
    { $who ->
    [you] Te quedaste el último, así que repartes: eliges el triunfo y sales.
   *[other] { $name } se quedó el último y reparte: elige el triunfo y sale.
}
summary-next-monster =
    { $who ->
    [you] Tú empiezas la ronda siguiente: el turno pasa a la izquierda.
   *[other] { $name } empieza la ronda siguiente: el turno pasa a la izquierda.
}
summary-next-macaron =
    { $who ->
    [you] Tú serás el primer jugador: el turno pasa a la izquierda.
   *[other] { $name } será el primer jugador: el turno pasa a la izquierda.
}
