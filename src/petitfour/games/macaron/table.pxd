cimport cython
from petitfour.core cimport bits
from petitfour.core.rng cimport u64
from petitfour.core.state cimport State

cdef int FIRST, DEAL, PASS, DISCARD, EMMA, ROYAL, ALLERGEN, TOKENS, VOTE, BET, PLAY, OVER
cdef int NONE, CHOCOLATE, FIRST_CHOCOLATE, GROUPS, SOLO_SEAT, DECLINED
cdef int ROYAL_MOVES, ALLERGEN_MOVES, BET_MOVES, NO_BET, VOTE_MOVES, PASS_MOVES, DISCARD_MOVES, END_OF_MOVES

cdef int flavour_of(int card) noexcept nogil

cdef class Table(State):
    cdef readonly u64 pack, discarded
    cdef readonly u64 suit[7]
    cdef readonly u64 hands[5]
    cdef readonly u64 passed[5]
    cdef readonly bint solo, teams, allergen_in, two_in
    cdef readonly short flavours, hand_size, target, tokens_each, bettable
    cdef readonly short bag[12]
    cdef readonly short plus[12]
    cdef readonly short minus[12]
    cdef readonly short level_of[9]
    cdef readonly short worth[9]
    cdef readonly short won[9]
    cdef readonly short lost[9]
    cdef readonly short wishes[30]
    cdef readonly short points[5]
    cdef readonly short held[5]
    cdef readonly short token[15]
    cdef readonly short vote_token[12]
    cdef readonly short vote_spot[12]
    cdef readonly short on[7]
    cdef readonly short bets[5]
    cdef readonly short log[52]
    cdef readonly short log_seat[52]
    cdef readonly short tricks[5]
    cdef readonly short boxes[5]
    cdef readonly short voids[5]
    cdef readonly short pile[35]
    cdef readonly short stacks[13]
    cdef readonly short top[7]
    cdef readonly short bottom[7]
    cdef readonly short first, turn, chosen, royal, allergen, votes, drawn
    cdef readonly short played, trick_at, last_at, lead, best, best_flavour, best_seat

    cdef int giver_to(self, int seat) noexcept nogil
    cdef int receiver_of(self, int seat) noexcept nogil
    cdef int voter(self, int number) noexcept nogil
    cdef bint all_passed(self) noexcept nogil
    cdef int open_card(self) noexcept nogil
