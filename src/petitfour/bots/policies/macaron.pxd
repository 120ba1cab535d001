cimport cython
from libc cimport math
from petitfour.bots.policy cimport Policy
from petitfour.core cimport bits
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport State
from petitfour.games.macaron cimport table
from petitfour.games.macaron.rules cimport Macaron

cdef int FEATURES, NO_FLAVOUR, MOST, LEANINGS

cdef class MacaronPolicy(Policy):
    cdef public double weights[20]
    cdef public double sway[6]
    cdef public double keen, spoil, cure, spite, even, noise, heat
    cdef double odds[64]
    cdef double lean[3]
    cdef double price[9]
    cdef double chance[27]
    cdef double hoped
    cdef int choose(self, State state, int seat, Rng rng) noexcept nogil
    cdef int move(self, Macaron game, int seat, Rng rng) noexcept nogil
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
    @cython.locals(hand=u64, lower=u64, higher=u64, low=int, high=int, best=int, most=double, worth=double)
    cdef int shed(self, Macaron game, int seat, Rng rng) noexcept nogil
    @cython.locals(best=int, most=double, worth=double, royal=int)
    cdef int best_royal(self, Macaron game, int seat) noexcept nogil
    @cython.locals(best=int, most=double, worth=double, allergen=int)
    cdef int best_allergen(self, Macaron game, int seat) noexcept nogil
    @cython.locals(royal_worth=double[3], allergen_worth=double[6], on=double[7], unseen=u64, flavours=int, likely=int,
                   royal=int, allergen=int, i=int, best=int, most=double, worth=double, kinds=int, kind=int, spot=int,
                   change=int)
    cdef int vote(self, Macaron game, int seat, Rng rng) noexcept nogil
    @cython.locals(kind=int)
    cdef double counts(self, Macaron game, int seat, int number) noexcept nogil
    @cython.locals(level=int)
    cdef int bet(self, Macaron game, int seat) noexcept nogil
    @cython.locals(cards=u64, unseen=u64, hand=u64, best=int, most=double, card=int, win=double, clear=double,
                   grudge=double, worth=double)
    cdef int card(self, Macaron game, int seat) noexcept nogil
    @cython.locals(gain=int, rival=int, cost=double)
    cdef double grudge(self, Macaron game, int seat) noexcept nogil
    @cython.locals(flavour=int, lead=int, to_come=int, following=u64, higher=int, ruffs=int, pool=int, chance=double,
                   other=int, _=int, lacks=double, void=double, beaten=double)
    cdef double win_chance(self, Macaron game, int seat, int card, u64 unseen) noexcept nogil
    @cython.locals(allergic=bint, cured=bint, to_come=int)
    cdef double clear_chance(self, Macaron game, int card) noexcept nogil
    cdef double equity(self, State state, int side) noexcept nogil
    cdef int stands_for(self, State state, int seat, int move) noexcept nogil

@cython.locals(mine=double, total=double, points=double, weight=double, other=int)
cdef double win_share(Macaron game, int side) noexcept nogil
@cython.locals(others=u64, royals=u64, hand=u64, i=int, flavour=int, card=int, below=int)
cdef int lowest_of_run(Macaron game, int seat, int move) noexcept nogil
@cython.locals(unseen=u64, i=int)
cdef u64 unseen_by(Macaron game, int seat) noexcept nogil
cdef u64 above(int card) noexcept nogil
cdef u64 group(Macaron game, int royal) noexcept nogil
cdef int twin(int card) noexcept nogil
cdef bint is_one(int card) noexcept nogil
cdef bint is_two(int card) noexcept nogil
cdef int prize(int card) noexcept nogil
@cython.locals(flavour=int, stack=int, royal=int, known=u64, hidden=int, rank=int)
cdef double emma_beats(Macaron game, int card) noexcept nogil
@cython.locals(flavour=int, rank=int)
cdef int strength(Macaron game, int card) noexcept nogil
@cython.locals(result=double)
cdef double power(double base, int n) noexcept nogil
@cython.locals(total=double, worth=double, weight=double, result=double, royal=int, allergen=int)
cdef double expected(double* on, int flavours, double* royal_worth, double* allergen_worth, double heat) noexcept nogil
