cdef extern from *:
    """
    #include <string.h>
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int pf_popcount(unsigned long long m) { return (int)__popcnt64(m); }
    static __inline int pf_ctz(unsigned long long m) { unsigned long i; _BitScanForward64(&i, m); return (int)i; }
    #else
    #define pf_popcount(m) __builtin_popcountll(m)
    #define pf_ctz(m) __builtin_ctzll(m)
    #endif
    /* With BMI2, `pdep` moves the one bit of 1 << n to the place of the n-th set bit. Before Zen 3, AMD's processors do
       that in microcode, more slowly than the loop. */
    #if defined(__x86_64__) && defined(__GNUC__)
    static int pf_has_pdep;
    __attribute__((constructor)) static void pf_find_pdep(void) {
        __builtin_cpu_init();
        pf_has_pdep = __builtin_cpu_supports("bmi2")
            && !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2") && !__builtin_cpu_is("bdver4");
    }
    static inline int pf_nth(unsigned long long m, int n) {
        if (pf_has_pdep) {
            unsigned long long bit;
            __asm__("pdep %2, %1, %0" : "=r"(bit) : "r"(1ULL << n), "r"(m));
            return pf_ctz(bit);
        }
        while (n--) m &= m - 1;
        return pf_ctz(m);
    }
    #else
    static inline int pf_nth(unsigned long long m, int n) { while (n--) m &= m - 1; return pf_ctz(m); }
    #endif
    #define pf_above(card) (~1ULL << (card))
    static inline int pf_after(int seat, int seats) { return seat + 1 < seats ? seat + 1 : 0; }
    #define PF_ONE 1ULL
    #define PF_DEALER_ACTS 32
    /* A state is: object header, vtable pointer, the references `game` and `options`, then plain C fields. */
    #define PF_PLAIN (sizeof(PyObject) + 3 * sizeof(void *))
    #define PF_PLAIN_SIZE(s) ((size_t)Py_TYPE((PyObject *)(s))->tp_basicsize - PF_PLAIN)
    #define pf_copy_plain(d, s) memcpy((char *)(d) + PF_PLAIN, (char *)(s) + PF_PLAIN, PF_PLAIN_SIZE(d))
    #define pf_same_plain(a, b) (memcmp((char *)(a) + PF_PLAIN, (char *)(b) + PF_PLAIN, PF_PLAIN_SIZE(a)) == 0)
    static inline unsigned long long pf_hash_plain(PyObject *state, unsigned long long seed) {
        const char *at = (char *)state + PF_PLAIN;
        size_t n = PF_PLAIN_SIZE(state) / 8;
        unsigned long long hash = seed + 0x9E3779B97F4A7C15ULL, word;
        for (size_t i = 0; i < n; i++) {
            memcpy(&word, at + 8 * i, 8);
            hash = (hash ^ word) * 0xBF58476D1CE4E5B9ULL;
            hash ^= hash >> 29;
        }
        return hash | 1;
    }
    #define pf_plain_bytes(s) PyBytes_FromStringAndSize((char *)(s) + PF_PLAIN, (Py_ssize_t)PF_PLAIN_SIZE(s))
    """
    int popcount "pf_popcount"(unsigned long long mask) nogil
    int ctz "pf_ctz"(unsigned long long mask) nogil
    int nth "pf_nth"(unsigned long long mask, int n) nogil
    unsigned long long above "pf_above"(int card) nogil
    int after "pf_after"(int seat, int seats) nogil
    void copy_plain "pf_copy_plain"(object target, object source) nogil
    bint same_plain "pf_same_plain"(object one, object other) nogil
    unsigned long long hash_plain "pf_hash_plain"(object state, unsigned long long seed) nogil
    bytes plain_bytes "pf_plain_bytes"(object state)
    const unsigned long long ONE "PF_ONE"
    const int DEALER_ACTS "PF_DEALER_ACTS"
