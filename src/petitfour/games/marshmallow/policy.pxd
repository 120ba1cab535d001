cimport cython
from petitfour.core cimport policy as policies
from petitfour.core.policy cimport Policy
from petitfour.core cimport trick_policy as tricks
from petitfour.core cimport bits
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport State
from petitfour.games.marshmallow.rules cimport Marshmallow

cdef int PLAY, TRUMP, TRUMP_MOVES, FEW
cdef int LEAD_TO_WIN, LEAD_TO_LOSE, STRONGEST, SHED_LOW, SHED_HIGH
cdef u64 SUIT

cdef class MarshmallowPolicy(Policy):
    cdef public int enough[36]
    cdef public int sooner[6]
    cdef int choose(self, State state, int seat, Rng rng) noexcept nogil
    @cython.locals(cards=u64, unseen=u64, want=bint)
    cdef int move(self, Marshmallow table, int seat) noexcept nogil
    @cython.locals(remaining=int, gain=int, other=int, enough=int)
    cdef bint wants_trick(self, Marshmallow table, int seat) noexcept nogil
    cdef double equity(self, State state, int side) noexcept nogil
    cdef int canonical(self, State state, int seat, int move) noexcept nogil
    cdef bint is_endgame(self, State state) noexcept nogil

cdef bint is_endgame(Marshmallow table) noexcept nogil
cdef double win_share(Marshmallow table, int side) noexcept nogil
@cython.locals(between=u64)
cdef int lowest_of_run(Marshmallow table, int seat, int move) noexcept nogil
@cython.locals(best=int, most=int, suit=int, worth=int, cards=u64)
cdef int best_trump(Marshmallow table, u64 hand) noexcept nogil
cdef u64 above(int card) noexcept nogil
cdef int lead(Marshmallow table, u64 cards, u64 unseen, bint want) noexcept nogil
@cython.locals(winning=u64, rest=u64, losing=u64, card=int, last=bint)
cdef int follow(Marshmallow table, int seat, u64 cards, u64 unseen, bint want) noexcept nogil
@cython.locals(suit=int)
cdef bint beats(Marshmallow table, int card) noexcept nogil
@cython.locals(best=int, card=int)
cdef int lowest(u64 cards) noexcept nogil
@cython.locals(best=int, card=int)
cdef int highest(u64 cards) noexcept nogil
@cython.locals(best=int, most=int, card=int, worth=int)
cdef int best_card(int trump, u64 cards, u64 unseen, int aim) noexcept nogil
@cython.locals(rank=int)
cdef int card_worth(int trump, int card, int beaten, int aim) noexcept nogil
