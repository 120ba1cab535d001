cimport cython
from petitfour.core cimport bits
from petitfour.core.rng cimport u64
from petitfour.core.state cimport State
from petitfour.core.tricks cimport Tricks

@cython.locals(unseen=u64, i=int)
cdef u64 unseen_by(Tricks table, int seat, int since) noexcept nogil
@cython.locals(cards=u64, i=int)
cdef u64 on_table(Tricks table) noexcept nogil
@cython.locals(below=int)
cdef int lowest_of_run(u64 hand, u64 between, int card, int lowest) noexcept nogil
@cython.locals(winners=int)
cdef double final_share(State state, int side) noexcept nogil
