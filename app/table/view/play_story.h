#pragma once

#include "table/view/scored_words.h"

namespace storeys {

// What a turn did, to be told: the words that a play changed or, of any other turn, news.
struct PlayStory
{
    Q_GADGET
    QML_VALUE_TYPE(playStory)
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(bool own MEMBER own)
    Q_PROPERTY(bool back MEMBER back)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int bonus MEMBER bonus)
    Q_PROPERTY(QList<storeys::ShownWord> words MEMBER words)
    Q_PROPERTY(QString news MEMBER news)
    Q_PROPERTY(int turns MEMBER turns)

public:
    QString who;
    bool own = false;  // a person laid the tiles at this screen, so they lie there already
    bool back = false; // the play is taken off again
    int points = 0;
    int bonus = 0;            // of the points, for all tiles placed
    QList<ShownWord> words{}; // main word first, with what stood there before; none: the turn laid nothing
    QString news{};           // then a sentence that says what was done
    int turns = 0;            // undone or redone together with it; 0: the turn was taken just now
    bool operator==(const PlayStory&) const = default;
};

} // namespace storeys
