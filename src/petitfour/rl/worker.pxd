cimport cython
from cpython.pythread cimport (
    PyThread_acquire_lock,
    PyThread_allocate_lock,
    PyThread_free_lock,
    PyThread_release_lock,
    PyThread_type_lock,
)
from petitfour.core cimport bits as masks
from petitfour.core.playout cimport Chooser
from petitfour.core.rng cimport Rng, u64
from petitfour.core.state cimport Moves, State
from petitfour.rl cimport bits
from petitfour.rl.encoder cimport Encoder

cdef u64 STEP, WORD
cdef int ALL_SEATS, ROTATE, KEEP

cdef class Worker:
    cdef Encoder encoder
    cdef Chooser others
    cdef Moves scratch
    cdef State blank
    cdef Rng mixer
    cdef object kept
    cdef void** states
    cdef void** rngs
    cdef u64 seed
    cdef int players, sides, size, actions, learner, limit, first, end
    cdef bint by_round, finals, wide
    cdef unsigned char* observation
    cdef unsigned char* mask
    cdef unsigned char* done
    cdef unsigned char* truncated
    cdef unsigned char* final
    cdef signed char* seat
    cdef float* reward
    cdef long long* episode
    cdef int* steps
    cdef int* length
    cdef int* chosen_32
    cdef long long* chosen_64
    cdef PyThread_type_lock go
    cdef PyThread_type_lock finished
    cdef bint closing

    cdef u64 output(self, u64 seed, u64 number) noexcept nogil
    @cython.locals(table=u64)
    cdef void begin(self, int k, State state, Rng rng, Rng other) noexcept nogil
    @cython.locals(seat=int)
    cdef int learner_of(self, int k) noexcept nogil
    cdef bint is_over(self, State state) noexcept nogil
    @cython.locals(cards=int[64], actors=int, seat=int, learner=int)
    cdef void advance(self, int k, State state, Rng rng, Rng other) noexcept nogil
    @cython.locals(values=float[5], total=float, winners=int, side=int, seat=int)
    cdef void pay(self, int k, State state) noexcept nogil
    cdef void finish(self, int k, State state, Rng rng, Rng other, bint cut) noexcept nogil
    cdef void show(self, int k, State state) noexcept nogil
    @cython.locals(action=int)
    cdef void step_one(self, int k, State state, Rng rng, Rng other) noexcept nogil
    @cython.locals(k=int)
    cdef void step_slice(self) noexcept nogil
    @cython.locals(action=int)
    cdef bint refuses(self, int k, State state) noexcept nogil
    @cython.locals(narrow=int, wide=longlong)
    cdef int action(self, int k) noexcept nogil
    @cython.locals(k=int)
    cpdef int check(self, int n)
    @cython.locals(k=int)
    cpdef reset(self, u64 seed)
    cdef void reset_one(self, int k, State state, Rng rng, Rng other) noexcept nogil
    cpdef choose_from(self, actions, bint wide)
    cpdef run(self)
    cpdef start(self)
    cpdef join(self)
    cpdef close(self)
    @cython.locals(k=int, chosen=cython.p_int)
    cpdef pick_random(self, Rng rng, out)
    cdef int random_action(self, int k, State state, Rng rng) noexcept nogil
