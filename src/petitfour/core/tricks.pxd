cimport cython
from petitfour.core cimport bits, dealing, draws
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport Moves, State

cdef int FIRST, DEAL, NONE

cdef void add(Moves out, int move) noexcept nogil
cdef void add_all(Moves out, int base, int step, u64 mask) noexcept nogil

cdef class Tricks(State):
    cdef readonly u64 pack
    cdef readonly u64 suit[7]
    cdef readonly u64 hands[5]
    cdef readonly short hand_size
    cdef readonly short held[5]
    cdef readonly short tricks[5]
    cdef readonly short voids[5]
    cdef readonly short log_card[60]
    cdef readonly short log_seat[60]
    cdef readonly short played, trick_at, last_at, turn, trump, lead, best, best_suit, best_seat

    @cython.locals(follow=u64)
    cdef u64 playable(self, int seat) noexcept nogil
    cdef void moves(self, int seat, Moves out) noexcept nogil
    cdef bint allowed(self, int seat, int move) noexcept nogil
    @cython.locals(cards=u64)
    cdef int pick(self, int seat, Rng rng, Moves scratch) noexcept nogil
    cdef int draw(self, Rng rng, int* out) noexcept nogil
    @cython.locals(seat=int)
    cdef void deal_hands(self, int* cards) noexcept nogil
    cdef void put(self, int seat, int card, int suit) noexcept nogil
    cdef void log_play(self, int seat, int card) noexcept nogil
    cdef void note_voids(self, int seat, int suit) noexcept nogil
    cdef bint beats(self, int card, int suit) noexcept nogil
    cdef void take_trick(self) noexcept nogil
    @cython.locals(i=int)
    cpdef recall_deal(self, int number, list hands)
    @cython.locals(i=int)
    cdef void learn_tricks(self, Tricks full, int seat) noexcept nogil
    cdef bint imagine(self, int seat, Rng rng) noexcept nogil
    @cython.locals(voids=int[5], size=int[5], hands=u64[5], pool=u64, left_over=int, i=int)
    cdef bint imagine_hands(self, int seat, Rng rng, int other, u64 given) noexcept nogil
