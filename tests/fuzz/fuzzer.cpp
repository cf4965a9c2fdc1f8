// What libFuzzer calls, in a program with a single target.

#include "target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return FuzzTarget::all().begin()->second(data, size);
}
