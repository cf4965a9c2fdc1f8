#pragma once

// For the short steps that a search spends its time on: inlined wherever they stand, so that what they pass on stays in
// registers. Before a function or behind the parameters of a lambda.
#ifdef __GNUC__
#define STOREYS_INLINE __attribute__((always_inline))
#else
#define STOREYS_INLINE
#endif
