// For Qt's moc only: before Qt 6.5.3 it stumbles over this macro of GCC's standard headers.
#define _GLIBCXX_VISIBILITY(V)
