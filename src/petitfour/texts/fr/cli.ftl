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
letters-macaron = Goûts : { $flavours }. Groupes : { $groups }.
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

## What happens when a special rule is triggered (simulate, study)

rule-use-MT-11 = Une personne sort et marque.
rule-use-MT-13 = La manche finit, car il ne reste qu’une personne.
rule-use-MT-14 = La manche finit, car les mains sont vides (à cinq).
rule-use-MT-15 = Le donneur nomme l’atout.
rule-use-MT-16 = Un pli est coupé.
rule-use-MT-19 = Un atout remporte un pli.
rule-use-MT-20 = Une personne atteint le but et gagne.
rule-use-MO-8 = Une carte va sur un pli d’une autre couleur.
rule-use-MO-9 = Le marqueur d’un pli change de mains.
rule-use-MO-10 = Un pli est complet.
rule-use-MO-11 = La rangée de cartes points d’une personne recommence.
rule-use-MO-13 = Une manche finit avec des plis inachevés.
rule-use-MO-14 = Une égalité après la dernière manche est départagée.
rule-use-MC-12 = Une égalité au vote va à la plus à gauche.
rule-use-MC-16-won = Un pari est gagné.
rule-use-MC-16-lost = Un pari est perdu.
rule-use-MC-19 = Une carte royale remporte un pli d’un autre parfum.
rule-use-MC-20 = Une carte royale est morte, car l’autre parfum royal était demandé.
rule-use-MC-21 = Un 1 remporte un pli : trois coffrets.
rule-use-MC-22 = L’allergène gâche un pli : pas de coffret.
rule-use-MC-22-cancelled = Un 2 annule l’allergène.
rule-use-MC-23 = Une manche finit plus tôt, à huit coffrets.
rule-use-MC-25 = Un score reste à 0 au lieu de descendre.
rule-use-MC-37 = La même carte vient deux fois dans un pli.
rule-use-MC-38 = Un pari perdu donne 2 points à Emma.
rule-use-MM-8 = Le code est révélé.
rule-use-MM-9 = Le code n’est pas trouvé.
rule-use-MM-10 = Une marque était fausse : la manche est nulle.
