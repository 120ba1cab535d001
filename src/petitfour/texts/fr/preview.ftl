## Ce que les messageries montrent pour le lien d’une table

preview-gathering = Rejoignez la table : { $names }
preview-playing = Partie en cours : { $names }
preview-over = Score final : { $names }
