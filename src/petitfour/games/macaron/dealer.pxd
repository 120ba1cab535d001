cimport cython
from petitfour.core cimport bits, dealing
from petitfour.core.rng cimport Rng, u64
from petitfour.core.tricks cimport Tricks
from petitfour.games.macaron cimport emma, table
from petitfour.games.macaron.table cimport Table

cdef int BET, DEAL, DISCARD, EMMA, FIRST, NONE, PASS, TOKENS, VOTE

cdef int draw(Table state, Rng rng, int* out) noexcept nogil
@cython.locals(cards=int[64], n=int, i=int)
cdef int draw_solo(Table state, Rng rng, int* out) noexcept nogil
@cython.locals(n=int, i=int, seat=int)
cdef int draw_tokens(Table state, Rng rng, int* out) noexcept nogil
@cython.locals(size=int[7], cards=int[13], at=int, flavour=int, i=int)
cdef int draw_stacks(Table state, Rng rng, int* out) noexcept nogil
@cython.locals(i=int, j=int, value=int)
cdef void sort(int* values, int at, int n) noexcept nogil

cdef void deal(Table state, int* cards) noexcept nogil
@cython.locals(seat=int, i=int)
cdef void deal_cards(Table state, int* cards) noexcept nogil
@cython.locals(n=int, seat=int, i=int)
cdef void deal_tokens(Table state, int* kinds) noexcept nogil
@cython.locals(size=int[7], unshuffled=int[13], at=int, flavour=int, i=int)
cdef void deal_stacks(Table state, int* cards) noexcept nogil
@cython.locals(seat=int, i=int, flavour=int)
cdef void take_in(Table state) noexcept nogil
