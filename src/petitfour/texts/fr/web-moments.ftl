### Ce qui s’annonce au-dessus de la table, ce que pense Emma, et ce qui se dit autour d’un tour.

## Écriteaux

moment-round = La manche { $round } est terminée

## À la table

trick-before = Le pli précédent, remporté par { $name }
status-away = { $name } n’est pas là.
status-wait = Attendre
status-notify = Me prévenir quand c’est à moi
hint-move-card = Jouez le { $card }.
memory-tricks = Les plis de cette manche
memory-holds = Qui peut avoir quoi
memory-nobody = Non distribuées
screen-scan = Scannez pour jouer
screen-code = Code QR de la place { $number }
screen-free =
    { $number ->
        [one] une place libre
       *[other] { $number } places libres
    }
screen-round = Manche { $round }
problem-no-memory-aid = Cette table n’a pas d’aide-mémoire.
status-round-over = La manche est terminée.
summary-total = Total :
summary-continue = Continuer
summary-continue-all = Continuer pour tous
summary-of = { $name } : { $said }
