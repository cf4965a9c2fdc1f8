#pragma once

#include "bots/knowledge.h"
#include "messages/messages.h"
#include "support/test_game.h"

#include <stdexcept>

namespace storeys::test {

// What computer players know of a variant.
[[nodiscard]] inline LeaveTable fittedValues(const std::string& variant)
{
    const RuleBookPtr book = bookOf(variant);
    const Variant& played = book->variant;
    const auto path = std::filesystem::path(STOREYS_DATA_DIR) / "values" / (played.values + ".json");
    const auto values = LeaveTable::read(path, played.tiles);
    if (!values)
        throw std::runtime_error(message(values.error()));
    return *values;
}

} // namespace storeys::test
