#!/usr/bin/env bash
# Who beats whom, and by how much: the comparisons of docs/bots.md, with their results beside this file in ladder/.
# A comparison that was stopped goes on from there; a finished one is only summed up again. Hours on two cores.
#
#   bench/ladder.sh            # all
#   bench/ladder.sh monster    # those whose name contains it
set -euo pipefail
mkdir -p "$(dirname "$0")/ladder"
cd "$(dirname "$0")/ladder"
wanted=${1:-}

compare() { # NAME DEALS GAME PLAYERS BOT… [--rounds 1]
    local name=$1 deals=$2 game=$3 players=$4
    shift 4
    [[ $name == *"$wanted"* ]] || return 0
    echo "== $name"
    petitfour arena "$game" "$@" --players "$players" --deals "$deals" --out "$name" --jobs "${JOBS:-2}"
}

for game in marshmallow monster macaron; do
    compare "$game-4-medium-random" 100 $game 4 medium random random random
    compare "$game-4-easy-random" 100 $game 4 easy random random random
    compare "$game-4-easy-medium" 100 $game 4 easy medium medium medium
done

for game in marshmallow monster macaron; do
    compare "$game-2-round-hard-ismcts" 100 $game 2 hard ismcts:10000 --rounds 1
done
compare marshmallow-4-round-hard-ismcts 25 marshmallow 4 hard ismcts:10000 ismcts:10000 ismcts:10000 --rounds 1
compare marshmallow-2-expert-medium 20 marshmallow 2 expert medium
compare monster-2-expert-medium 20 monster 2 expert medium
compare macaron-2-expert-medium 20 macaron 2 expert medium
compare marshmallow-4-expert-medium 25 marshmallow 4 expert medium medium medium
compare monster-4-expert-medium 12 monster 4 expert medium medium medium
compare macaron-4-expert-medium 12 macaron 4 expert medium medium medium

openspiel="openspiel=external:python -m petitfour.rl.ismcts --simulations 1000"
compare monster-2-hard-openspiel 30 monster 2 hard "$openspiel"
compare macaron-2-hard-openspiel 30 macaron 2 hard "$openspiel"
compare marshmallow-2-hard-openspiel 10 marshmallow 2 hard "$openspiel"

# ten times the budget: about 0.03 and 0.3 seconds of the slowest decisions
compare marshmallow-2-budget 40 marshmallow 2 search:600 search:6000
compare monster-2-budget 40 monster 2 search:60 search:600
compare macaron-2-budget 25 macaron 2 search:12 search:120

# an attacker that knows whom it plays against
compare marshmallow-2-round-attack 50 marshmallow 2 attack:search:16 search:16 --rounds 1
compare monster-2-round-attack 50 monster 2 attack:search:16 search:16 --rounds 1
