#pragma once

#include "rules/action.h"
#include "rules/position.h"
#include "teaching/game_review.h"

#include <QCoreApplication>
#include <QList>
#include <QRect>
#include <QString>

#include <optional>

namespace storeys {

// Reveals a turn in steps: first rows and columns of the board, then the squares, then the play itself. Rows and
// columns have the names at the edge of the board, so that they are right whichever side the board is seen from. A turn
// that is not a play is revealed at once. Steps count from 1.
class HintSteps
{
    Q_DECLARE_TR_FUNCTIONS(HintSteps)

public:
    static constexpr int last = spellingHints;

    // `rarer`: a play that the last step also names if it has a rarer word and scores more.
    HintSteps(Position position, Action turn, std::optional<Play> rarer = std::nullopt);

    [[nodiscard]] bool isPlay() const { return std::holds_alternative<Play>(m_turn); }
    // The step as a sentence in StyledText.
    [[nodiscard]] QString text(int step) const;
    // The squares that the step shows; none if the turn is not a play.
    [[nodiscard]] QList<int> squares(int step) const;

    // ---- these need a play
    // The play as play text (see record/play_text.h).
    [[nodiscard]] QString play() const;
    // The main word of the play or, if the play claims words, all claimed words.
    [[nodiscard]] QString word() const { return wordOf(toPlay()); }

private:
    [[nodiscard]] const Play& toPlay() const { return std::get<Play>(m_turn); }
    // The rows (y) and columns (x) that the first step names, around the tiles of the play.
    [[nodiscard]] QRect area() const;
    [[nodiscard]] QString areaText() const;
    [[nodiscard]] QString wholeText() const;
    // A play in a race, what it collects, and how far its player then is, in sentences.
    [[nodiscard]] QString raceText() const;
    // A sentence that names a rarer word, its play, and how much more that scores than this one; "" if none scores more.
    [[nodiscard]] QString rarerText() const;
    // The main word of any play or, if the play claims words, all claimed words.
    [[nodiscard]] QString wordOf(const Play& play) const;
    [[nodiscard]] QString placeOf(const Play& play) const;

    Position m_position;
    Action m_turn;
    std::optional<Play> m_rarer;
};

} // namespace storeys
