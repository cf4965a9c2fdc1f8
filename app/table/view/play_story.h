#pragma once

#include "table/view/scored_words.h"

namespace storeys {

// What a turn did: for a play, the words that it changed; for any other turn, a sentence.
struct PlayStory
{
    Q_GADGET
    QML_VALUE_TYPE(playStory)
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(bool own MEMBER own)
    Q_PROPERTY(bool back MEMBER back)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int bonus MEMBER bonus)
    Q_PROPERTY(int starBonus MEMBER starBonus)
    Q_PROPERTY(QList<storeys::ShownWord> words MEMBER words)
    Q_PROPERTY(QString news MEMBER news)
    Q_PROPERTY(int turns MEMBER turns)

public:
    QString who;
    bool own = false;  // a person laid the tiles at this screen, so that they lie there already
    bool back = false; // the play is taken off again
    int points = 0;
    int bonus = 0;            // the bingo bonus among the points
    int starBonus = 0;        // the bonus for joined stars among them
    QList<ShownWord> words{}; // main word first, with the words that stood there before; empty if the turn laid no tile
    QString news{};           // a sentence on what was done; only where words is empty
    int turns = 0;            // turns that were undone or redone with it; 0: the turn was taken just now
    bool operator==(const PlayStory&) const = default;
};

} // namespace storeys
