#pragma once

#include "teaching/turn_review.h"

#include <QString>

#include <string_view>
#include <utility>

namespace storeys {

// A candidate action in words: "WOOD · NET", "exchange A E", "pass". placeOf(): where its play begins, "5D across"; "" if
// it is not a play. `before`: the position that it was found in.
[[nodiscard]] QString wordsOf(const Candidate& candidate, const Position& before);
[[nodiscard]] QString placeOf(const Candidate& candidate, const Position& before);

// What a sentence calls a turn: the main word of a play, "passing", "exchanging A E". namesOf(): of two turns that are
// compared, with more than that where it takes more to tell them apart.
[[nodiscard]] QString nameOf(const Candidate& candidate, const Position& before);
[[nodiscard]] std::pair<QString, QString> namesOf(const Candidate& one, const Candidate& other, const Position& before);
// With a capital letter first, for a text that may begin with such a name.
[[nodiscard]] QString asSentence(QString text);

// Whether we name the best action of a turn with that grade: for mistakes, and for turns that are hard to judge.
[[nodiscard]] bool tellsBest(Grade grade);

// How good a turn was: "Large mistake", "A great find". `review`: null if the turn was not judged; `key`: why it is a key
// turn (see reasonName()); "" if it isn't one.
[[nodiscard]] QString verdictText(const TurnReview* review, std::string_view key);
// What the turn gave away: "−3.2 points, −5% to win" or, where it is hard to tell, "−3.2 ± 2.1 points"; "" if tellsBest()
// is false.
[[nodiscard]] QString costText(const TurnReview& review);
// Where a mistake lost most, or that it is hard to tell, in a sentence that does not reveal the best action.
[[nodiscard]] QString themeText(const TurnReview& review, const Position& before);
// "Best: WOOD at 5D across, 12 points" or, where it is hard to tell, "Perhaps better: …"; "" if tellsBest() is false.
// `isSolved`: the person has found it.
[[nodiscard]] QString bestText(const TurnReview& review, bool isSolved, const Position& before);
// A better play with words that the player need not know; "" if there is none.
[[nodiscard]] QString rarerText(const TurnReview& review, const Position& before);

} // namespace storeys
