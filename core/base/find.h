#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <type_traits>
#include <vector>

namespace storeys {

// A pointer to the first element that equals the value, or nullptr.
template<class Range, class Value, class Projection = std::identity>
[[nodiscard]] auto* lookUp(Range& range, const Value& value, Projection projection = {})
{
    const auto at = std::ranges::find(range, value, projection);
    return at == std::ranges::end(range) ? nullptr : &*at;
}

// The index of the first element that equals the value, as a Place (which may be an enum); none if there is no such
// element.
template<class Place, class Range, class Value, class Projection = std::identity>
[[nodiscard]] std::optional<Place> placeIn(const Range& range, const Value& value, Projection projection = {})
{
    const auto at = std::ranges::find(range, value, projection);
    const bool isThere = at != std::ranges::end(range);
    return isThere ? std::optional(static_cast<Place>(at - std::ranges::begin(range))) : std::nullopt;
}

template<class Range, class Value, class Projection = std::identity>
[[nodiscard]] bool contains(const Range& range, const Value& value, Projection projection = {})
{
    return std::ranges::find(range, value, projection) != std::ranges::end(range);
}

// What the projection makes of each element, in order.
template<class Range, class Projection>
[[nodiscard]] auto listOf(const Range& range, Projection projection)
{
    std::vector<std::decay_t<std::invoke_result_t<Projection&, decltype(*std::ranges::begin(range))>>> list;
    list.reserve(std::ranges::size(range));
    for (const auto& element : range)
        list.push_back(std::invoke(projection, element));
    return list;
}

} // namespace storeys
