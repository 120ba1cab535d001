cimport cython
from petitfour.core cimport bits, dealing, draws
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport Moves, State
from petitfour.core.tricks cimport Tricks

cdef int FIRST, DEAL, ORDER, PLAY, OVER, NONE, FULL, ORDER_MOVES
cdef u64 COLOUR, OFF_COLOUR, TAKEN_OVER, COMPLETED, ROW_AGAIN, UNFINISHED, TIED

cdef class Monster(Tricks):
    cdef readonly short rounds
    cdef readonly short rows[15]
    cdef readonly short kept[15]
    cdef readonly short places[4]
    cdef readonly short lying[4]
    cdef readonly short high[4]
    cdef readonly short marker[4]
    cdef readonly short log_place[60]
    cdef readonly short laid, taken, starter

    cdef int actors(self) noexcept nogil
    cdef int ways(self, int colour) noexcept nogil
    @cython.locals(order=int, cards=u64, card=int, ways=int)
    cdef void moves(self, int seat, Moves out) noexcept nogil
    cdef bint allowed(self, int seat, int move) noexcept nogil
    @cython.locals(upto=int[5], hand=u64, cards=u64, colour=int, k=int, ways=int, n=int)
    cdef int pick(self, int seat, Rng rng, Moves scratch) noexcept nogil
    @cython.locals(i=int)
    cdef void deal(self, int* cards) noexcept nogil
    @cython.locals(card=int, place=int)
    cdef void apply(self, int seat, int move) noexcept nogil
    @cython.locals(plays=int)
    cdef int play_randomly(self, int number, Rng rng, Moves scratch) noexcept nogil
    @cython.locals(left=int, middle=int)
    cdef void lay_row(self, int seat, int order) noexcept nogil
    cdef void open_trick(self, int seat, int card, int place) noexcept nogil
    @cython.locals(colour=int, high=int, same=bint, higher=bint, taken_over=bint)
    cdef void add_card(self, int seat, int card, int place) noexcept nogil
    cdef void win_trick(self, int seat) noexcept nogil
    @cython.locals(seat=int, i=int)
    cdef void end_round(self) noexcept nogil
    cdef int score(self, int side) noexcept nogil
    @cython.locals(tied=int, number=int)
    cdef int winners(self) noexcept nogil
    @cython.locals(leading=int, most=int, seat=int, points=int)
    cdef int leaders(self, int seats, int number) noexcept nogil
    @cython.locals(i=int)
    cpdef recall(self, int number, int starter, list kept, list hands)
    @cython.locals(i=int, player=int)
    cdef void learn_from(self, Monster full, int seat) noexcept nogil
    cdef void learn(self, State full, int seat) noexcept nogil
    @cython.locals(agrees=bint, i=int)
    cdef bint imagine(self, int seat, Rng rng) noexcept nogil
    @cython.locals(missing=int[3], n=int, k=int, value=int, i=int)
    cdef bint imagine_row(self, int seat, Rng rng) noexcept nogil
