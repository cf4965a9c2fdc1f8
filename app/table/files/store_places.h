#pragma once

#include <QString>

namespace storeys {

// The folders for the player's own files: records of games, and the state in which the program was left. QSettings has
// a place of its own, which follows from the same choice.
struct StorePlaces
{
    QString records; // unfinished games in games/, finished ones in history/
    QString state;   // notes of the table in tables/, and what else tells how the program was left

    // By the XDG rules: $XDG_DATA_HOME/storeys and $XDG_STATE_HOME/storeys.
    [[nodiscard]] static StorePlaces ofSystem();
    // Everything under one folder; sets the path of QSettings to a folder in it too.
    [[nodiscard]] static StorePlaces under(const QString& folder);
};

} // namespace storeys
