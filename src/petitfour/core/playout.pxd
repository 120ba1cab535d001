cimport cython
from petitfour.core cimport bits
from petitfour.core.rng cimport Rng
from petitfour.core.state cimport Moves, State

@cython.locals(cards=int[64], number=int, plays=int, actors=int, seat=int)
cpdef int play_round(State state, Rng rng, Moves scratch) noexcept nogil

@cython.locals(state=State, scratch=Moves, plays=long, _=int)
cpdef long playouts(State start, int n, Rng rng) except -1

@cython.locals(number=int, known=State, world=State, blank=State, scratch=Moves, plays=long, failed=bint, _=int)
cpdef long belief_playouts(State start, seat, int n, Rng rng) except -1

@cython.locals(number=int)
cpdef int random_move(State state, seat, Rng rng) except -1

@cython.locals(scratch=Moves, plays=long)
cpdef long play_match(State state, Rng rng) except -1
