cimport cython
from petitfour.bots.nodes cimport NodeTable
from petitfour.core cimport bits, playout
from petitfour.core.playout cimport Chooser
from petitfour.core.rng cimport Rng
from petitfour.core.state cimport Belief, Moves, State

cdef class Tree:
    cdef readonly int seat
    cdef bint whole
    cdef State known, sample
    cdef Rng rng
    cdef Moves scratch
    cdef Chooser chooser
    cdef NodeTable table
    @cython.locals(table=NodeTable)
    cpdef list children(self)
    @cython.locals(table=NodeTable, cards=int[64], path=int[400], mover=int[400], values=double[5], depth=int, actors=int,
                   seat=int, slot=int, child=int, i=int, _=int)
    cdef bint simulate(self, int simulations) except -1
    cdef bint is_over(self) noexcept nogil
    cdef void play_out(self) noexcept nogil
    @cython.locals(sides=int, winners=int, total=double, side=int)
    cdef void value(self, double* values) noexcept nogil
