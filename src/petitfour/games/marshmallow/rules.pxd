cimport cython
from petitfour.core cimport bits, draws, tricks
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport Moves, State
from petitfour.core.tricks cimport Tricks

cdef int FIRST, DEAL, TRUMP, PLAY, OVER, NONE, TRUMP_MOVES
cdef u64 WENT_OUT, ONE_LEFT, HANDS_EMPTY, NAMED, TRUMP_OPEN, TRUMPED, REACHED

cdef class Marshmallow(Tricks):
    cdef readonly short suits, target, need
    cdef readonly bint gigamic, trump_open
    cdef readonly short points[5]
    cdef readonly short out, dealer

    cdef int actors(self) noexcept nogil
    @cython.locals(hand=u64, follow=u64, trumps=u64)
    cdef u64 playable(self, int seat) noexcept nogil
    cdef void moves(self, int seat, Moves out) noexcept nogil
    cdef bint allowed(self, int seat, int move) noexcept nogil
    @cython.locals(cards=u64)
    cdef int pick(self, int seat, Rng rng, Moves scratch) noexcept nogil
    cdef void deal(self, int* cards) noexcept nogil
    @cython.locals(turn=int)
    cdef void apply(self, int seat, int move) noexcept nogil
    @cython.locals(plays=int)
    cdef int play_randomly(self, int number, Rng rng, Moves scratch) noexcept nogil
    cdef void note_ruffs(self, int seat, int suit) noexcept nogil
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
