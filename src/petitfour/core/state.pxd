cimport cython
from petitfour.core cimport bits, hooks
from petitfour.core.rng cimport Rng, u64

cdef enum:
    N_MOVES = 10000
    N_DRAW = 64

cdef class Moves:
    cdef int n
    cdef int at[N_MOVES]

cdef Moves SCRATCH
cdef tuple TO_ACT

cdef class State:
    # The two references come first: bits.copy_plain() copies everything behind them.
    cdef readonly object game
    cdef readonly object options
    cdef readonly u64 fired
    cdef readonly int round
    cdef readonly short players, seats, sides, phase

    cdef int actors(self) noexcept nogil
    cdef void moves(self, int seat, Moves out) noexcept nogil
    cdef bint allowed(self, int seat, int move) noexcept nogil
    cdef int pick(self, int seat, Rng rng, Moves scratch) noexcept nogil
    cdef void apply(self, int seat, int move) noexcept nogil
    cdef int draw(self, Rng rng, int* out) noexcept nogil
    cdef void deal(self, int* cards) noexcept nogil
    @cython.locals(plays=int)
    cdef int play_randomly(self, int number, Rng rng, Moves scratch) noexcept nogil
    @cython.locals(cards=int[N_DRAW], actors=int, seat=int)
    cdef int step_randomly(self, Rng rng, Moves scratch) noexcept nogil
    cdef int score(self, int side) noexcept nogil
    cdef int winners(self) noexcept nogil
    cdef void learn(self, State full, int seat) noexcept nogil
    cdef bint imagine(self, int seat, Rng rng) noexcept nogil

    @cython.locals(number=int, i=int)
    cpdef list legal(self, seat)
    @cython.locals(number=int, value=int)
    cpdef bint is_legal(self, seat, move)
    cpdef play(self, seat, move)
    @cython.locals(buffer=int[N_DRAW], i=int)
    cdef play_deal(self, cards)
    @cython.locals(buffer=int[N_DRAW], i=int, n=int)
    cpdef tuple chance(self, Rng rng)
    @cython.locals(other=State)
    cpdef State clone(self)
    cpdef bint same(self, State other)
    @cython.locals(known=State, number=int)
    cpdef Belief belief(self, seat)
    cdef int seat_number(self, seat) except -2
    cdef int move_number(self, move) except -2

cdef class Belief:
    cdef readonly int seat
    cdef readonly State known
    @cython.locals(sample=State)
    cpdef State sample(self, Rng rng)
