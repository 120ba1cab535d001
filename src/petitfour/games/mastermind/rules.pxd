cimport cython
from petitfour.core cimport bits
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport Moves, State
from petitfour.games.mastermind cimport codes

cdef int FIRST, CODE, GUESS, MARK, OVER, NONE, CODE_MOVES, MARK_MOVES, FOUR_RED, PENALTY
cdef u64 REVEALED, NOT_FOUND, VOID

cdef class Mastermind(State):
    cdef readonly int points[2]  # no limit to replays, and each costs 3
    cdef readonly short colours, rows, rounds, n_codes, n_guesses
    cdef readonly bint repeats, by_hand, award, last_void
    cdef readonly short codemaker, code, laid, completed
    cdef readonly short guesses[9]
    cdef readonly short marks[9]
    cdef readonly short last_codemaker, last_code, last_laid
    cdef readonly short last_guesses[9]
    cdef readonly short last_marks[9]

    cdef int actors(self) noexcept nogil
    cdef int choices(self) noexcept nogil
    cdef int choice(self, int i) noexcept nogil
    @cython.locals(i=int)
    cdef void moves(self, int seat, Moves out) noexcept nogil
    @cython.locals(held=u64)
    cdef bint allowed(self, int seat, int move) noexcept nogil
    cdef int pick(self, int seat, Rng rng, Moves scratch) noexcept nogil
    cdef int draw(self, Rng rng, int* out) noexcept nogil
    cdef void deal(self, int* cards) noexcept nogil
    cdef void apply(self, int seat, int move) noexcept nogil
    cdef void set_mark(self, int mark) noexcept nogil
    @cython.locals(i=int)
    cdef void end_round(self) noexcept nogil
    cdef void void_round(self) noexcept nogil
    cdef void complete_round(self) noexcept nogil
    cdef int score(self, int side) noexcept nogil
    cdef int winners(self) noexcept nogil
    @cython.locals(i=int)
    cpdef recall(self, int number, int completed, int codemaker, list points)
    @cython.locals(i=int)
    cdef void learn_from(self, Mastermind full, int seat) noexcept nogil
    cdef void learn(self, State full, int seat) noexcept nogil
    cdef bint imagine(self, int seat, Rng rng) noexcept nogil
    @cython.locals(found=short[5040], marked=int, n=int)
    cdef int possible_code(self, Rng rng) noexcept nogil
