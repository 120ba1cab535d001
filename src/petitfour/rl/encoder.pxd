cimport cython
from petitfour.core cimport bits as masks
from petitfour.core.rng cimport u64
from petitfour.core.state cimport Moves, State
from petitfour.rl cimport bits

cdef class Encoder:
    cdef readonly int size, history, actions, players
    cdef readonly tuple layout, history_layout
    cdef readonly list moves
    cdef State blank, known
    cdef Moves scratch
    cdef int[::1] move_at, action_at
    cdef void encode(self, State state, int seat, unsigned char* out, long at) noexcept nogil
    cdef void remember(self, State state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.locals(i=int)
    cdef void mask(self, State state, int seat, unsigned char* out, long at) noexcept nogil
    cpdef write(self, State state, int seat, out)
    cpdef write_history(self, State state, int seat, out)
    cpdef write_mask(self, State state, int seat, out)

cdef class Pack:
    cdef readonly int cards
    cdef readonly bint whole
    cdef int groups
    cdef int start[8]
    cdef int place[8]
    cdef u64 ranks[8]
    @cython.locals(packed=u64, i=int)
    cdef u64 pack(self, u64 mask) noexcept nogil
