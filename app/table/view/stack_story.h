#pragma once

#include "table/qml.h"
#include "table/tiles/draft_play.h"
#include "table/view/history_view.h"

namespace storeys {

// The tiles or the blocker on a square of the board, including those of the draft.
struct SquareState
{
    Q_GADGET
    TABLE_VALUE(squareState, SquareState)
    FIELD(QString, stack); // symbols from the bottom up
    FIELD(int, mark) = 0;  // mark of the top tile, as in TableView::marks()
};

// A tile of a stack and how it got there.
struct StackLayer
{
    Q_GADGET
    TABLE_VALUE(stackLayer, StackLayer)
    FIELD(QString, face);
    FIELD(int, height) = 0;    // height of the tile in the stack, from 1
    FIELD(QString, who);       // name of the player; "" for laid tiles and tiles there from the start
    FIELD(int, turn) = 0;      // number of the turn, from 1; 0: none
    FIELD(bool, laid) = false; // the tile is laid and not yet played
    FIELD(QString, words);     // words that contained the tile when it was played: "WOOD · NET"
    FIELD(QString, text);      // all of this in words
};

// The history of a stack: its tiles, who played each of them, in which turn and for which words. Computed from the
// turns up to the one on the screen and from the draft, so nothing is stored. Owned by a TableView; reads its game, look
// back and draft.
class StackStory : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    StackStory(const std::optional<Game>& game, const HistoryView& look, const DraftPlay& draft)
        : m_game(game), m_look(look), m_draft(draft)
    {}

    // The tiles of a square, bottom first. Empty without a game, for an empty square and off the board.
    Q_INVOKABLE QList<storeys::StackLayer> layers(int square) const;
    // In games without stacks, what the tile or blocker on the square covers, such as "covered: flashlight"; "" for an
    // empty square.
    Q_INVOKABLE QString covered(int square) const;
    // The whole stack as sentences, from the top down, with how many more tiles fit on it; "" for an empty square.
    Q_INVOKABLE QString text(int square) const;

private:
    const std::optional<Game>& m_game;
    const HistoryView& m_look;
    const DraftPlay& m_draft;
};

} // namespace storeys
