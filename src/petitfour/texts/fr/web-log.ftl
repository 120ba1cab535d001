### Le journal en mots. $who vaut « you » pour le lecteur et « other » pour tous les autres, qui ont un $name.

log-first =
    { $who ->
        [you] Vous commencez (tirage au sort).
       *[other] { $name } commence (tirage au sort).
    }
log-dealt = Les cartes sont distribuées.
log-secret =
    { $who ->
        [you] Vous avez choisi.
       *[other] { $name } a choisi.
    }
log-plain =
    { $who ->
        [you] Vous : { $move }.
       *[other] { $name } : { $move }.
    }
log-card =
    { $who ->
        [you] Vous jouez le { $card }.
       *[other] { $name } joue le { $card }.
    }
log-took =
    { $who ->
        [you] Vous remportez le pli !
       *[other] { $name } remporte le pli.
    }
log-clock =
    { $who ->
        [you] Temps écoulé : la table joue pour vous.
       *[other] Temps écoulé : la table joue à la place de { $name }.
    }
log-scores = Points : { $scores }.
