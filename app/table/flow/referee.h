#pragma once

#include "game/game.h"
#include "table/text/notices.h"

#include <QObject>

namespace storeys {

// Who takes the turns of a game that is dealt elsewhere (Game::isFollowed()). What a person here wants to do is asked of the
// referee, who answers later: the game changes (changed()) or stays as it is (refused()). Knows nothing of how the dealer is
// reached. Lives on the main thread.
class Referee : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // The seat to move takes its turn.
    virtual void act(int seat, const Action& action) = 0;
    // The seat challenges the play with the index `turn`.
    virtual void challenge(int seat, int turn) = 0;
    virtual void resign(int seat) = 0;
    // The seat was given a hint, which everybody is told.
    virtual void noteHint(int seat) = 0;
    // Tells the newest state by changed(), if there is one: the game is on the table again.
    virtual void tell() = 0;

signals:
    // A newer state of the game; at its end, the whole game.
    void changed(const storeys::Game& game);
    // What was asked last is not done, for that reason.
    void refused(const storeys::LateText& why);
};

} // namespace storeys
