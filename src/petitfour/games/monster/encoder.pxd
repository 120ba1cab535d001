cimport cython
from petitfour.core cimport bits as masks
from petitfour.core.rng cimport u64
from petitfour.core.state cimport State
from petitfour.games.monster.rules cimport Monster
from petitfour.rl cimport bits
from petitfour.rl.encoder cimport Encoder, Pack

cdef int DEAL, ORDER, PLAY, ORDER_MOVES

cdef class MonsterEncoder(Encoder):
    cdef Pack pack
    cdef bint whole
    cdef int cards
    @cython.final
    cdef u64 fit(self, u64 cards) noexcept nogil
    cdef void encode(self, State state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(lying=u64[4], count=int[4], gone=u64, i=int, place=int)
    cdef void write_cards(self, Monster state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(flags=u64, n=int, i=int, r=int, player=int, players=int, place=int)
    cdef long write_table(self, Monster state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(flags=u64, i=int, r=int, player=int, players=int, value=int)
    cdef void write_seats(self, Monster state, int seat, unsigned char* out, long at) noexcept nogil
    cdef void remember(self, State state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(i=int, card=int)
    cdef void write_order(self, Monster state, unsigned char* out, long at) noexcept nogil
    cdef void mask(self, State state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(ways=u64[4], cards=u64, packed=u64, card=int, colour=int, ranks=int)
    cdef void write_legal(self, Monster state, int seat, unsigned char* out, long at) noexcept nogil
