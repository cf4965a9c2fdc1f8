#pragma once

// Marks the short functions in which a search spends its time. They are inlined wherever they are called, so that their
// arguments stay in registers. Goes before a function or after the parameters of a lambda.
#ifdef __GNUC__
#define STOREYS_INLINE __attribute__((always_inline))
#else
#define STOREYS_INLINE
#endif

// Marks a function that a hot loop rarely calls. It stays out of line, so that it takes no registers from the loop.
// Goes before a function.
#ifdef __GNUC__
#define STOREYS_NO_INLINE __attribute__((noinline))
#else
#define STOREYS_NO_INLINE
#endif

// Marks the functions with the hot loops. They are compiled twice: for every x86-64 processor, and for processors
// since about 2013, which count and move bits in fewer instructions. The loader picks the version that fits the
// processor. Empty with the thread sanitizer, which is not ready so early, and in a build that measures which branches
// run, as it would also count those of the version not picked. Goes before a function.
#ifdef STOREYS_FOR_EACH_PROCESSOR
#elif defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 12 && defined(__gnu_linux__)      \
    && !defined(__SANITIZE_THREAD__)
#define STOREYS_FOR_EACH_PROCESSOR __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define STOREYS_FOR_EACH_PROCESSOR
#endif
