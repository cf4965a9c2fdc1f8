#pragma once

#include <QTest>

namespace storeys {

// A program has many tests, as each program repeats what the compiler and the linker do for it. A file makes a constant of
// this; `table_tests draft -v1` then runs the one called "draft" with what follows its name.
class NamedTest
{
public:
    using Run = int (*)(int argc, char** argv); // as main()

    NamedTest(const char* name, Run run);
};

// All of a test that needs an application and nothing else.
template<class Test, class Application = QCoreApplication>
int runTest(int argc, char** argv)
{
    Application application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace storeys
