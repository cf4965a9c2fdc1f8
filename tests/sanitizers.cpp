// How the sanitizers run in programs that are built with STOREYS_SANITIZE, so that tests need no environment. Suppressed is
// only what libraries of others do, each for its reason; what we do is fixed.

extern "C" {

const char* __asan_default_options()
{
    return "detect_stack_use_after_return=1";
}

const char* __ubsan_default_options()
{
    return "print_stacktrace=1";
}

const char* __lsan_default_suppressions()
{
    // libdbus keeps what it has allocated for a connection that is shared until the program ends.
    return "leak:libdbus-1.so\n";
}

const char* __tsan_default_options()
{
    return "halt_on_error=1:second_deadlock_stack=1";
}

const char* __tsan_default_suppressions()
{
    // Qt is not compiled with the sanitizer, which therefore does not see how Qt's threads wait for each other, nor that
    // Qt frees a string only after the last reference to it is gone.
    return "called_from_lib:libQt6Core.so\ncalled_from_lib:libQt6Test.so\n";
}

// Drivers that are unloaded would be unknown in reports, and in suppressions.
int dlclose(void* /*handle*/)
{
    return 0;
}
}
