#pragma once

#include <QString>

namespace storeys {

// What plays at a seat.
struct SeatKind
{
    QString level; // of a computer player, "" for a person

    [[nodiscard]] bool isPerson() const { return level.isEmpty(); }
};

} // namespace storeys
