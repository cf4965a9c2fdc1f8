#include "test_program.h"

#include <cstdio>
#include <map>
#include <string_view>

namespace storeys {

namespace {

// Made by the first constant of any file.
std::map<std::string_view, NamedTest::Run>& namedTests()
{
    static std::map<std::string_view, NamedTest::Run> all;
    return all;
}

} // namespace

NamedTest::NamedTest(const char* name, Run run)
{
    namedTests().emplace(name, run);
}

} // namespace storeys

int main(int argc, char** argv)
{
    const auto& all = storeys::namedTests();
    const auto wanted = all.find(argc > 1 ? argv[1] : "");
    if (wanted == all.end()) {
        std::fprintf(stderr, "usage: %s TEST [ARGUMENTS], with one of these tests:\n", argv[0]);
        for (const auto& [name, run] : all)
            std::fprintf(stderr, "%s\n", name.data());
        return 2;
    }
    argv[1] = argv[0]; // its name is no argument of the test
    return wanted->second(argc - 1, argv + 1);
}
