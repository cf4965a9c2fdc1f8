// BadFile: the readers of lesson and example files throw it and catch it, together with exceptions of the JSON library.
#pragma once

#include "base/error.h"
#include "messages/messages.h"

#include <stdexcept>

namespace storeys {

struct BadFile : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

template<class T>
T valueOf(Result<T> result)
{
    if (!result)
        throw BadFile(message(result.error()));
    return *std::move(result);
}

} // namespace storeys
