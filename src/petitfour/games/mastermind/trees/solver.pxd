cimport cython
from petitfour.core cimport bits
from petitfour.core.rng cimport u64
from petitfour.games.mastermind cimport codes

cdef int HIT, PARTS, NEVER, VALUE, EXACT, GUESS_AT, GUESS, SIZE_AT, ESTIMATE_AT, LOW_AT
cdef u64 WORD, MIX

@cython.locals(g=int, i=int, a=int, b=int, c=int, d=int)
cdef void gather(unsigned short[::1] seen, unsigned short[::1] rows, short[::1] arena, int at, int n,
                 int guesses) noexcept nogil

@cython.locals(entry=u64, child=int)
cdef void sift(u64[::1] heap, int base, int n, int i) noexcept nogil

cdef class Solver:
    cdef readonly int n_codes, n_guesses, width
    cdef readonly list guesses
    cdef int choice, listed, skipped, slots
    cdef short[::1] pegs, arena
    cdef unsigned char[::1] marks, open
    cdef unsigned short[::1] rows, seen
    cdef u64[::1] masks, names, keys, known, heap, made
    cdef int[::1] room
    cdef readonly int[::1] least, guessed

    @cython.locals(number=int[41], i=int, g=int, c=int, p=int, row=int, mark=int)
    cdef void fill_marks(self)
    @cython.locals(low=int, name=u64, i=int, slot=int, value=int, best=int, choice=int, count=int, base=int,
                   result=int, tried=int, runs=int, run=int, entry=u64, bound=int, guess=int, total=int)
    cdef int search(self, int at, int n, int left, int used, int budget, int level) noexcept nogil
    @cython.locals(i=int, j=int, row=int, seen=int, parts=int)
    cdef int among(self, int at, int n, int left) noexcept nogil
    @cython.locals(size=int[16], base=int, room=int, count=int, g=int, seen=int, low=int, i=int, row=int,
                   estimate=int)
    cdef int candidates(self, int at, int n, int left, int used, int best, int level) noexcept nogil
    @cython.locals(p=int, peg=int)
    cdef bint in_order(self, int g, int used) noexcept nogil
    @cython.locals(size=int[16], place=int[16], order=int[16], name=u64[16], row=int, i=int, mark=int, made=u64,
                   base=int, free=int, parts=int, total=int, j=int, p=int, m=int)
    cdef int split(self, int at, int n, int guess, int level, int runs, int left, int used, int best) noexcept nogil
    @cython.locals(slot=int)
    cdef void keep(self, u64 name, int n, int value, int choice) noexcept nogil
    @cython.locals(i=int, g=int)
    cpdef tuple cost(self, list codes, int left, int used, int budget, bytes allowed=*)
