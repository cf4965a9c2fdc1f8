#pragma once

#include "rules/seat_view.h"

#include <QVariantMap>

namespace storeys {

// The tiles that a seat does not see, in the bag and on the racks of others, counted: tiles (a list of { face, count },
// every kind of the variant, 0 too, blank last as "?"), total, vowels, consonants, blanks, bag, and racks (a list of
// { name, tiles } for the others). Qu and Y count as consonants.
[[nodiscard]] QVariantMap unseenMap(const SeatView& view, const std::vector<std::string>& names);

} // namespace storeys
