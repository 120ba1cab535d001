cdef extern from *:
    """
    #include <string.h>
    #ifndef PF_RL_BITS
    #define PF_RL_BITS
    /* The eight bits of a byte as eight bytes of 0 or 1. */
    static unsigned long long pf_rl_bytes[256];
    static inline void pf_rl_prepare(void) {
        for (int byte = 0; byte < 256; byte++) {
            unsigned char eight[8];
            for (int i = 0; i < 8; i++) eight[i] = (unsigned char)(byte >> i & 1);
            memcpy(&pf_rl_bytes[byte], eight, 8);
        }
    }
    #if defined(__SSSE3__)
    #include <tmmintrin.h>
    static inline void pf_rl_sixteen(unsigned char *out, unsigned long long mask) {
        __m128i spread = _mm_shuffle_epi8(_mm_cvtsi32_si128((int)(mask & 0xFFFF)),
                                          _mm_set_epi8(1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0));
        __m128i each = _mm_set1_epi64x((long long)0x8040201008040201ULL);
        __m128i hits = _mm_cmpeq_epi8(_mm_and_si128(spread, each), each);
        _mm_storeu_si128((__m128i *)out, _mm_and_si128(hits, _mm_set1_epi8(1)));
    }
    #else
    static inline void pf_rl_sixteen(unsigned char *out, unsigned long long mask) {
        memcpy(out, &pf_rl_bytes[mask & 255], 8);
        memcpy(out + 8, &pf_rl_bytes[mask >> 8 & 255], 8);
    }
    #endif
    static inline void pf_rl_spread(unsigned char *out, long at, unsigned long long mask, int n) {
        unsigned char *end = out + at + n;
        out += at;
        if (n >= 16) { /* the last sixteen may overlap the ones before */
            unsigned long long last = mask >> (n - 16);
            for (; out + 16 < end; out += 16, mask >>= 16) pf_rl_sixteen(out, mask);
            pf_rl_sixteen(end - 16, last);
        } else if (n >= 8) {
            memcpy(out, &pf_rl_bytes[mask & 255], 8);
            memcpy(end - 8, &pf_rl_bytes[mask >> (n - 8) & 255], 8);
        } else {
            for (; out < end; out++, mask >>= 1) *out = (unsigned char)(mask & 1);
        }
    }
    static inline void pf_rl_eight(unsigned char *out, long at, unsigned long long mask) {
        memcpy(out + at, &pf_rl_bytes[mask & 255], 8);
    }
    static inline void pf_rl_clear(unsigned char *out, long at, long n) { memset(out + at, 0, (size_t)n); }
    static inline void pf_rl_ones(unsigned char *out, long at, long n) { memset(out + at, 1, (size_t)n); }
    static inline void pf_rl_zeros(float *out, long at, long n) { memset(out + at, 0, (size_t)n * sizeof(float)); }
    static inline unsigned long long pf_rl_bit(int value) { return value < 0 ? 0 : 1ULL << value; }
    static inline unsigned char pf_rl_number(int value) {
        return (unsigned char)(value < 0 ? 0 : value > 255 ? 255 : value);
    }
    static inline int pf_rl_relative(int seat, int to, int seats) {
        return seat < 0 ? -1 : seat < to ? seat - to + seats : seat - to;
    }
    #define PF_RL_PLAIN (sizeof(PyObject) + 3 * sizeof(void *))
    #define pf_rl_plain_size(s) ((int)(Py_TYPE((PyObject *)(s))->tp_basicsize - (Py_ssize_t)PF_RL_PLAIN))
    static inline void pf_rl_spread_plain(PyObject *state, unsigned char *out, long at) {
        const unsigned char *plain = (const unsigned char *)state + PF_RL_PLAIN;
        int n = pf_rl_plain_size(state);
        out += at;
        for (int i = 0; i < n; i++) memcpy(out + 8 * i, &pf_rl_bytes[plain[i]], 8);
    }
    static inline void *pf_rl_pointer(PyObject *array) {
        Py_buffer view;
        if (PyObject_GetBuffer(array, &view, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0) return NULL;
        void *found = view.buf;
        PyBuffer_Release(&view);
        return found;
    }
    #define pf_rl_objects(list) ((void **)PySequence_Fast_ITEMS(list))
    #endif
    """
    void prepare "pf_rl_prepare"()
    unsigned long long bit "pf_rl_bit"(int value) nogil
    unsigned char number "pf_rl_number"(int value) nogil
    int relative "pf_rl_relative"(int seat, int to, int seats) nogil
    void spread "pf_rl_spread"(unsigned char* out, long at, unsigned long long mask, int n) nogil
    void eight "pf_rl_eight"(unsigned char* out, long at, unsigned long long mask) nogil
    void clear "pf_rl_clear"(unsigned char* out, long at, long n) nogil
    void ones "pf_rl_ones"(unsigned char* out, long at, long n) nogil
    void zeros "pf_rl_zeros"(float* out, long at, long n) nogil
    int plain_size "pf_rl_plain_size"(object state)
    void spread_plain "pf_rl_spread_plain"(object state, unsigned char* out, long at) nogil
    unsigned char* bytes_of "(unsigned char *)pf_rl_pointer"(object array) except NULL
    signed char* small_of "(signed char *)pf_rl_pointer"(object array) except NULL
    int* ints_of "(int *)pf_rl_pointer"(object array) except NULL
    long long* longs_of "(long long *)pf_rl_pointer"(object array) except NULL
    float* floats_of "(float *)pf_rl_pointer"(object array) except NULL
    void** objects_of "pf_rl_objects"(list objects)
