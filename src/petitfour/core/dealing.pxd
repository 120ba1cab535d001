cimport cython
from petitfour.core cimport bits, draws
from petitfour.core.rng cimport Rng, u64

cdef int MANY_TRIES, MOST_COUNTS

cdef enum:
    N_COUNTS = 230000

@cython.locals(i=int, j=int, card=int)
cdef void shuffle(int* cards, int n, Rng rng) noexcept nogil

@cython.locals(mask=u64, i=int)
cdef void sorted_into(int* out, int at, int* cards, int n) noexcept nogil

@cython.locals(cards=int[64], n=int, seat=int)
cdef int deal_hands(u64 pack, int players, int size, int* out, Rng rng) noexcept nogil

@cython.locals(mask=u64, i=int)
cdef u64 hand_mask(int* cards, int at, int n) noexcept nogil

@cython.locals(count=int)
cdef int list_cards(u64 mask, int* out) noexcept nogil

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

cdef class Ways:
    cdef int suits, hands
    cdef int cards[8]
    cdef int lacks[5]
    cdef int size[5]
    cdef int free[6]
    cdef double counted[N_COUNTS]

@cython.locals(counts=long, i=int)
cdef bint countable(int suits, int n, int* size) noexcept nogil

@cython.locals(ways=Ways, seat=int[5], free=int[8], left=u64, cards=u64, some=u64, places=int, lacks=int, count=int, i=int,
               k=int)
cdef bint count_and_fill(u64 pool, int suits, int* order, u64* suit, int n, int* voids, int* size, u64* hands,
                         Rng rng) noexcept with gil

@cython.locals(at=int, i=int, j=int, count=double)
cdef double ways_from(Ways ways, int k) noexcept nogil

@cython.locals(count=double, choices=double, taken=int)
cdef double ways_for(Ways ways, int k, int i, int cards) noexcept nogil

@cython.locals(at=double, count=double, choices=double, taken=int, likely=int)
cdef int draw_count(Ways ways, int k, int i, int cards, Rng rng) noexcept nogil
