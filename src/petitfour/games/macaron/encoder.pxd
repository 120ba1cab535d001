cimport cython
from petitfour.core cimport bits as masks
from petitfour.core.rng cimport u64
from petitfour.core.state cimport State
from petitfour.games.macaron.rules cimport Macaron
from petitfour.rl cimport bits
from petitfour.rl.encoder cimport Encoder, Pack

cdef int CARD, EMMA, NONE, OVER, PLAY, VOTE, BETS

cdef class MacaronEncoder(Encoder):
    cdef Pack pack
    cdef bint whole
    cdef int cards, flavours, kinds, seats
    cdef bint solo, votes
    @cython.final
    cdef u64 fit(self, u64 cards) noexcept nogil
    cdef void encode(self, State state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(by=u64[5], trick=u64, received=u64, i=int, player=int)
    cdef long write_cards(self, Macaron state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(drawn=u64, shown=u64, i=int)
    cdef long write_solo(self, Macaron state, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(i=int, spot=int, spots=int, r=int)
    cdef long write_votes(self, Macaron state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(flags=u64, n=int, flavours=int)
    cdef long write_table(self, Macaron state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(flags=u64, r=int, player=int, seats=int, bet=int, side=int, bets=long, counts=long)
    cdef void write_seats(self, Macaron state, int seat, unsigned char* out, long at) noexcept nogil
    cdef void remember(self, State state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(i=int, card=int, kind=int)
    cdef void write_order(self, Macaron state, int seat, unsigned char* out, long at) noexcept nogil
    cdef void mask(self, State state, int seat, unsigned char* out, long at) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void write_legal(self, Macaron state, int seat, unsigned char* out, long at) noexcept nogil
