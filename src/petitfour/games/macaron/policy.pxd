cimport cython
from libc cimport math
from petitfour.core cimport policy as policies
from petitfour.core cimport trick_policy as tricks
from petitfour.games.macaron cimport hand as macaron_hand
from petitfour.games.macaron.hand cimport HandJudge
from petitfour.core cimport bits
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport State
from petitfour.games.macaron cimport table
from petitfour.games.macaron.rules cimport Macaron

cdef int ALLERGEN, ALLERGEN_MOVES, BET_MOVES, CHOCOLATE, DECLINED, DISCARD, DISCARD_MOVES, NONE, NO_BET, PASS
cdef int PASS_MOVES, PLAY, ROYAL, ROYAL_MOVES, VOTE, VOTE_MOVES
cdef int FEW

cdef class MacaronPolicy(HandJudge):
    cdef public double keen, spoil, cure, spite, noise, heat
    cdef public int ends
    cdef int choose(self, State state, int seat, Rng rng) noexcept nogil
    cdef int move(self, Macaron game, int seat, Rng rng) noexcept nogil
    @cython.locals(hand=u64, lower=u64, higher=u64, low=int, high=int, best=int, most=double, worth=double)
    cdef int shed(self, Macaron game, int seat, Rng rng) noexcept nogil
    @cython.locals(rest=u64, _=int)
    cdef u64 extremes(self, u64 hand) noexcept nogil
    @cython.locals(best=int, card=int)
    cdef int likeliest(self, u64 cards, double sign) noexcept nogil
    @cython.locals(unseen=u64, royal=int, allergen=int, best=int, most=double, worth=double, choice=int)
    cdef int best_choice(self, Macaron game, int seat) noexcept nogil
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
    cdef int canonical(self, State state, int seat, int move) noexcept nogil
    cdef bint is_hidden_choice(self, State state, int seat) noexcept nogil
    cdef bint is_endgame(self, State state) noexcept nogil

cdef bint is_hidden_choice(Macaron game) noexcept nogil
cdef bint is_endgame(Macaron game) noexcept nogil
cdef double win_share(Macaron game, int side) noexcept nogil
@cython.locals(between=u64, twins=u64, flavour=int)
cdef int lowest_of_run(Macaron game, int seat, int move) noexcept nogil
@cython.locals(flavour=int, stack=int, royal=int, known=u64, hidden=int, rank=int)
cdef double emma_beats(Macaron game, int card) noexcept nogil
@cython.locals(flavour=int, rank=int)
cdef int strength(Macaron game, int card) noexcept nogil
@cython.locals(result=double)
cdef double power(double base, int n) noexcept nogil
@cython.locals(total=double, worth=double, weight=double, result=double, royal=int, allergen=int)
cdef double expected(double* on, int flavours, double* royal_worth, double* allergen_worth, double heat) noexcept nogil
