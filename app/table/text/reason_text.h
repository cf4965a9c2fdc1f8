#pragma once

#include "teaching/turn_review.h"

#include <QString>
#include <QStringList>

namespace storeys {

// A reason of the review in words for players, which names both turns, the best one and the one taken. `before`: the
// position before the turn, its player to move; `names`: the shown names of all players, by seat.
[[nodiscard]] QString reasonText(const Reason& reason, const TurnReview& review, const Position& before,
                                 const QStringList& names);

// Says so if the points in the sentences of the review add up to more than the turn has lost; else "".
[[nodiscard]] QString overlapText(const TurnReview& review);

// Points without a sign, rounded to a whole number from 10 up and to a half below 10; with "about" if the error is more
// than a tenth of the points: "about 4.5 points".
[[nodiscard]] QString pointsText(const Estimate& points);

} // namespace storeys
