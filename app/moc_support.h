// Only Qt's moc reads this: before Qt 6.5.3 it fails on this macro of GCC's standard headers.
#define _GLIBCXX_VISIBILITY(V)
