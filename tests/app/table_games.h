#pragma once

#include "little_work.h"
#include "moves/generator.h"
#include "patience.h"
#include "table/game_table.h"
#include "table/text/square_text.h"

#include <QDebug>

#include <algorithm>
#include <memory>

namespace storeys {

// Games by the table alone, for tests without a window: seats as on the command line, computers that answer at once.

inline GameStart gameOf(const QString& players, quint64 seed = 1, const QString& variant = "stack10")
{
    GameStart start;
    start.variant = variant;
    start.seats = GameStart::seatsFromText(players);
    start.seed = seed;
    return start;
}

inline std::unique_ptr<GameTable> tableWith(const GameStart& start)
{
    auto table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    if (const QString problem = table->choices()->start(start); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    return table;
}

// Lays the play tile by tile; false if a tile is refused.
inline bool lay(GameTable& table, const Play& play)
{
    const Position& position = table.game()->position();
    return std::ranges::all_of(play.placements, [&](const Placement& placement) {
        const Alphabet& alphabet = position.variant().tiles.alphabet;
        const QString symbol = symbolText(alphabet, placement.tile.unplayed());
        const QString letter = symbolText(alphabet, Tile::of(placement.tile.letter()));
        return table.view()->lay(static_cast<int>(table.view()->rack().indexOf(symbol)),
                                 position.board.indexOf(placement.square),
                                 placement.tile.isBlank() ? letter : QString());
    });
}

// The person to move makes the best play; false if there is none.
inline bool playBest(GameTable& table)
{
    const Position& position = table.game()->position();
    const auto plays = allPlays(position);
    if (plays.empty() || !lay(table, std::ranges::max(plays, {}, &FoundPlay::score).toPlay()))
        return false;
    table.view()->play();
    return true;
}

} // namespace storeys
