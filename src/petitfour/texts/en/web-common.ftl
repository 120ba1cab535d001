### What the web table says on every page.

## Titles and ways

title-page = { $page } · Petit Four
title-turn = Your turn! { $game }
go-home = Home
close = Close
try-again = Try again
connecting = Laying the table…
link-lost = Connection lost, trying again…
gone-title = This table is not here
gone-text = It may have been cleared away, or the link is not complete.
lost-title = No such page
lost-text = The address leads nowhere. The games are on the home page.
open-log = Scores and log
open-rules = Rules
open-learn = Introduction
open-settings = Settings
open-menu = This table and settings
open-hint = A hint
open-memory = What memory knows
open-carry = Continue on another device

## Settings

settings-title = Settings
setting-language = Language
setting-theme = Light
setting-theme-system = As the device
setting-theme-light = Light
setting-theme-dark = Dark
setting-cards = Cards
setting-cards-usual = Pastel
setting-cards-contrast = High contrast
setting-motion = Movement
setting-motion-usual = Usual
setting-motion-quick = Quick
setting-motion-none = None
setting-sound = Sound
setting-confirm = Tap twice to play
setting-notify = Tell me when it is my turn
setting-notify-forbidden = The browser forbids notifications; its settings can allow them again.
setting-on = On
setting-off = Off

## What went wrong

rule-first = { $rule }: { $said }
problem-stale = The table had moved on. Look again and choose.
problem-line-down = The connection was lost before the table answered.
problem-server-away = The server cannot be reached just now.
problem-other = That did not work. Please try again.
