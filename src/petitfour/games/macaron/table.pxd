cimport cython
from petitfour.core.rng cimport u64
from petitfour.core.tricks cimport Tricks

cdef int CHOCOLATE, DEAL, FIRST, FIRST_CHOCOLATE, NONE

cdef int flavour_of(int card) noexcept nogil

cdef class Table(Tricks):
    cdef readonly u64 discarded
    cdef readonly u64 passed[5]
    cdef readonly bint solo, teams, allergen_in, two_in
    cdef readonly short flavours, target, tokens_each, bettable
    cdef readonly short bag[12]
    cdef readonly short plus[12]
    cdef readonly short minus[12]
    cdef readonly short level_of[9]
    cdef readonly short worth[9]
    cdef readonly short won[9]
    cdef readonly short lost[9]
    cdef readonly short wishes[30]
    cdef readonly short points[5]
    cdef readonly short token[15]
    cdef readonly short vote_token[12]
    cdef readonly short vote_spot[12]
    cdef readonly short on[7]
    cdef readonly short bets[5]
    cdef readonly short boxes[5]
    cdef readonly short pile[35]
    cdef readonly short stacks[13]
    cdef readonly short top[7]
    cdef readonly short bottom[7]
    cdef readonly short first, chosen, royal, allergen, votes, drawn

    cdef int giver_to(self, int seat) noexcept nogil
    cdef int receiver_of(self, int seat) noexcept nogil
    cdef int voter(self, int number) noexcept nogil
    cdef bint all_passed(self) noexcept nogil
    cdef int open_card(self) noexcept nogil
