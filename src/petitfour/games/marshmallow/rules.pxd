cimport cython
from petitfour.core cimport bits, dealing
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport Moves, State

cdef int FIRST, DEAL, TRUMP, PLAY, OVER, NONE, TRUMP_MOVES
cdef u64 SUIT, WENT_OUT, ONE_LEFT, HANDS_EMPTY, NAMED, TRUMP_OPEN, TRUMPED, REACHED

cdef class Marshmallow(State):
    cdef readonly u64 hands[5]
    cdef readonly short suits, ranks, hand_size, target, need
    cdef readonly bint gigamic, trump_open
    cdef readonly short held[5]
    cdef readonly short tricks[5]
    cdef readonly short points[5]
    cdef readonly short voids[5]
    cdef readonly short log_card[60]
    cdef readonly short log_seat[60]
    cdef readonly short out, played, trick_at, last_at
    cdef readonly short dealer, turn, trump, lead, best, best_seat

    cdef int actors(self) noexcept nogil
    @cython.locals(hand=u64, follow=u64, trumps=u64)
    cdef u64 playable(self, int seat) noexcept nogil
    @cython.locals(n=int, suit=int, cards=u64)
    cdef void moves(self, int seat, Moves out) noexcept nogil
    cdef bint allowed(self, int seat, int move) noexcept nogil
    @cython.locals(cards=u64, k=int)
    cdef int pick(self, int seat, Rng rng, Moves scratch) noexcept nogil
    @cython.locals(pack=int[64], n=int, suit=int, rank=int, seat=int, size=int, at=int)
    cdef int draw(self, Rng rng, int* out) noexcept nogil
    @cython.locals(seat=int, i=int)
    cdef void deal(self, int* cards) noexcept nogil
    @cython.locals(suit=int, turn=int)
    cdef void apply(self, int seat, int move) noexcept nogil
    cdef void note_voids(self, int seat, int suit) noexcept nogil
    cdef int next_in(self, int seat) noexcept nogil
    @cython.locals(winner=int)
    cdef void end_trick(self) noexcept nogil
    @cython.locals(other=int)
    cdef void go_out(self, int seat) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cdef int score(self, int side) noexcept nogil
    @cython.locals(mask=int, seat=int)
    cdef int winners(self) noexcept nogil
    @cython.locals(i=int)
    cpdef recall(self, int number, int dealer, list points, list hands)
    @cython.locals(i=int)
    cdef void learn_from(self, Marshmallow full, int seat) noexcept nogil
    cdef void learn(self, State full, int seat) noexcept nogil
    @cython.locals(suit=u64[5], voids=int[5], size=int[5], hands=u64[5], ranks=u64, pool=u64, i=int)
    cdef bint imagine(self, int seat, Rng rng) noexcept nogil
