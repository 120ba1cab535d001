cimport cython
from petitfour.core cimport bits, draws, tricks
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport Moves, State
from petitfour.core.tricks cimport Tricks
from petitfour.games.macaron cimport dealer, emma, knowledge, table
from petitfour.games.macaron.table cimport Table

cdef int ALLERGEN, ALLERGEN_MOVES, BET, BET_MOVES, CARD, CHOCOLATE, DEAL, DECLINED, DISCARD, DISCARD_MOVES, EMMA
cdef int NONE, NO_BET, OVER, PASS, PASS_MOVES, PLAY, ROYAL, ROYAL_MOVES, SOLO_SEAT, TOKENS, VOTE, VOTE_MOVES
cdef int RANK, TRUMPS, ONE, TWO, EIGHT
cdef u64 TIE, WON, LOST, ROYAL_WINS, DEAD_ROYAL, THREE, BLOCKED, CANCELLED, EARLY, FLOOR, SAME_CARD, EMMA_GAINS

@cython.locals(n=int, i=int, j=int)
cdef int random_pair(u64 cards, Rng rng) noexcept nogil
@cython.locals(low=int)
cdef void add_pairs(Moves out, int base, u64 cards) noexcept nogil

cdef class Macaron(Table):
    cdef int actors(self) noexcept nogil
    cdef bint is_emma(self, int seat) noexcept nogil
    @cython.locals(flavours=int)
    cdef int choices(self) noexcept nogil
    @cython.locals(mask=int, flavour=int)
    cdef int open_flavours(self) noexcept nogil
    @cython.locals(mask=int, place=int)
    cdef int kinds(self, int seat) noexcept nogil
    @cython.locals(phase=int, kinds=int, spots=int, flavour=int)
    cdef void moves(self, int seat, Moves out) noexcept nogil
    cdef int base(self) noexcept nogil
    @cython.locals(phase=int, vote=int, kind=int, flavour=int)
    cdef bint allowed(self, int seat, int move) noexcept nogil
    @cython.locals(low=int, high=int)
    cdef bint holds(self, int seat, int pair) noexcept nogil
    @cython.locals(phase=int, mask=u64, n=int, k=int, kind=int)
    cdef int pick(self, int seat, Rng rng, Moves scratch) noexcept nogil

    cdef int draw(self, Rng rng, int* out) noexcept nogil
    cdef void deal(self, int* cards) noexcept nogil
    @cython.locals(phase=int)
    cdef void apply(self, int seat, int move) noexcept nogil
    @cython.locals(plays=int)
    cdef int play_randomly(self, int number, Rng rng, Moves scratch) noexcept nogil
    @cython.locals(giver=int)
    cdef void pass_cards(self, int seat, int pair) noexcept nogil
    @cython.locals(i=int)
    cdef void discard(self, int pair) noexcept nogil
    @cython.locals(kind=int, spot=int, place=int)
    cdef void vote(self, int seat, int vote) noexcept nogil
    @cython.locals(flavours=int[7], i=int, flavour=int, group=int, highest=int, lowest=int, highest_twice=bint,
                   lowest_twice=bint)
    cdef void count_votes(self) noexcept nogil
    cdef void bet(self, int seat, int move) noexcept nogil

    @cython.locals(card=int, flavour=int, rank=int)
    cdef void play_card(self, int seat, int move) noexcept nogil
    @cython.locals(strength=int)
    cdef void compare(self, int seat, int flavour, int rank) noexcept nogil
    @cython.locals(winner=int, boxes=int)
    cdef void end_trick(self) noexcept nogil
    @cython.locals(gain=int[5], seat=int, side=int, boxes=int, level=int, bet=int)
    cdef void end_round(self) noexcept nogil
    cdef int score(self, int side) noexcept nogil
    @cython.locals(mask=int, most=int, side=int)
    cdef int winners(self) noexcept nogil
    cdef void learn(self, State full, int seat) noexcept nogil
    cdef bint imagine(self, int seat, Rng rng) noexcept nogil
