#pragma once

#include <QString>

namespace storeys {

// Who plays at a seat.
struct SeatKind
{
    QString level; // the level of a computer player; "" for a person

    [[nodiscard]] bool isPerson() const { return level.isEmpty(); }
};

} // namespace storeys
