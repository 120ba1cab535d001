cimport cython
from petitfour.bots.nodes cimport NodeTable
from petitfour.core.policy cimport Policy
from petitfour.core cimport bits, playout
from petitfour.core.rng cimport Rng
from petitfour.core.state cimport Belief, Moves, State

cdef double MARGIN

cdef class Search:
    cdef readonly int seat, side, worlds, n, halved
    cdef readonly bint is_hidden_choice, solves
    cdef State known, sample, trial
    cdef Policy policy
    cdef Rng rng
    cdef Solver solver
    cdef NodeTable table
    cdef Moves legal, sorted
    cdef readonly list candidates
    cdef readonly object moves, alive, wins, points, values, sums, products, regrets, weights
    @cython.locals(size=int)
    cpdef batch(self, int worlds)
    @cython.locals(row=int, i=int, at=int, before=int)
    cdef bint look(self, int[::1] moves, int[::1] alive, int worlds, double[::1] wins, double[::1] points,
                   double[::1] values) except -1
    @cython.locals(cards=int[64], path=int[400], mover=int[400], depth=int, actors=int, seat=int, slot=int,
                   child=int, i=int)
    cdef void play_on(self, State state, NodeTable table) noexcept nogil
    @cython.locals(usual=int, i=int, move=int)
    cdef void sort_out(self, State state, int seat) noexcept nogil
    @cython.locals(n=int, row=int, at=int, i=int, j=int)
    cdef void add(self, int worlds, double[::1] values, int[::1] alive, double[::1] sums, double[::1] products,
                  double[::1] regrets, double[::1] weights)
    @cython.locals(total=double, living=int, mean=double, share=double, i=int)
    cdef void match_regrets(self, double[::1] values, int[::1] alive, double[::1] regrets, double[::1] weights,
                            int time)
    @cython.locals(n=int, best=int, left=int, i=int, gap=double, square=double)
    cdef void drop(self, double errors, int[::1] alive, double[::1] sums, double[::1] products)

cdef double worth(State state, int side, Policy policy) noexcept nogil
@cython.locals(others=int, other=int, points=int)
cdef double lead(State state, int side) noexcept nogil

cdef class Frame:
    cdef State state, best
    cdef Moves moves
    cdef Frame below

cdef class Solver:
    cdef Policy policy
    cdef Rng rng
    cdef Frame top
    cdef void solve(self, State state, int number) noexcept nogil
    @cython.locals(actors=int, seat=int, side=int, usual=int, most=double, i=int, move=int, value=double)
    cdef void descend(self, State state, int number, Frame frame) noexcept nogil

@cython.locals(scratch=Moves, i=int)
cpdef list distinct(State known, int seat, Policy policy)
