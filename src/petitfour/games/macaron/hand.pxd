cimport cython
from libc cimport math
from petitfour.core.policy cimport Policy
from petitfour.core cimport trick_policy as tricks
from petitfour.core cimport bits
from petitfour.core.rng cimport u64
from petitfour.games.macaron cimport table
from petitfour.games.macaron.rules cimport Macaron

cdef int CARD, CHOCOLATE, DECLINED, EMMA, FIRST_CHOCOLATE, GROUPS, NONE
cdef int FEATURES, NO_FLAVOUR, MOST, LEANINGS

cdef class HandJudge(Policy):
    cdef public double weights[20]
    cdef public double sway[6]
    cdef public double even
    cdef double odds[64]
    cdef double lean[3]
    cdef double price[9]
    cdef double chance[27]
    cdef double hoped
    @cython.locals(others=int, other=int, share=double, hand=u64, cards=u64, card=int)
    cdef void judge(self, Macaron game, int seat, int royal, int allergen, u64 unseen) noexcept nogil
    @cython.locals(total=double[52], unseen=u64, groups=int, royal=int, cards=u64, card=int)
    cdef void judge_blindly(self, Macaron game, int seat) noexcept nogil
    @cython.locals(flavour=int, suit=u64, royals=u64, higher=double, ruffs=double, at=int, logit=double)
    cdef double weigh(self, Macaron game, u64 hand, int card, int royal, int allergen, u64 unseen,
                      double share) noexcept nogil
    @cython.locals(boxes=int, level=int)
    cdef void set_prices(self, Macaron game, int bet) noexcept nogil
    @cython.locals(leaning=int, reached=int, cards=u64, card=int)
    cdef void spread(self, u64 hand) noexcept nogil
    @cython.locals(leaning=int, reached=int, _=int)
    cdef void spread_evenly(self, int tricks) noexcept nogil
    @cython.locals(at=int, k=int)
    cdef int start(self, int leaning) noexcept nogil
    @cython.locals(at=int, k=int, i=int, p=double)
    cdef int add(self, int leaning, int reached, double odds, int gain) noexcept nogil
    @cython.locals(best=double, worth=double, leaning=int, at=int, k=int)
    cdef double value(self, int boxes) noexcept nogil
    @cython.locals(best=int, worth=double, level=int)
    cdef int best_bet(self, Macaron game, u64 hand) noexcept nogil
    cdef double hope(self, Macaron game, u64 hand) noexcept nogil

@cython.locals(unseen=u64, i=int)
cdef u64 unseen_by(Macaron game, int seat, int since) noexcept nogil
cdef u64 group(Macaron game, int royal) noexcept nogil
cdef int twin(int card) noexcept nogil
cdef bint is_one(int card) noexcept nogil
cdef bint is_two(int card) noexcept nogil
cdef int prize(int card) noexcept nogil
