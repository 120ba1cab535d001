### Lo que se anuncia sobre la mesa, lo que piensa Emma y lo que se dice en torno a un turno.

## Carteles

moment-round = La ronda { $round } ha terminado

## En la mesa

trick-before = La baza anterior; se la llevó { $name }
status-away = { $name } no está.
status-wait = Esperar
status-notify = Avísame cuando me toque
hint-move-card = Juega el { $card }.
memory-tricks = Las bazas de esta ronda
memory-holds = Quién puede tener qué
memory-nobody = Sin repartir
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
