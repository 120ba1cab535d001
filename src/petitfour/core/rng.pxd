cimport cython

ctypedef unsigned long long u64

cdef u64 WORD, STEP, MIX_1, MIX_2, LOW

cdef class Rng:
    cdef u64 state
    cdef bint plain
    @cython.locals(z=u64)
    cdef u64 word(self) noexcept nogil
    @cython.locals(product=u64, threshold=u64)
    cdef u64 below(self, u64 n) noexcept nogil
    cdef double unit(self) noexcept nogil
