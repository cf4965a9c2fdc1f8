// Only Qt's moc reads this. Without the headers of the standard library, which it need not know, it is done in half the time:
// here are the names by which GCC's headers see that they have been read.
#define _GLIBCXX_ALGORITHM
#define _GLIBCXX_CHRONO
#define _GLIBCXX_CMATH
#define _GLIBCXX_CONCEPTS
#define _GLIBCXX_FILESYSTEM
#define _GLIBCXX_FUNCTIONAL
#define _GLIBCXX_ITERATOR
#define _GLIBCXX_LIST
#define _GLIBCXX_MAP
#define _GLIBCXX_MEMORY
#define _GLIBCXX_NUMERIC
#define _GLIBCXX_OPTIONAL
#define _GLIBCXX_QUEUE
#define _GLIBCXX_SET
#define _GLIBCXX_SPAN
#define _GLIBCXX_STOP_TOKEN
#define _GLIBCXX_STRING
#define _GLIBCXX_STRING_VIEW
#define _GLIBCXX_UTILITY
#define _GLIBCXX_VARIANT
#define _GLIBCXX_VECTOR

// Before Qt 6.5.3, moc fails on this macro of the others.
#define _GLIBCXX_VISIBILITY(V)
