cimport cython
from petitfour.core.rng cimport Rng

cdef int CHANCE, END
cdef double LITTLE

cdef class Solver:
    cdef readonly object tree
    cdef readonly int players, iterations, sets
    cdef int[::1] actor, first, count, info, child, at, size, owner, best
    cdef double[::1] chance, pay, regret, policy, total, reach
    cdef int[::1] members, members_at
    @cython.locals(value=double, edge=int, end=int, n=int, a=int, mine=double, each=double[64])
    cdef double walk(self, int node, int player, double own, double others) noexcept nogil
    @cython.locals(i=int, n=int, a=int, most=double)
    cdef void match_regrets(self, int i) noexcept nogil
    @cython.locals(i=int, a=int)
    cdef void reset_negative(self) noexcept nogil
    @cython.locals(player=int, _=int)
    cpdef run(self, int iterations)
    @cython.locals(value=double, edge=int, end=int, n=int, a=int, each=double[64], i=int)
    cdef double episode(self, int node, int player, Rng rng) noexcept nogil
    @cython.locals(unit=double, i=int)
    cdef int drawn(self, double[::1] chances, int first, int n, Rng rng) noexcept nogil
    @cython.locals(player=int, _=int)
    cpdef sample(self, int iterations, Rng rng)
    @cython.locals(a=int, edge=int, n=int)
    cdef void spread_reach(self, int node, int player, double others) noexcept nogil
    @cython.locals(value=double, edge=int, end=int, a=int)
    cdef double worth(self, int node, int player, bint best) noexcept nogil
    @cython.locals(value=double, most=double, n=int, a=int, m=int, node=int)
    cdef int best_action(self, int i, int player) noexcept nogil
    @cython.locals(player=int, i=int, total=double)
    cpdef double nash_conv(self)
    cpdef double value(self, int player)
