#pragma once

#include "data_place.h"
#include "table/start/own_variants.h"

#include <QVariantList>
#include <QVariantMap>

namespace storeys {

// What the start dialog offers, as lists of { id, name, … } with translated names. The ids are those of GameStart.

// The variants that can be shown: also note, and rules, the house rules it leaves open: { id, name, usual, fewest,
// most, needs, options }, options of { id, name }; a rule means something to games of fewest … most players in which
// the rules that it needs have those values; and own, whether it is not built in: these come last.
[[nodiscard]] QVariantList variantChoices(const DataPlace& data, const OwnVariants& own = {});
// The built-in lexicons, the largest first; also note, what is in each.
[[nodiscard]] QVariantList lexiconChoices(const DataPlace& data);
// Lists by name: time (the first is no clock), increment, atZero, pauses.
[[nodiscard]] QVariantMap clockChoices();

} // namespace storeys
