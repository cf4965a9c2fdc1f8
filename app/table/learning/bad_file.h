// BadFile: an exception that the readers of lessons and examples throw and catch, like those of the JSON library.
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
