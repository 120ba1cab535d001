### Ce qui s’annonce au-dessus de la table, ce que pense Emma, et ce qui se dit autour d’un tour.

## Écriteaux

moment-round = La manche { $round } est terminée
moment-marshmallows =
    { $number ->
        [0] Aucun marshmallow cette fois
        [one] Un marshmallow
       *[other] { $number } marshmallows
    }
moment-royal = Goûts royaux : { $group }
moment-allergen = Allergène : { $flavour }
moment-code =
    Le code a été trouvé en { $rows ->
        [one] une rangée
       *[other] { $rows } rangées
    }.

## Ce qu’une règle a déclenché, dans le journal

log-emma = Emma reçoit ses cartes.
log-fired-MT-19 = Un atout l’emporte.
log-fired-MO-9 =
    { $who ->
        [you] Vous menez maintenant ce pli.
       *[other] { $name } mène maintenant ce pli.
    }
log-fired-MC-20 = Une carte de l’autre goût royal ne peut pas gagner ici.
log-fired-MC-21 =
    { $who ->
        [you] Vous gagnez avec un 1 : trois boîtes !
       *[other] { $name } gagne avec un 1 : trois boîtes !
    }
log-fired-MC-22 = Il y a de l’allergène dans le pli : pas de boîte.
log-fired-MC-22-cancelled = Un 2 annule l’allergène : la boîte compte.
log-fired-MC-23 = Huit boîtes : la manche est terminée.
log-fired-MC-38 = Le pari est perdu : Emma marque 2 points de plus.

## Pourquoi Emma joue ce qu’elle joue

emma-lacks = Elle n’a plus de carte { $flavour }.
emma-follows = Elle a une carte { $flavour } : elle suit.
emma-royal = Elle joue un goût royal : { $flavour }.
emma-not-royal = Elle joue un goût qui n’est pas royal : { $flavour }.
emma-allergen = Elle joue l’allergène : { $flavour }.
emma-neither = Elle joue un goût ni royal ni allergène : { $flavour }.
emma-same = Le goût { $flavour } a gagné le dernier pli : elle l’entame encore.
emma-any = Elle joue ce qu’elle a : { $flavour }.
emma-stacks = Les cinq piles d’Emma

## À la table

trick-before = Le pli précédent, remporté par { $name }
status-away = { $name } n’est pas là.
status-wait = Attendre
status-notify = Me prévenir quand c’est à moi
hint-move-card = Jouez le { $card }.
hint-move-open = Ouvrez un pli avec le { $card }.
hint-move-on = Posez le { $card } sur le pli { $place }.
hint-move-trump = Choisissez l’atout : { $suit }.
hint-move-royal = Choisissez le groupe royal : { $flavours }.
hint-move-allergen = Choisissez l’allergène : { $flavour }.
hint-move-bet = Pariez sur { level-boxes }.
hint-move-no-bet = Ne pariez pas.
hint-move-vote-above = Posez { $token } au-dessus du goût { $flavour }.
hint-move-vote-below = Posez { $token } au-dessous du goût { $flavour }.
hint-move-pass = Passez { $cards }.
hint-move-discard = Défaussez { $cards }.
hint-move-order = Rangez { $values }, de gauche à droite.
hint-move-code = Choisissez le code { $row }.
hint-move-guess = Proposez { $row }.
hint-move-mark = Marquez rouge { $red }, blanc { $white }.
memory-tricks = Les plis de cette manche
memory-holds = Qui peut avoir quoi
memory-nobody = Non distribuées
memory-you-passed = Vous avez passé à { $name } : { $cards }
memory-you-received = { $name } vous a passé : { $cards }
memory-emma = Emma a reçu, face visible
memory-discarded = Vous avez défaussé : { $cards }
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
summary-marshmallow-out = Dehors avec { $tricks } plis. { $points ->
    [0] Les autres n’en avaient aucun.
    [one] Les autres avaient 1 pli.
   *[other] Les autres avaient { $points } plis.
}
summary-marshmallow-in =
    { $who ->
    [you] Vous êtes resté trop longtemps : aucun point.
   *[other] Resté trop longtemps : aucun point.
}
summary-marshmallow-stopped = Encore en jeu à la fin de la partie.
summary-monster =
    { $tricks ->
    [one] 1 pli gagné : la carte { $value } est visible.
   *[other] { $tricks } plis gagnés : la carte { $value } est visible.
}
summary-monster-none = Aucun pli gagné, donc aucune carte visible.
summary-macaron-boxes =
    { $boxes ->
    [one] { $boxes } boîte : { $points }
   *[other] { $boxes } boîtes : { $points }
}
summary-macaron-bet-won = Pari sur { $level } gagné : +{ $points }
summary-macaron-bet-lost = Pari sur { $level } manqué : −{ $points }
summary-next-marshmallow =
    { $who ->
    [you] Vous étiez le dernier, donc vous donnez : vous choisissez l’atout et entamez.
   *[other] { $name } est resté le dernier et donne : { $name } choisit l’atout et entame.
}
summary-next-monster =
    { $who ->
    [you] Vous commencez la manche suivante : le tour passe à gauche.
   *[other] { $name } commence la manche suivante : le tour passe à gauche.
}
summary-next-macaron =
    { $who ->
    [you] Vous serez premier joueur : le tour passe à gauche.
   *[other] { $name } sera premier joueur : le tour passe à gauche.
}
