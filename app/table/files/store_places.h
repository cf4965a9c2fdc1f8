#pragma once

#include <QString>

namespace storeys {

// The folders where the program keeps what is the player's: records of games, and how the table was left. Settings
// are QSettings' business, whose place follows from the same choice.
struct StorePlaces
{
    QString records; // unfinished games in games/, finished ones in history/
    QString state;   // what only concerns how the program was left

    // By the XDG rules: $XDG_DATA_HOME/storeys and $XDG_STATE_HOME/storeys.
    [[nodiscard]] static StorePlaces ofSystem();
    // Everything under one folder, settings included: QSettings is told so.
    [[nodiscard]] static StorePlaces under(const QString& folder);
};

} // namespace storeys
