"""Monster Tricks: settings and notation. Its views are in view.py."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from petitfour.core.beliefs import BeliefData, check, replay
from petitfour.core.errors import BadBelief, BadSetting, Refusal, unreadable
from petitfour.core.facts import Fact
from petitfour.core.game import REMEMBERED, Options
from petitfour.core.policy import Policy
from petitfour.core.state import DEALER, Move
from petitfour.core.trick_game import TrickGame
from petitfour.core.view import Common, View
from petitfour.games.monster import facts, view
from petitfour.games.monster.constants import COLOURS, END_OF_MOVES, NONE, ORDER_MOVES, PACK, PHASES
from petitfour.games.monster.policy import MonsterPolicy
from petitfour.games.monster.rules import Monster
from petitfour.games.monster.view import MonsterView

WAYS = ("new", "on 1", "on 2", "on 3", "on 4")
CARD_TEXTS = tuple(f"{card} {way}" for card in PACK.names for way in WAYS)
ORDER_TEXTS = tuple(f"order {r * a} {r * b} {r * c}" for r in (1, 2, 3) for a, b, c in permutations((1, 2, 3)))
TEXTS = CARD_TEXTS + ORDER_TEXTS  # the text of each move, by its number
MOVES = {text: move for move, text in enumerate(TEXTS)}


class MonsterOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: int = 3
    """MO-2; fewer rounds, ranks or cards make a small game for exact study."""
    ranks: int | None = None
    """Ranks of each colour. All cards are dealt, so `ranks` or `hand` alone is enough; neither: MO-1."""
    hand: int | None = None
    """Cards per player, and so turns per round."""

    def check(self, players: int) -> None:
        super().check(players)
        if not 1 <= self.rounds <= 3:
            raise BadSetting(f"rounds is a number from 1 to 3, not {self.rounds}")
        packs = {ranks: 4 * ranks // players for ranks in range(1, 16) if 4 * ranks % players == 0}
        ranks, hand = self.ranks_of(players), self.hand_of(players)
        if packs.get(ranks) != hand:
            raise BadSetting(
                f"all cards are dealt, so with {players} players the ranks and the cards of a hand are "
                f"{', '.join(f'{r} and {h}' for r, h in packs.items())}; not {ranks} and {hand}"
            )

    def ranks_of(self, players: int) -> int:
        if self.ranks is not None:
            return self.ranks
        return players * (12 if self.hand is None else self.hand) // 4

    def hand_of(self, players: int) -> int:
        return 4 * self.ranks_of(players) // players if self.hand is None else self.hand


class MonsterBelief(BeliefData, frozen=True, kw_only=True, forbid_unknown_fields=True):
    starter: int | None
    kept: list[list[int]]
    """By seat: the point cards kept from each of the three rounds; 0: none."""
    rows: list[list[int | None] | None]
    """By seat: its point cards, left to right, as far as they were seen; None: not laid."""
    hand: list[str]
    plays: list[tuple[int, str]]
    """The cards played in this round, until the next deal: seat and move (`G8 new`, `G8 on 2`)."""


class MonsterGame(TrickGame[Monster]):
    id = "monster"
    rules_version = 1
    players = range(2, 6)
    phases = PHASES
    end_of_moves = END_OF_MOVES
    fired = ("MO-8", "MO-9", "MO-10", "MO-11", "MO-13", "MO-14")
    options_type = MonsterOptions
    belief_type = MonsterBelief
    view_type = MonsterView
    fact_types = facts.KINDS
    state_type = Monster
    pack = PACK

    # --- notation ---------------------------------------------------------------------------------------

    def move_text(self, state: Monster, move: int) -> str:
        return TEXTS[move]

    def read_move(self, state: Monster, text: str) -> int | None:
        return MOVES.get(text)

    def refuse(self, state: Monster, seat: int, move: Move) -> Refusal:
        phase = state.phase_name()
        if seat == DEALER or isinstance(move, tuple):
            return Refusal("MO-4" if phase == "first" else "MO-1")
        if not 0 <= move < len(TEXTS):
            return unreadable(move)
        if phase == "order":
            if move < ORDER_MOVES:
                return Refusal("not-this-phase")
            return Refusal("MO-2", {"values": " ".join(str(state.round * k) for k in (1, 2, 3))})
        if move >= ORDER_MOVES:
            return Refusal("MO-3")
        card, way = divmod(move, len(WAYS))
        if not state.hands[seat] >> card & 1:
            return Refusal("not-in-hand", {"card": PACK.names[card]})
        if way == 0:
            return Refusal("MO-6")
        if not state.taken >> way - 1 & 1:
            return Refusal("MO-7", {"place": way})
        return Refusal("MO-8", {"colour": COLOURS[PACK.suit(card)]})

    def refuse_out_of_turn(self, state: Monster, seat: int, move: Move) -> Refusal:
        if seat != DEALER and state.laid >> seat & 1 and isinstance(move, int):
            if ORDER_MOVES <= move < len(TEXTS):
                return Refusal("MO-3")
            if state.phase_name() == "order":  # the others are still laying their rows
                return Refusal("not-this-phase")
        return Refusal("not-your-turn")

    # --- views -----------------------------------------------------------------------------------------

    def sees_move(self, before: Monster, seat: int, to: int | None) -> bool:
        """MO-3: everybody sees that a row is laid, but not its order."""
        if before.phase_name() == "order" and to != seat:
            return False
        return super().sees_move(before, seat, to)

    def facts_are_public(self, before: Monster, seat: int) -> bool:
        return seat != DEALER and before.phase_name() != "order"

    def facts(self, before: Monster, seat: int, move: Move, after: Monster, viewpoint: int | None) -> tuple[Fact, ...]:
        return facts.facts(self, before, seat, move, after, viewpoint)

    def on_show(self, state: Monster) -> int:
        """MO-15: back to the last card that is face down in a completed trick."""
        lying, completed = view.tricks(state)
        shown = sum(map(len, lying))
        if view.on_table(state)[1] is not None:
            shown += len(completed.pop()[1])
        if not completed:
            return shown
        gone = {card for _, plays in completed for _, card in plays}
        cards = state.log_card
        return next(n for n in range(state.played) if cards[state.played - 1 - n] in gone)

    def show(self, state: Monster, seat: int | None, common: Common) -> MonsterView:
        return view.show(self, state, seat, common)

    def round_end(self, before: Monster, after: Monster) -> MonsterView:
        return view.round_end(super().round_end(before, after))

    def own(self, state: Monster, seat: int, public: View) -> dict[str, Any]:
        return view.own(self, state, seat, public)

    def reason(self, state: Monster) -> str:
        """MO-14."""
        if len(state.winning_sides()) > 1:
            return "shared"
        scores = state.scores()
        return "tie-break" if scores.count(max(scores)) > 1 else "rounds"

    # --- beliefs as data -------------------------------------------------------------------------------

    def tell(self, known: Monster, seat: int) -> dict[str, Any]:
        seats = range(known.players)
        rows = [view.row(known, player, range(3 if player == seat else known.tricks[player])) for player in seats]
        return {
            "starter": None if known.starter < 0 else known.starter,
            "kept": [known.kept[3 * player : 3 * player + 3] for player in seats],
            "rows": rows,
            "hand": PACK.texts(known.hands[seat]),
            "plays": [[seat, TEXTS[move]] for seat, move in moves_played(known)],
        }

    def first_told(self, told: MonsterBelief) -> int | None:
        return told.starter

    def rebuild_round(self, state: Monster, told: MonsterBelief) -> Monster:
        seats = range(state.players)
        check(len(told.rows) == state.players, f"rows are a list of {state.players}")
        check([len(kept) for kept in told.kept] == [3] * state.players, f"kept are {state.players} lists of 3 numbers")
        number = told.round - (told.phase == "deal")  # the round that was played
        check(1 <= number <= state.rounds, f"this match has {state.rounds} rounds")
        any_rows = [(1, 2, 3) for _ in seats]
        won = self.play_round(state.clone(), told, number, any_rows).tricks if told.plays else [0] * 5
        rows = [self.whole_row(told, number, player, won[player]) for player in seats]
        return self.play_round(state, told, number, rows)

    def whole_row(self, told: MonsterBelief, number: int, player: int, won: int) -> tuple[int, ...]:
        """Return a row of the round, in ones, twos and threes, that agrees with what is known of it."""
        seen = told.rows[player] or [None, None, None]
        check(len(seen) == 3, "a row has three cards")
        if told.rows[player] is None and won:  # the row was put away and one of its cards kept (MO-13)
            seen[(won - 1) % 3] = told.kept[player][number - 1]
        for whole in permutations((1, 2, 3)):
            if all(value in (None, number * part) for value, part in zip(seen, whole, strict=True)):
                return whole
        raise BadBelief(f"no row of round {number} looks like {seen}")

    def play_round(self, state: Monster, told: MonsterBelief, number: int, rows: Sequence[tuple[int, ...]]) -> Monster:
        """Replay the round of an information set from its deal, with the rows that are laid."""
        starter = NONE if told.starter is None else told.starter
        check(0 <= starter < state.players, f"the starter is one of {state.players} players")
        cards = [(seat, text.partition(" ")[0]) for seat, text in told.plays]
        hands = self.hands_dealt(state, told, cards)
        kept = [0] * 15
        for player, points in enumerate(told.kept):
            for n in range(1, number):
                check(points[n - 1] in (0, n, 2 * n, 3 * n), f"no point card of round {n} is worth that")
                kept[3 * player + n - 1] = points[n - 1]
        state.recall(number, starter, kept, hands)
        for player, row in enumerate(rows):
            if told.plays or told.phase == "play" or told.rows[player] is not None:
                state.play_text(player, "order " + " ".join(str(number * part) for part in row))
        replay(state, told.plays)
        return state

    # --- bots ------------------------------------------------------------------------------------------

    def policy(self) -> Policy:
        return MonsterPolicy()

    def easy_policy(self) -> Policy:
        """Expects tricks that it will not win, wastes its high cards and hardly considers what others score."""
        policy = MonsterPolicy()
        policy.memory = REMEMBERED
        policy.seeking, policy.few, policy.many = 0.7, 1.2, 3.6
        policy.saving, policy.spite = 0.2, 0.1
        policy.prepare()
        return policy


def moves_played(state: Monster) -> list[tuple[int, int]]:
    """Return the plays of the round as moves, with their seats."""
    lying = [0, 0, 0, 0]
    moves = []
    for i in range(state.played):
        place = state.log_place[i]
        way = place + 1 if lying[place] else 0
        lying[place] = (lying[place] + 1) % 4
        moves.append((state.log_seat[i], len(WAYS) * state.log_card[i] + way))
    return moves


GAME = MonsterGame()
