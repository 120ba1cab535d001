### Le journal en mots. $who vaut « you » pour le lecteur et « other » pour tous les autres, qui ont un $name.

log-first =
    { $who ->
        [you] Le sort vous désigne : vous commencez.
       *[other] Le sort désigne { $name }.
    }
log-dealt = Les cartes sont distribuées.
log-tokens = Les jetons de vote sont distribués.
log-secret =
    { $who ->
        [you] Vous avez choisi.
       *[other] { $name } a choisi.
    }
log-card =
    { $who ->
        [you] Vous jouez { $card }.
       *[other] { $name } joue { $card }.
    }
log-open =
    { $who ->
        [you] Vous ouvrez un pli avec { $card }.
       *[other] { $name } ouvre un pli avec { $card }.
    }
log-on =
    { $who ->
        [you] Vous posez { $card } sur le pli { $place }.
       *[other] { $name } pose { $card } sur le pli { $place }.
    }
log-as =
    { $who ->
        [you] Vous jouez { $card }, qui compte comme { $flavour }.
       *[other] { $name } joue { $card }, qui compte comme { $flavour }.
    }
log-took =
    { $who ->
        [you] Le pli est à vous.
       *[other] { $name } remporte le pli.
    }
log-trump =
    { $who ->
        [you] Vous nommez l’atout : { $suit }.
       *[other] { $name } nomme l’atout : { $suit }.
    }
log-royal =
    { $who ->
        [you] Vous rendez le groupe { $group } royal.
       *[other] { $name } rend le groupe { $group } royal.
    }
log-allergen =
    { $who ->
        [you] Vous choisissez l’allergène : { $flavour }.
       *[other] { $name } choisit l’allergène : { $flavour }.
    }
log-bet =
    { $who ->
        [you] Vous pariez sur { $level } boîtes.
       *[other] { $name } parie sur { $level } boîtes.
    }
log-no-bet =
    { $who ->
        [you] Vous ne pariez pas.
       *[other] { $name } ne parie pas.
    }
log-vote-above =
    { $who ->
        [you] Vous posez { $token } au-dessus : { $flavour }.
       *[other] { $name } pose { $token } au-dessus : { $flavour }.
    }
log-vote-below =
    { $who ->
        [you] Vous posez { $token } au-dessous : { $flavour }.
       *[other] { $name } pose { $token } au-dessous : { $flavour }.
    }
log-pass =
    { $who ->
        [you] Vous passez { $cards }.
       *[other] { $name } passe { $cards }.
    }
log-discard =
    { $who ->
        [you] Vous défaussez { $cards }.
       *[other] { $name } défausse { $cards }.
    }
log-order =
    { $who ->
        [you] Vous posez vos cartes de points : { $values }.
       *[other] { $name } pose ses cartes de points : { $values }.
    }
log-code =
    { $who ->
        [you] Vous fixez le code { $row }.
       *[other] { $name } fixe le code { $row }.
    }
log-guess =
    { $who ->
        [you] Vous proposez { $row }.
       *[other] { $name } propose { $row }.
    }
log-mark =
    { $who ->
        [you] Vous marquez : rouge { $red }, blanc { $white }.
       *[other] { $name } marque : rouge { $red }, blanc { $white }.
    }
log-scores = Points : { $scores }.

## Ce qu’une règle a déclenché

log-fired-MT-11 =
    { $who ->
        [you] Vous sortez !
       *[other] { $name } sort !
    }
log-fired-MT-13 = Il ne reste qu’un joueur : la manche est terminée.
log-fired-MT-14 = Les mains sont vides : la manche est terminée.
log-fired-MT-20 = L’objectif de points est atteint !
log-fired-MO-10 = Le pli est complet.
log-fired-MO-13 = La manche est terminée ; chacun garde sa carte visible.
log-fired-MM-8 = Le code est révélé.
log-fired-MM-9 = Le code n’a pas été trouvé.
log-fired-MM-10 = Une marque était fausse : la manche est nulle.
