cimport cython
from petitfour.core cimport bits
from petitfour.core.rng cimport Rng
from petitfour.core.state cimport Moves, State

cdef class Policy:
    cdef Moves scratch
    cdef public int memory
    cdef int since(self, int played) noexcept nogil
    cdef int choose(self, State state, int seat, Rng rng) noexcept nogil
    @cython.locals(winners=int)
    cdef double equity(self, State state, int side) noexcept nogil
    cdef int stands_for(self, State state, int seat, int move) noexcept nogil
    cdef bint is_secret(self, State state, int seat) noexcept nogil
    cdef bint is_last(self, State state) noexcept nogil

@cython.locals(ways=int, seat=int, cards=int)
cdef int arrangements(short* held, int seats) noexcept nogil

@cython.locals(cards=int[64], plays=int, actors=int, seat=int)
cdef int finish_round(State state, int number, Policy policy, Rng rng) noexcept nogil
