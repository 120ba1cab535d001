cimport cython
from petitfour.bots cimport policy as policies
from petitfour.bots.policy cimport Policy
from petitfour.core cimport bits
from petitfour.core.rng cimport Rng
from petitfour.core.state cimport Belief, Moves, State

cdef class Search:
    cdef readonly int seat, side, worlds
    cdef State known, world, trial
    cdef Policy policy
    cdef Rng rng
    cdef readonly list candidates
    cdef readonly object moves, values, points
    @cython.locals(n=int, size=int)
    cpdef batch(self, int worlds)
    @cython.locals(at=int, i=int, _=int, before=int)
    cdef bint look(self, int[::1] moves, int n, int worlds, double[::1] values, double[::1] points) except -1

@cython.locals(scratch=Moves, i=int)
cpdef list distinct(State known, int seat, Policy policy)
