// For Qt's moc only, which before Qt 6.5.3 fails on this macro of GCC's standard headers.
#define _GLIBCXX_VISIBILITY(V)
