#pragma once

#include "game/game.h"
#include "table/view/draft_play.h"
#include "table/view/rack_order.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace storeys {

// How the table looks between two turns, which no game record tells: the order of every rack, the tiles laid but not
// yet played, what the clock shows in the middle of a turn, and where the game was continued from. Kept in a small file
// of its own beside the record, so that laying a tile never touches the record. Either of the two can be the newer one
// after a crash: a note that was made for another record than the one there gives the racks their order as far as the
// tiles are still there, and lays nothing.
struct TableNote
{
    struct Laid
    {
        int place = 0;  // on the rack; -1: from the reserve
        int square = 0; // as Board::indexOf()
        QString tile;   // its symbol, see tile_symbol.h
    };

    QString record;                      // what it was made for, see fingerprint()
    int turns = 0;                       // how many had been taken
    int seat = 0;                        // who laid the tiles
    QStringList racks;                   // seat by seat: symbols in order, '.' for nothing there; laid tiles are there
    std::vector<Laid> laid;              // in order
    std::string clock;                   // as the record's #clock, "" for none
    QList<int> lifted = {};              // squares of blockers that the play takes off
    std::vector<QList<int>> claims = {}; // squares of each word claimed
    int from = -1;                       // the turn of another game that this one goes on from; -1 for none

    // A short text that differs from record text to record text.
    [[nodiscard]] static QString fingerprint(const QByteArray& record);

    // ---- as text
    [[nodiscard]] QByteArray text() const;
    // None for anything that text() does not write.
    [[nodiscard]] static std::optional<TableNote> read(const QByteArray& text);

    // ---- of a table
    [[nodiscard]] static TableNote of(const Game& game, const std::vector<RackOrder>& racks, const DraftPlay& draft,
                                      std::string clock);
    // Puts the racks, which hold what the game says, in the noted order, and lays what was laid where `exact` says that
    // the note is for the game as it is now. What does not fit is left out.
    void restore(const Game& game, bool exact, std::vector<RackOrder>& racks, DraftPlay& draft) const;
};

} // namespace storeys
