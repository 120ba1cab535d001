cimport cython
from libc cimport math
from petitfour.core cimport bits
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport Moves, State

cdef int MOST

cdef class NodeTable:
    cdef readonly int nodes, slots, used
    cdef double exploration
    cdef bint usual_first
    cdef State known, blank
    cdef u64[::1] keys
    cdef int[::1] visits, first, count, move, tried
    cdef double[::1] total
    @cython.locals(keys=u64[::1], visits=cython.int[::1], first=cython.int[::1], count=cython.int[::1], slots=int,
                   old=int, slot=int, room=int)
    cpdef reserve(self, int nodes)
    cdef int find(self, State state, int seat) noexcept nogil
    @cython.locals(slot=int)
    cdef int slot_of(self, u64 key) noexcept nogil
    @cython.locals(i=int)
    cdef void write(self, int slot, Moves moves) noexcept nogil
    @cython.locals(first=int, end=int, untried=int, i=int, best=int)
    cdef int choose(self, int slot, Rng rng) noexcept nogil
    @cython.locals(i=int, best=int, most=double, equals=int, log=double, bound=double)
    cdef int highest(self, int first, int end, int visits, Rng rng) noexcept nogil
