#pragma once

// For the short steps that a search spends its time on: inlined wherever they stand, so that what they pass on stays in
// registers. Before a function or after the parameters of a lambda.
#ifdef __GNUC__
#define STOREYS_INLINE __attribute__((always_inline))
#else
#define STOREYS_INLINE
#endif

// For what such a step seldom comes to: out of its way, so that its registers are its own. Before a function.
#ifdef __GNUC__
#define STOREYS_NO_INLINE __attribute__((noinline))
#else
#define STOREYS_NO_INLINE
#endif

// For the functions that hold those steps: compiled twice, for every x86-64 processor and for those since about 2013,
// which count and move bits in fewer instructions. The loader takes what fits the machine, which is too early for the
// thread sanitizer. Before a function.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 12 && defined(__gnu_linux__)        \
    && !defined(__SANITIZE_THREAD__)
#define STOREYS_FOR_EACH_PROCESSOR __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define STOREYS_FOR_EACH_PROCESSOR
#endif
