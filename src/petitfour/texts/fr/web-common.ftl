### Ce que la table web dit sur chaque page.

## Titres et chemins

title-page = { $page } · Petit Four
title-turn = À vous ! { $game }
go-home = Accueil
close = Fermer
try-again = Réessayer
connecting = On met la table…
link-lost = Connexion perdue, nouvel essai…
gone-title = Table introuvable
gone-text = Elle a peut-être été débarrassée, ou le lien n’est pas complet.
lost-title = Page inconnue
lost-text = Cette adresse ne mène nulle part. Les jeux sont sur la page d’accueil.
open-log = Points et journal
open-rules = Règles
open-learn = Introduction
open-settings = Réglages
open-menu = Table et réglages
open-hint = Un indice
open-memory = Ce que la table retient
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
setting-confirm = Toucher deux fois pour jouer
setting-notify = Me prévenir quand c’est mon tour
setting-notify-forbidden = Le navigateur interdit les notifications ; ses réglages peuvent les permettre de nouveau.
setting-on = Oui
setting-off = Non

## Ce qui n’a pas marché

rule-first = { $rule } : { $said }
problem-stale = La partie avait déjà avancé. Regardez et choisissez de nouveau.
problem-line-down = La connexion a été perdue avant la réponse de la table.
problem-server-away = Le serveur ne répond pas pour l’instant.
problem-other = Cela n’a pas marché. Essayez encore.
