#pragma once

#include "rules/action.h"
#include "rules/position.h"
#include "table/qml.h"

namespace storeys {

// One effect of a play besides points: a sign and a sentence.
struct PlayEffect
{
    Q_GADGET
    TABLE_VALUE(playEffect, PlayEffect)
    FIELD(QString, sign); // name of the icon, see Icon.qml
    FIELD(QString, text);
};

// The effects of a legal play of the seat to move, in this order: blockers replaced, pieces collected, blockers taken
// off and put down, cards drawn, and in a race the distance to the goal.
[[nodiscard]] QList<PlayEffect> effectsOf(const Position& position, const Play& play);

// Whether more tiles or claims can make the illegal play legal; `violation` is what violationOf() returned for it.
// Judges by the squares, by the number of tiles left to lay, and by words that can't grow any more. Ignores what the
// rack could spell, so as not to give a play away.
[[nodiscard]] bool canBecomeLegal(const Position& position, const Play& play, const Violation& violation);

} // namespace storeys
