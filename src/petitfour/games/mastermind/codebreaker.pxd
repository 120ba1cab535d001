cimport cython
from petitfour.core cimport bits
from petitfour.core.rng cimport u64
from petitfour.games.mastermind cimport codes
from petitfour.games.mastermind.rules cimport Mastermind

cdef int PARTS, FOUR_RED, FANOUT, WORK, WIDEST
cdef double USUAL

cdef class Codebreaker:
    cdef readonly int n
    cdef int laid, n_guesses, room
    cdef u64 used
    cdef int worth[12]
    cdef short[::1] guesses, arena
    cdef u64[::1] masks
    cdef int[::1] top
    cdef double[::1] esteem
    @cython.locals(g=int, i=int, found=short[5040], n=int)
    cdef int look_at(self, Mastermind board) noexcept nogil
    @cython.locals(size=int[45], squares=double, mark=int)
    cpdef double leaves(self, int guess)
    @cython.locals(value=int)
    cpdef int value(self, int guess, int best=*)
    @cython.locals(g=int)
    cdef rate(self, double[::1] promises)
    @cython.locals(most=int, width=int, count=int, best=int, i=int)
    cdef int search(self, int at, int n, int row, u64 used, int level) noexcept nogil
    @cython.locals(i=int, j=int, guess=u64, seen=u64, mark=u64)
    cdef bint told_apart(self, int at, int n) noexcept nogil
    @cython.locals(base=int, count=int, g=int, promise=double, i=int)
    cdef int choose(self, int at, int n, int row, u64 used, int level, int width) noexcept nogil
    @cython.locals(size=int[45], total=double, mark=int)
    cdef double promise(self, int at, int n, int g, int row) noexcept nogil
    @cython.locals(mark=int, i=int)
    cdef void sizes(self, int at, int n, u64 guess, int* size) noexcept nogil
    @cython.locals(size=int[45], place=int[45], total=int, free=int, mark=int, i=int, code=int)
    cdef int split(self, int at, int n, u64 guess, int row, u64 used, int level, int best) noexcept nogil
    @cython.locals(total=int, fanout=int)
    cdef int most(self, int n, int row) noexcept nogil
    @cython.locals(total=double, fanout=double, left=double)
    cdef double usual(self, int n, int row) noexcept nogil
    @cython.locals(row=int, power=int, colour=u64)
    cdef bint takes_new(self, int g, u64 used) noexcept nogil
