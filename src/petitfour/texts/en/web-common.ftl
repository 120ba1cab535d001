### What the web table says on every page.

## Titles and ways

title-page = { $page } · Petit Four
title-turn = Your turn! { $game }
go-home = Home
close = Close
try-again = Try again
connecting = Setting up the table…
link-lost = Connection lost, trying again…
gone-title = Table not found
gone-text = It may have been deleted, or the link is incomplete.
stuck-title = This table cannot continue
problem-other-rules = This table was played with other rules than this server has.
problem-unreadable = This table can no longer be opened. Sorry!
problem-other-version = This page is older than the server. Load it again.
lost-title = Page not found
lost-text = There is nothing at this address. All games are on the home page.
open-log = Scores & log
open-rules = Rules
open-learn = Introduction
open-settings = Settings
open-menu = Menu
open-hint = Hint
open-memory = Cards still out
open-carry = Continue on another device

## Settings

settings-title = Settings
setting-language = Language
setting-theme = Theme
setting-theme-system = Match device
setting-theme-light = Light
setting-theme-dark = Dark
setting-cards = Cards
setting-cards-usual = Pastel
setting-cards-contrast = High contrast
setting-motion = Animations
setting-motion-usual = Normal
setting-motion-quick = Fast
setting-motion-none = None
setting-sound = Sound
setting-haptics = Vibration
setting-order = Sort my hand
setting-order-suit = By suit
setting-order-rank = By rank
setting-tap = A tap on a card
setting-tap-now = Plays it
setting-tap-undo = Can be undone
setting-tap-twice = Needs a second tap
setting-notify = Notify me on my turn
setting-notify-forbidden = Your browser blocks notifications. You can allow them in its settings.
setting-on = On
setting-off = Off

## What went wrong

fair-commitment-replaced = Warning: the table replaced the secret it had committed to. It may have chosen these deals.
fair-entropy-replaced = Warning: the table did not use your part of the shuffle. It may have chosen these deals. (If you got ready on another device, check there.)
fair-entropy-left-out = Warning: the table says that your part of the shuffle came too late, and left it out. If your connection was fine, do not trust these deals.
problem-stale = The game has moved on. Look again and choose.
problem-line-down = The connection was lost before the table answered.
problem-server-away = The server is not answering right now.
problem-other = That did not work. Please try again.

## Letters on cards and pegs

# $suit: the letter in records
letter-marshmallow = { $suit }
letter-monster = { $suit }
letter-macaron = { $suit }
letter-mastermind = { $suit }
