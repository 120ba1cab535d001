cimport cython
from petitfour.core.state cimport State
from petitfour.games.mastermind.rules cimport Mastermind
from petitfour.rl cimport bits
from petitfour.rl.encoder cimport Encoder

cdef int CODE, GUESS, MARK, NONE, EVEN

cdef class MastermindEncoder(Encoder):
    cdef int colours, rows, guesses, codes
    cdef void encode(self, State state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.locals(i=int, n=int, other=int)
    cdef void write_all(self, Mastermind state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.locals(place=int)
    cdef void write_row(self, int row, unsigned char* out, long at) noexcept nogil
    cdef void mask(self, State state, int seat, unsigned char* out, long at) noexcept nogil
    cdef void write_legal(self, Mastermind state, unsigned char* out, long at) noexcept nogil
