### Ce que la table web dit sur chaque page.

## Titres et chemins

title-page = { $page } · Petit Four
title-turn = À vous ! { $game }
go-home = Accueil
close = Fermer
try-again = Réessayer
connecting = La table s’installe…
link-lost = Connexion perdue, nouvel essai…
gone-title = Table introuvable
gone-text = Elle a peut-être été supprimée, ou le lien est incomplet.
stuck-title = Cette table ne peut pas continuer
problem-other-rules = Cette table suit une autre version des règles que ce serveur.
problem-unreadable = Cette table ne peut plus être ouverte. Toutes nos excuses !
problem-other-version = Cette page est plus ancienne que le serveur. Rechargez-la.
lost-title = Page introuvable
lost-text = Il n’y a rien à cette adresse. Tous les jeux sont sur la page d’accueil.
open-log = Points et journal
open-rules = Règles
open-learn = Introduction
open-settings = Réglages
open-menu = Menu
open-hint = Indice
open-memory = Cartes encore en jeu
open-carry = Continuer sur un autre appareil

## Réglages

settings-title = Réglages
setting-language = Langue
setting-theme = Thème
setting-theme-system = Comme l’appareil
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-cards = Cartes
setting-cards-usual = Pastel
setting-cards-contrast = Fort contraste
setting-motion = Animations
setting-motion-usual = Normales
setting-motion-quick = Rapides
setting-motion-none = Aucune
setting-sound = Son
setting-haptics = Vibration
setting-order = Trier ma main
setting-order-suit = Par couleur
setting-order-rank = Par valeur
setting-tap = Toucher une carte
setting-tap-now = La joue
setting-tap-undo = Peut s’annuler
setting-tap-twice = Demande une 2e touche
setting-notify = Me prévenir quand c’est à moi
setting-notify-forbidden = Votre navigateur bloque les notifications. Ses réglages permettent de les autoriser.
setting-on = Oui
setting-off = Non

## Ce qui n’a pas marché

fair-commitment-replaced = Attention : la table a remplacé le secret auquel elle s’était engagée. Elle a pu choisir ces donnes.
fair-entropy-replaced = Attention : la table n’a pas utilisé votre part du mélange. Elle a pu choisir ces donnes. (Si vous avez utilisé un autre appareil, vérifiez là-bas.)
fair-entropy-left-out = Attention : la table dit que votre part du mélange est arrivée trop tard, et ne l’a pas utilisée. Si votre connexion fonctionnait, ne vous fiez pas à ces donnes.
problem-stale = La partie a avancé. Regardez et choisissez de nouveau.
problem-line-down = La connexion a été perdue avant la réponse de la table.
problem-server-away = Le serveur ne répond pas pour l’instant.
problem-other = Cela n’a pas marché. Essayez encore.

## Lettres des cartes et des pions

# $suit : la lettre des fichiers
letter-marshmallow =
    { $suit ->
        [P] R
        [Y] J
        [G] V
        [B] B
        [V] Vi
       *[other] { $suit }
    }
letter-monster =
    { $suit ->
        [G] V
        [Y] J
        [V] Vi
        [B] B
       *[other] { $suit }
    }
letter-macaron =
    { $suit ->
        [A] A
        [P] P
        [S] F
        [B] M
        [G] T
        [E] E
        [C] C
       *[other] { $suit }
    }
letter-mastermind =
    { $suit ->
        [R] R
        [O] O
        [Y] J
        [G] V
        [B] B
        [V] Vi
        [W] Bl
        [K] N
        [N] M
        [P] Ro
       *[other] { $suit }
    }
