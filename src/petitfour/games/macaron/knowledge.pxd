cimport cython
from petitfour.core cimport bits, dealing
from petitfour.core.rng cimport Rng, u64
from petitfour.games.macaron cimport dealer, emma
from petitfour.games.macaron.table cimport Table

cdef int BET, CARD, DEAL, EMMA, NONE, OVER, ROYAL, TOKENS, VOTE

@cython.locals(i=int)
cdef void learn(Table known, Table full, int seat) noexcept nogil
@cython.locals(i=int)
cdef void learn_what_all_see(Table known, Table full) noexcept nogil
@cython.locals(i=int, at=int, flavour=int)
cdef void learn_solo(Table known, Table full) noexcept nogil

cdef bint imagine(Table state, int seat, Rng rng) noexcept nogil
@cython.locals(out=u64[5], played=u64, given=u64, neighbour=int, i=int)
cdef bint imagine_passes(Table state, int seat, Rng rng) noexcept nogil
@cython.locals(seen=int[12], rest=int[12], n=int, i=int, other=int, holds=int)
cdef bint imagine_tokens(Table state, int seat, Rng rng) noexcept nogil
@cython.locals(kinds=int[3], i=int)
cdef void sort_tokens(Table state, int seat, int n) noexcept nogil
@cython.locals(cards=int[64], n=int, in_pile=int, unseen=u64, i=int)
cdef bint imagine_pile(Table state, Rng rng) noexcept nogil
@cython.locals(cards=int[13], size=int[7], left=int[13], played=u64, at=int, flavour=int, n=int, i=int)
cdef bint imagine_stacks(Table state, Rng rng) noexcept nogil

@cython.locals(i=int)
cpdef recall(Table state, int number, int first, list points)
@cython.locals(i=int)
cpdef recall_hands(Table state, list hands, int chosen, list passed)
@cython.locals(i=int)
cpdef recall_bets(Table state, list hands, int royal, int allergen, list stacks, list top, list bottom)
