#pragma once

#include "table/view/draft_play.h"
#include "table/view/history_view.h"

#include <QVariantList>

namespace storeys {

// How a stack came to be: which tiles lie in it, who played each of them, in which turn and for which words. It follows
// from the turns of the game up to the one that is on the screen, and from the tiles that are laid; nothing is kept.
// Reads the game, look back and draft of a TableView.
class StackStory : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one.")

public:
    StackStory(const std::optional<Game>& game, const HistoryView& look, const DraftPlay& draft)
        : m_game(game), m_look(look), m_draft(draft)
    {}

    // The tiles of a square by its number, bottom first: face, height (from 1), who, turn (from 1), words ("WOOD ·
    // NET") and text, which says all of that. A tile that is laid and not yet played has turn 0, no words and nobody.
    // Empty without a game, for an empty square and off the board.
    Q_INVOKABLE QVariantList layers(int square) const;
    // Where tiles don't stack: what lies under the tile or the blocker, "covered: flashlight". "" for an empty square.
    Q_INVOKABLE QString covered(int square) const;
    // All of it as sentences from the top down, with how many tiles still fit on it; "" for an empty square.
    Q_INVOKABLE QString text(int square) const;

private:
    const std::optional<Game>& m_game;
    const HistoryView& m_look;
    const DraftPlay& m_draft;
};

} // namespace storeys
