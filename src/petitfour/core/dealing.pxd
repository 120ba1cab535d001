cimport cython
from petitfour.core cimport bits
from petitfour.core.rng cimport Rng, u64

cdef int MANY_TRIES

@cython.locals(i=int, j=int, card=int)
cdef void shuffle(int* cards, int n, Rng rng) noexcept nogil

@cython.locals(mask=u64, i=int)
cdef void sorted_into(int* out, int at, int* cards, int n) noexcept nogil

@cython.locals(cards=int[64], count=int, some=u64, j=int, _=int)
cdef u64 some_of(u64 mask, int n, Rng rng) noexcept nogil

@cython.locals(order=int[8], most=int[8], free=int[8], slack=int[8], j=int, constrained=int, spare=int, lacked=int, i=int, k=int,
               tries=int, left=u64, accepted=bint)
cdef bint fill(u64 pool, int suits, u64* suit, int n, int* voids, int* size, u64* hands, Rng rng) noexcept nogil

@cython.locals(total=int, k=int, j=int, i=int, fitting=int)
cdef void bound_places(u64 pool, int constrained, int* order, u64* suit, int n, int* voids, int* size,
                       int* most) noexcept nogil

@cython.locals(places=int, i=int, j=int, at=int, chance=double)
cdef bint lay_suit(u64 cards, int bit, int most, int n, int* voids, int* free, u64* hands, Rng rng) noexcept nogil

@cython.locals(cards=int[64], count=int, i=int, j=int, _=int)
cdef void share_out(u64 left, int n, int* free, u64* hands, Rng rng) noexcept nogil

@cython.locals(group=int, lacked=int, wanted=int, fitting=u64, i=int, k=int)
cdef bint possible(u64 pool, int suits, u64* suit, int n, int* voids, int* size) noexcept nogil
