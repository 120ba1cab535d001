### Ce que dit le terminal pendant que vous jouez ou lisez les règles.

rules-example = Exemple { $number }

## Qui

name-you = Vous
name-seat = Place { $seat }
name-your-team = Votre équipe
name-other-team = L’autre équipe
word-yes = oui
word-no = non
# Qui ou quoi, et ce qu’on en dit
pair = { $label } : { $said }

## Ce qui est sur la table

label-scores = Scores
label-hand = Main
label-moves = Coups
label-tricks = Plis gagnés
label-trick = Pli
label-last_trick = Dernier pli
label-won = Pli pour
label-out = Sortis
label-trump = Atout
label-played = Cartes jouées
label-without = N’ont pas
label-unseen = Pas encore vues
label-royal = Royal
label-allergen = Allergène
label-boxes = Boîtes
label-bets = Paris
label-votes = Votes
label-tokens = Vos jetons
label-stacks = Piles d’Emma
label-allergen_card = Carte retournée
label-face_up = Emma a reçu, face visible
label-pass = Vous passez
label-point_cards = Cartes de points
label-ready = C’est bon
label-trick-at = Pli { $place }
label-codemaker = Codeur
label-code = Code
label-row = Rangée { $number }
label-rows_left = Rangées restantes
label-colours = Couleurs
label-void = Marque fausse de
marks = rouge { $red }, blanc { $white }

## La partie

play-welcome = { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
play-opponents = Les autres joueurs sont des robots (niveau : { $level }). Ils ne voient que ce que vous verriez à leur place.
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
play-commitment = La table a tiré un secret pour le mélange. Son engagement : { $commitment }
play-entropy = Tapez quelques mots pour participer au mélange, ou simplement Entrée :
play-which-game = Quel jeu ?
play-how-many = Combien de joueurs ({ $players }) ?
play-first = Pour commencer (tirage au sort) : { $name }.
play-round = Manche { $round }
play-your-move = Votre coup (? pour l’aide) :
play-many-moves = { $number } coups, comme { $some }
play-help =
    Tapez le numéro d’un coup, ou le coup lui-même. Si tous les coups commencent par le même mot, vous pouvez l’omettre.
    « règles » affiche toutes les règles, « règles » suivi d’un numéro (comme MT-6) une seule, « indice » conseille un coup, « quitter » arrête la partie.
play-no-rule = Ce jeu n’a pas cette règle.
play-over = Partie terminée ! Victoire : { $winners }.
play-secret = Le secret de la table : { $secret }
play-commitment-replaced = ATTENTION : la table a remplacé son secret. Ce n’est pas l’engagement que vous avez vu avant la partie. Ne vous fiez pas à ces donnes.
play-entropy-replaced = ATTENTION : la table n’a pas utilisé les mots que vous avez tapés. Elle a pu choisir les donnes.
play-stopped = Partie arrêtée.
play-saved = Partie enregistrée dans { $file }. Une fois la partie terminée, « petitfour verify » vérifie chaque donne.

## Mots que l’on peut taper, outre les mots anglais

command-help = aide
command-rules = règles
command-hint = indice
command-quit = quitter
