cimport cython
from petitfour.core.rng cimport Rng, u64

cdef class Stream(Rng):
    cdef bytes seed, block
    cdef object drawn
    @cython.locals(at=int)
    cdef u64 word(self) noexcept with gil
