cimport cython
from petitfour.core cimport bits as masks
from petitfour.core.rng cimport u64
from petitfour.core.state cimport State
from petitfour.games.marshmallow.rules cimport Marshmallow
from petitfour.rl cimport bits
from petitfour.rl.encoder cimport Encoder, Pack

cdef int NONE, TRUMP, PLAY

cdef class MarshmallowEncoder(Encoder):
    cdef Pack pack
    cdef bint whole
    cdef int cards, suits
    @cython.final
    cdef u64 fit(self, u64 cards) noexcept nogil
    cdef void encode(self, State state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(by=u64[5], trick=u64, i=int, r=int, player=int)
    cdef void write_cards(self, Marshmallow state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(flags=u64, n=int, r=int, player=int, players=int, suits=int)
    cdef void write_rest(self, Marshmallow state, int seat, unsigned char* out, long at) noexcept nogil
    cdef void remember(self, State state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(i=int, card=int)
    cdef void write_order(self, Marshmallow state, unsigned char* out, long at) noexcept nogil
    cdef void mask(self, State state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    cdef void write_legal(self, Marshmallow state, int seat, unsigned char* out, long at) noexcept nogil
