from petitfour.core.rng cimport Rng, u64

cdef inline u64 below(Rng rng, u64 n) noexcept nogil:
    cdef u64 z, product
    if rng.plain:
        z = rng.state + 0x9E3779B97F4A7C15ULL
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL
        product = ((z ^ (z >> 31)) >> 32) * n
        if (product & 0xFFFFFFFFULL) >= n:  # otherwise the draw may be one of the few that are biased
            rng.state += 0x9E3779B97F4A7C15ULL
            return product >> 32
    return rng.below(n)
