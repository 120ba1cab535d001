cimport cython
from petitfour.core cimport bits
from petitfour.core cimport trick_policy as tricks
from petitfour.core.policy cimport Policy
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport State
from petitfour_blackout.rules cimport Blackout

cdef int BID, BID_MOVES
cdef u64 SUIT

cdef class BlackoutPolicy(Policy):
    cdef int choose(self, State state, int seat, Rng rng) noexcept nogil
    @cython.locals(unseen=u64)
    cdef int move(self, Blackout table, int seat) noexcept nogil
    cdef int canonical(self, State state, int seat, int move) noexcept nogil

@cython.locals(between=u64)
cdef int lowest_of_run(Blackout table, int seat, int move) noexcept nogil
cdef int better(Blackout table, int card, u64 unseen) noexcept nogil
@cython.locals(share=double, worth=double, wins=double, card=int)
cdef double hand_worth(Blackout table, u64 hand, u64 unseen) noexcept nogil
@cython.locals(best=int, least=double, bid=int, off=double)
cdef int nearest(u64 bids, double worth) noexcept nogil
@cython.locals(best=int, most=double, card=int, beaten=int, winning=bint, trump=bint, worth=double)
cdef int card_for(Blackout table, int seat, u64 cards, u64 unseen, bint wanted) noexcept nogil
