cimport cython
from libc cimport math
from petitfour.core.policy cimport Policy
from petitfour.core.rng cimport Rng
from petitfour.core.state cimport Moves, State
from petitfour.games.mastermind cimport codes
from petitfour.games.mastermind.rules cimport Mastermind

cdef int GUESS, MARK, MARK_MOVES

cdef class MastermindPolicy(Policy):
    cdef public double overlooks
    cdef int choose(self, State state, int seat, Rng rng) noexcept nogil
    cdef double equity(self, State state, int side) noexcept nogil

cdef int choose(Mastermind board, int seat, Rng rng, Moves scratch, double overlooks) noexcept nogil
@cython.locals(found=short[5040], guesses=short[9], marks=short[9], i=int, n=int)
cdef int guess_without(Mastermind board, int row, Rng rng) noexcept nogil
@cython.locals(lead=int)
cdef double win_share(Mastermind board, int side) noexcept nogil
