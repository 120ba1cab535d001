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

## Les lettres d’un jeu

letters-marshmallow = Couleurs : P rose, Y jaune, G vert, B bleu, V violet. P7 est le 7 rose.
letters-monster = Couleurs : G vert, Y jaune, V violet, B bleu. « G8 new » ouvre un pli avec le 8 vert, « G8 on 2 » le pose sur le pli de l’emplacement 2.
letters-macaron = Goûts : A amande, P pistache, S fraise, B myrtille, G thé vert, E Earl Grey, C chocolat. Groupes : A amande et pistache, B fraise et myrtille, C thé vert et Earl Grey, D chocolat.
letters-mastermind = Couleurs : R rouge, O orange, Y jaune, G vert, B bleu, V violet, W blanc, K noir, N marron, P rose.

## Ce qui est sur la table

label-scores = Scores
label-hand = Main
label-moves = Coups
label-tricks = Plis gagnés
# Derrière les plis de chacun : combien il en faut pour sortir
tricks-needed = ({ $number } pour sortir)
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
label-passed = Choix fait
label-point_cards = Cartes de points
label-laid = Rangée posée
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
play-opponents = Les autres joueurs sont des robots de niveau « { $level } ». Ils ne voient que ce que vous verriez à leur place.
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
play-commitment = La table a tiré son secret au sort. Son engagement : { $commitment }
play-entropy = Tapez quelques mots de votre choix pour mélanger les cartes, ou simplement Entrée :
play-which-game = Quel jeu ?
play-how-many = Combien de joueurs ({ $players }) ?
play-first = Tirage au sort : { $name }.
play-round = Manche { $round }
play-your-move = Votre coup (? pour l’aide) :
play-many-moves = { $number } coups, comme { $some }
play-help =
    Tapez le numéro d’un coup, ou le coup lui-même. Si tous les coups commencent par le même mot, vous pouvez l’omettre.
    « règles » affiche toutes les règles, « règles » suivi d’un numéro (comme MT-6) une seule, « indice » conseille un coup, « quitter » arrête la partie.
play-no-rule = Ce jeu n’a pas cette règle.
play-over = La partie est terminée. La victoire revient à : { $winners }.
play-secret = Le secret de la table : { $secret }
play-stopped = Partie arrêtée avant la fin.
play-saved = L’enregistrement est dans { $file }. Une fois la partie terminée, « petitfour verify » recalcule chaque donne à partir de l’enregistrement.

## Mots que l’on peut taper, outre les mots anglais

command-help = aide
command-rules = règles
command-hint = indice
command-quit = quitter
