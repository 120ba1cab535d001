cimport cython
from petitfour.core cimport bits
from petitfour.games.macaron cimport table
from petitfour.games.macaron.table cimport Table

cdef int GROUPS, NONE
cdef int ANY, A_ROYAL, NOT_ROYAL, THE_ALLERGEN, NEITHER, SAME
cdef int LEAD_IS_ROYAL, LEAD_IS_NOT, ALLERGEN_WON, ROYAL_WON, OTHER_WON, WISHES

@cython.locals(flavour=int, card=int)
cdef int move(Table emma) noexcept nogil
@cython.locals(holds=int, flavour=int, at=int)
cdef int stack(Table emma) noexcept nogil
cdef int situation(Table emma) noexcept nogil
@cython.locals(royal=int)
cdef int wanted(Table emma, int wish) noexcept nogil
@cython.locals(royal=int, most=int, group=int, flavour=int, cards=int)
cdef int royal_group(Table emma) noexcept nogil
@cython.locals(n=int, flavour=int, i=int)
cdef void gather(Table emma, int* out, int* size) noexcept nogil
