cimport cython
from petitfour.core cimport bits
from petitfour.core.rng cimport u64

cdef enum:
    N_ROWS = 10000
    N_CODES = 5040

cdef int COLOURS_AT
cdef u64 PLACES
cdef short ROWS[N_ROWS]
cdef short CODES[N_CODES]
cdef u64 CODE_PEGS[N_CODES]
cdef short MARKS[15]

@cython.locals(mask=u64, place=int, colour=int)
cdef u64 peg_mask(unsigned int row) noexcept nogil

@cython.locals(both=u64, red=int)
cdef int compare(u64 code, u64 guess) noexcept nogil

cpdef int mark(unsigned int code, unsigned int guess) noexcept nogil

@cython.locals(masks=u64[9], n=int, i=int, j=int)
cdef int agreeing(int n_codes, int n_rows, short* guesses, short* marks, short* out) noexcept nogil

@cython.locals(i=int, j=int)
cdef void fill_mark_table(int n, unsigned char* out) noexcept nogil

cdef int count_codes(int colours) noexcept nogil
@cython.locals(i=int)
cpdef list list_codes(int colours)
@cython.locals(n=int, table=bytearray)
cpdef bytearray mark_table(int colours)
cdef int checked(int colours) except -1
@cython.locals(n=int, i=int, a=int, b=int, c=int, d=int, red=int, white=int)
cdef make_lists()
