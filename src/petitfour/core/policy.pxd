cimport cython
from libc cimport math
from petitfour.core cimport bits
from petitfour.core.playout cimport Chooser
from petitfour.core.rng cimport Rng
from petitfour.core.state cimport State

cdef class Policy(Chooser):
    cdef public int memory
    cdef int since(self, int played) noexcept nogil
    @cython.locals(winners=int)
    cdef double equity(self, State state, int side) noexcept nogil
    cdef int canonical(self, State state, int seat, int move) noexcept nogil
    cdef bint is_hidden_choice(self, State state, int seat) noexcept nogil
    cdef bint is_endgame(self, State state) noexcept nogil

@cython.locals(mine=double, total=double, share=double, weight=double, other=int)
cdef double score_race(short* points, int sides, int side, int target, double slope, double bend) noexcept nogil

@cython.locals(ways=int, seat=int, cards=int)
cdef int arrangements(short* held, int seats) noexcept nogil
