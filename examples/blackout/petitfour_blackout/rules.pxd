cimport cython
from petitfour.core cimport bits, draws, tricks
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport Moves, State
from petitfour.core.tricks cimport Tricks

cdef int FIRST, DEAL, BID, PLAY, OVER, NONE, BID_MOVES, EXACT
cdef u64 MET, RUFFED

cdef class Blackout(Tricks):
    cdef readonly short rounds, turned, starter
    cdef readonly bint hook
    cdef readonly short bids[5]
    cdef readonly short points[5]

    cdef int actors(self) noexcept nogil
    @cython.locals(open_bids=u64, even=int, seat=int)
    cdef u64 bids_open(self) noexcept nogil
    cdef void moves(self, int seat, Moves out) noexcept nogil
    cdef bint allowed(self, int seat, int move) noexcept nogil
    @cython.locals(bids=u64)
    cdef int pick(self, int seat, Rng rng, Moves scratch) noexcept nogil
    @cython.locals(drawn=int, at=int, place=int, card=int)
    cdef int draw(self, Rng rng, int* out) noexcept nogil
    cdef void deal(self, int* cards) noexcept nogil
    @cython.locals(seat=int)
    cdef void turn_up(self, int card) noexcept nogil
    @cython.locals(following=int)
    cdef void apply(self, int seat, int move) noexcept nogil
    cdef void end_trick(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_round(self) noexcept nogil
    cdef int score(self, int side) noexcept nogil
    @cython.locals(most=int, mask=int, seat=int)
    cdef int winners(self) noexcept nogil
    @cython.locals(i=int)
    cpdef recall(self, int number, int starter, list points, int turned, list hands)
    @cython.locals(i=int)
    cdef void learn_from(self, Blackout full, int seat) noexcept nogil
    cdef void learn(self, State full, int seat) noexcept nogil
    @cython.locals(turned=u64, done=bint)
    cdef bint imagine(self, int seat, Rng rng) noexcept nogil
