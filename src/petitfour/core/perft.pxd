cimport cython
from petitfour.core cimport bits
from petitfour.core.state cimport Moves, State

cdef Moves LAST

@cython.locals(actors=int, seat=int, move=int, child=State)
cpdef lines(State state, int depth)
