cimport cython
from petitfour.core cimport bits, hooks
from petitfour.core.rng cimport Rng
from petitfour.core.state cimport Moves, State

cdef class Chooser:
    cdef Moves scratch
    cdef bint is_random
    cdef int choose(self, State state, int seat, Rng rng) noexcept nogil

@cython.locals(cards=int[64], plays=int, actors=int, seat=int)
cpdef int play_round(State state, int number, Chooser chooser, Rng rng) noexcept nogil

@cython.locals(state=State, chooser=Chooser, plays=long, _=int)
cpdef long playouts(State start, int n, Rng rng) except -1

@cython.locals(number=int, known=State, sample=State, blank=State, chooser=Chooser, plays=long, failed=bint, _=int)
cpdef long belief_playouts(State start, seat, int n, Rng rng) except -1

@cython.locals(number=int)
cpdef int random_move(State state, seat, Rng rng) except -1

@cython.locals(chooser=Chooser, plays=long)
cpdef long play_match(State state, Rng rng) except -1
