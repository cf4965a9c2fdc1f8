#pragma once

#include "base/error.h"
#include "messages/messages.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace storeys {

// The value, or the end of the program with a message.
template<class Value>
Value valueOf(Result<Value> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", message(result.error()).c_str());
        std::exit(2);
    }
    return *std::move(result);
}

} // namespace storeys
