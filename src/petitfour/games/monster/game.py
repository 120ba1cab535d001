"""Monster Tricks: settings, words and views."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import permutations
from typing import Any

from petitfour.core.beliefs import BeliefData, check, draw_lot, hands_before, replay
from petitfour.core.cards import Pack
from petitfour.core.errors import BadBelief, BadSetting, IllegalMove, Refusal, unreadable
from petitfour.core.game import Game, Options, first_text, read_first
from petitfour.core.state import DEALER, Move
from petitfour.games.monster.rules import Monster

COLOURS = "GYVB"
PACK = Pack(COLOURS, 15)
NOBODY = -1
WAYS = ("new", "on 1", "on 2", "on 3", "on 4")
CARD_TEXTS = tuple(f"{card} {way}" for card in PACK.names for way in WAYS)
ORDER_TEXTS = tuple(f"order {r * a} {r * b} {r * c}" for r in (1, 2, 3) for a, b, c in permutations((1, 2, 3)))
ORDER_MOVES = len(CARD_TEXTS)
TEXTS = CARD_TEXTS + ORDER_TEXTS  # the text of each move, by its number
MOVES = {text: move for move, text in enumerate(TEXTS)}


class MonsterOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: int = 3
    """MO-2; fewer rounds, ranks or cards make a small game for exact study."""
    ranks: int | None = None
    """Ranks of each colour. All cards are dealt, so `ranks` or `hand` alone is enough; neither: MO-1."""
    hand: int | None = None
    """Cards a player gets, and so turns in a round."""

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
    """By seat: its point cards, left to right, as far as they have been seen; None: not laid."""
    hand: list[str]
    plays: list[tuple[int, str]]
    """The cards of this round, until the next deal: seat and move (`G8 new`, `G8 on 2`)."""


class MonsterGame(Game[Monster]):
    id = "monster"
    rules_version = 1
    players = range(2, 6)
    phases = ("first", "deal", "order", "play", "over")
    fired = ("MO-8", "MO-9", "MO-10", "MO-11", "MO-13", "MO-14")
    options_type = MonsterOptions
    belief_type = MonsterBelief
    state_type = Monster

    # --- words -----------------------------------------------------------------------------------------

    def text(self, state: Monster, seat: int, move: Move) -> str:
        if isinstance(move, tuple):
            return first_text(move) if len(move) == 1 else PACK.deal_text(move, deal_sizes(state))
        return TEXTS[move]

    def read(self, state: Monster, seat: int, text: str) -> Move:
        move: Move | None = MOVES.get(text)
        if seat == DEALER:
            move = read_first(text) or PACK.read_deal(text, deal_sizes(state))
        if move is None:
            raise IllegalMove(unreadable(text))
        return move

    def can_deal(self, state: Monster, move: tuple[int, ...]) -> bool:
        return sorted(move) == full_pack(state)

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
            if state.phase_name() == "order":  # nobody's turn: the others are still laying theirs
                return Refusal("not-this-phase")
        return Refusal("not-your-turn")

    # --- views -----------------------------------------------------------------------------------------

    def told(self, before: Monster, seat: int, move: Move, to: int | None) -> str | None:
        """MO-3: that a row is laid is seen, not how."""
        if before.phase_name() == "order" and to != seat:
            return None
        return super().told(before, seat, move, to)

    def on_show(self, state: Monster) -> int:
        """MO-15: back to the last card that lies face down in a completed trick."""
        open_tricks, completed = tricks(state)
        shown = sum(len(trick["cards"]) for trick in open_tricks if trick)
        if just_completed(state, open_tricks):
            shown += len(completed.pop()["cards"])
        if not completed:
            return shown
        gone = {play["card"] for trick in completed for play in trick["cards"]}
        return next(n for n in range(state.played) if PACK.names[state.log_card[state.played - 1 - n]] in gone)

    def show(self, state: Monster, seat: int | None) -> dict[str, Any]:
        seats = range(state.players)
        open_tricks, completed = tricks(state)
        shown: dict[str, Any] = {
            "starter": None if state.starter < 0 else state.starter,
            "cards": state.held[: state.players],
            "open": open_tricks,
            "last_trick": completed[-1] if just_completed(state, open_tricks) else None,  # MO-15: until the next card
            "won": state.won[: state.players],
            "laid": [player for player in seats if state.laid >> player & 1],
            "face_up": [face_up(state, player) for player in seats],
            # MO-3, MO-11: one's own row, and of the others what is face up now
            "rows": [row(state, player, range(3) if player == seat else [face_up(state, player)]) for player in seats],
            "kept": [state.kept[3 * player : 3 * player + rounds_over(state)] for player in seats],
        }
        if seat is not None:
            shown["hand"] = PACK.texts(state.hands[seat])
        if state.options.memory_aid:
            shown["memory"] = {
                "tricks": completed,
                "gone": sorted(
                    (play["card"] for each in completed for play in each["cards"]), key=PACK.numbers.__getitem__
                ),
                "rows": [row(state, player, range(state.won[player])) for player in seats],
                "unseen": PACK.texts(unseen(state, seat)),
            }
        return shown

    def reason(self, state: Monster) -> str:
        """MO-14."""
        if len(state.winning_sides()) > 1:
            return "shared"
        scores = state.scores()
        return "tie-break" if scores.count(max(scores)) > 1 else "rounds"

    # --- beliefs as data -------------------------------------------------------------------------------

    def tell(self, known: Monster, seat: int) -> dict[str, Any]:
        seats = range(known.players)
        rows = [row(known, player, range(3 if player == seat else known.won[player])) for player in seats]
        return {
            "starter": None if known.starter < 0 else known.starter,
            "kept": [known.kept[3 * player : 3 * player + 3] for player in seats],
            "rows": rows,
            "hand": PACK.texts(known.hands[seat]),
            "plays": [[seat, TEXTS[move]] for seat, move in moves_played(known)],
        }

    def rebuild(self, state: Monster, told: MonsterBelief) -> Monster:
        if told.phase in ("first", "deal") and not told.plays:  # nothing was dealt yet
            draw_lot(state, told.starter)
            return state
        seats = range(state.players)
        check(len(told.rows) == state.players, f"rows are a list of {state.players}")
        check([len(kept) for kept in told.kept] == [3] * state.players, f"kept are {state.players} lists of 3 numbers")
        number = told.round - (told.phase == "deal")  # of the round that was played
        check(1 <= number <= state.rounds, f"this match has {state.rounds} rounds")
        any_rows = [(1, 2, 3) for _ in seats]
        won = play_round(state.clone(), told, number, any_rows).won if told.plays else [0] * 5
        return play_round(state, told, number, [self.whole_row(told, number, player, won[player]) for player in seats])

    def whole_row(self, told: MonsterBelief, number: int, player: int, won: int) -> tuple[int, ...]:
        """A row of the round, in ones, twos and threes, that agrees with what is told of it."""
        seen = told.rows[player] or [None, None, None]
        check(len(seen) == 3, "a row has three cards")
        if told.rows[player] is None and won:  # it was put away, and one of its cards kept (MO-13)
            seen[(won - 1) % 3] = told.kept[player][number - 1]
        for whole in permutations((1, 2, 3)):
            if all(value in (None, number * part) for value, part in zip(seen, whole, strict=True)):
                return whole
        raise BadBelief(f"no row of round {number} looks like {seen}")


def deal_sizes(state: Monster) -> list[int]:
    return [state.hand_size] * state.players


def rounds_over(state: Monster) -> int:
    return state.round if state.phase_name() == "over" else state.round - 1


def face_up(state: Monster, player: int) -> int | None:
    """MO-11: which card of a row is face up, 0 = left."""
    return (state.won[player] - 1) % 3 if state.laid >> player & 1 and state.won[player] else None


def row(state: Monster, player: int, seen: Collection[int | None]) -> list[int | None] | None:
    """A laid row with the cards at the places in `seen`; None where there is no row."""
    if not state.laid >> player & 1:
        return None
    return [state.rows[3 * player + i] if i in seen else None for i in range(3)]


def tricks(state: Monster) -> tuple[list[dict[str, Any] | None], list[dict[str, Any]]]:
    """The open tricks by place, and the completed ones in the order of their completion."""
    lying: list[list[tuple[int, int]]] = [[], [], [], []]
    completed = []
    places, cards = state.log_place, state.log_card  # compiled, each look makes a list of all
    for i in range(state.played):
        place = places[i]
        lying[place].append(((state.starter + i) % state.players, cards[i]))
        if len(lying[place]) == 4:
            completed.append(trick(place, lying[place]))
            lying[place] = []
    return [trick(place, plays) if plays else None for place, plays in enumerate(lying)], completed


def just_completed(state: Monster, open_tricks: list[dict[str, Any] | None]) -> bool:
    """Did the last card complete a trick?"""
    return state.played > 0 and open_tricks[state.log_place[state.played - 1]] is None


def trick(place: int, plays: list[tuple[int, int]]) -> dict[str, Any]:
    """The marker lies before whoever played the highest card of the opening colour (MO-9) and so wins (MO-10)."""
    colour = PACK.suit(plays[0][1])
    _, marker = max((card, seat) for seat, card in plays if PACK.suit(card) == colour)
    return {
        "place": place + 1,
        "colour": COLOURS[colour],
        "marker": marker,
        "cards": [{"seat": seat, "card": PACK.names[card]} for seat, card in plays],
    }


def unseen(state: Monster, seat: int | None) -> int:
    """The cards that are still in hands, but not in one's own: any of the others may hold any of them."""
    cards = sum(1 << card for card in full_pack(state)) if state.phase_name() in ("order", "play") else 0
    for i in range(state.played):
        cards &= ~(1 << state.log_card[i])
    return cards if seat is None else cards & ~state.hands[seat]


def full_pack(state: Monster) -> list[int]:
    return [15 * colour + rank for colour in range(4) for rank in range(state.ranks)]


def moves_played(state: Monster) -> list[tuple[int, int]]:
    """The cards of the round as moves, with their seats."""
    lying = [0, 0, 0, 0]
    moves = []
    for i in range(state.played):
        place = state.log_place[i]
        way = place + 1 if lying[place] else 0
        lying[place] = (lying[place] + 1) % 4
        moves.append(((state.starter + i) % state.players, len(WAYS) * state.log_card[i] + way))
    return moves


def play_round(state: Monster, told: MonsterBelief, number: int, rows: Sequence[tuple[int, ...]]) -> Monster:
    """Plays the round that a belief tells of, from its deal; of the rows those that are laid."""
    starter = NOBODY if told.starter is None else told.starter
    check(0 <= starter < state.players, f"the starter is one of {state.players} players")
    pack = sum(1 << card for card in full_pack(state))
    cards = [(seat, text.partition(" ")[0]) for seat, text in told.plays]
    hands = hands_before(PACK, pack, told.hand, told.seat, cards)
    check(hands[told.seat].bit_count() == state.hand_size, f"every player was dealt {state.hand_size} cards")
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


MONSTER = MonsterGame()
