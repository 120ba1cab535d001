cimport cython
from libc cimport math
from petitfour.core.policy cimport Policy
from petitfour.core cimport trick_policy as tricks
from petitfour.core cimport bits
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport State
from petitfour.games.monster.rules cimport Monster

cdef int ORDER, PLAY, ORDER_MOVES, TURNS, FEW
cdef u64 COLOUR

cdef class MonsterPolicy(Policy):
    cdef public double seeking, ducking, strong_seeking, strong_ducking
    cdef public double taking, chasing, waste, reluctance, saving, shedding, spite, few, many, variety
    cdef public double worth[744]
    @cython.locals(order=int, turns=int, shown=int, values=double[4])
    cpdef void prepare(self)
    @cython.locals(shown=int, _=int, first=double, rise=double)
    cdef void look_ahead(self, int order, int turns, double seeking, double ducking, double* values) noexcept nogil
    cdef int choose(self, State state, int seat, Rng rng) noexcept nogil
    cdef int move(self, Monster table, int seat, Rng rng) noexcept nogil
    @cython.locals(wanted=double, step=int)
    cdef int row_for(self, Monster table, int seat, Rng rng) noexcept nogil
    @cython.locals(
        gains=double[5], unseen=u64, hand=u64, before=double[4], place=int, best=int, most=double, cards=u64, card=int,
        rest=u64, cost=double, ways=int, way=int, value=double, high=int, marker=int,
    )
    cdef int card_for(self, Monster table, int seat) noexcept nogil
    @cython.locals(
        values=double[4], player=int, now=int, power=double, seeking=double, ducking=double, gain=double, n=int,
        order=int, at=int,
    )
    cdef void weigh(self, Monster table, int seat, u64 unseen, double* gains) noexcept nogil
    @cython.locals(
        missing=int, left=int, beating=u64, total=double, value=double, player=int, chance=double,
        risk=double, own=int,
    )
    cdef double trick_worth(
        self, Monster table, int seat, double* gains, u64 hand, u64 unseen, int high, int marker, int lying
    ) noexcept nogil
    cdef double equity(self, State state, int side) noexcept nogil
    cdef int canonical(self, State state, int seat, int move) noexcept nogil
    cdef bint is_hidden_choice(self, State state, int seat) noexcept nogil
    cdef bint is_endgame(self, State state) noexcept nogil

cdef bint is_hidden_choice(Monster table) noexcept nogil
cdef bint is_endgame(Monster table) noexcept nogil
@cython.locals(left=int, middle=int)
cdef int card_of(int order, int place) noexcept nogil
@cython.locals(left=int, middle=int)
cdef int row_of(Monster table, int seat) noexcept nogil
@cython.locals(place=int)
cdef bint fits(Monster table, int player, int order) noexcept nogil
cdef u64 above(int card) noexcept nogil
@cython.locals(colour=u64)
cdef double strength(int card, u64 unseen) noexcept nogil
@cython.locals(total=double, cards=u64)
cdef double hand_power(u64 hand, u64 unseen) noexcept nogil
@cython.locals(total=double, point=double, seat=int)
cdef double win_share(Monster table, int side) noexcept nogil
@cython.locals(between=u64, place=int, card=int)
cdef int lowest_of_run(Monster table, int seat, int move) noexcept nogil
