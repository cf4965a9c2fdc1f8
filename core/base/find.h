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

// The projections of all elements, in order, as a List such as QStringList; as a std::vector if no List is named.
template<class List = void, class Range, class Projection>
[[nodiscard]] auto listOf(const Range& range, Projection projection)
{
    using Element = std::decay_t<std::invoke_result_t<Projection&, decltype(*std::ranges::begin(range))>>;
    std::conditional_t<std::is_void_v<List>, std::vector<Element>, List> list;
    if constexpr (requires { list.reserve(1); })
        list.reserve(std::ranges::size(range));
    for (const auto& element : range)
        list.push_back(std::invoke(projection, element));
    return list;
}

} // namespace storeys
