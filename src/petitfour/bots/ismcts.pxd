cimport cython
from libc cimport math
from petitfour.core cimport bits, playout
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport Belief, Moves, State

cdef class Tree:
    cdef readonly int seat, slots, used
    cdef bint whole
    cdef double exploration
    cdef State known, world, mind, blank
    cdef Rng rng
    cdef Moves scratch
    cdef object keys, visits, first, count, move, tried, total
    @cython.locals(key=u64, slot=int)
    cdef int find(self, State state, int seat, u64[::1] keys) noexcept nogil
    @cython.locals(cards=int[64], path=int[400], mover=int[400], values=double[5], depth=int, actors=int, seat=int,
                   slot=int, child=int, i=int, _=int)
    cdef bint simulate(self, int simulations, u64[::1] keys, int[::1] visits, int[::1] first, int[::1] count,
                       int[::1] move, int[::1] tried, double[::1] total) except -1
    cdef bint is_over(self) noexcept nogil
    cdef void play_out(self) noexcept nogil
    @cython.locals(untried=int, i=int, best=int, most=double, equals=int, log=double, bound=double)
    cdef int choose(self, int first, int count, int visits, int[::1] tried, double[::1] total) noexcept nogil
    @cython.locals(sides=int, winners=int, total=double, side=int)
    cdef void value(self, double* values) noexcept nogil
