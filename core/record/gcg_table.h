#pragma once

#include "base/result.h"
#include "rules/turn.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace storeys {

// The table while a record is followed, as far as it is known; owned by the replay. With a seed all is known, and the
// bag gives what it gave. Without one only the record tells racks, and it may tell them in part: what it has not told is
// unknown tiles.
class RecordTable
{
public:
    // Deals for 1 to mostSeats players.
    RecordTable(RuleBookPtr book, std::vector<std::string> players, std::optional<std::uint64_t> seed);

    // ---- now
    [[nodiscard]] bool isSeeded() const { return m_seeded; }
    [[nodiscard]] const Position& position() const { return m_now; }
    // All tiles that do not lie on the board.
    [[nodiscard]] Rack offBoard() const;

    // ---- what the record shows
    // Takes note of a seat's rack as it is written, whole or in part. If it can't be, nothing changes and the reason
    // comes back: too many tiles, tiles missing that were kept, more of a kind than there are, not as the seed deals.
    [[nodiscard]] std::optional<Error> show(int seat, const Rack& written);
    // The same of a text; what it says, where it can be.
    [[nodiscard]] Result<Rack> show(int seat, std::string_view written);
    // Without a seed the record decides who begins.
    void beginWith(int seat) { m_now.turn = seat; }

    // ---- changing; only by what is legal, but for the words of a play that will be withdrawn
    // The points of the player to move, for an action whose tiles are known to be on the rack.
    Points take(const Action& action);
    // Without a seed: that number of unseen tiles is exchanged.
    void exchangeUnseen(int count);
    // Takes the last action, which was a play, back after a challenge.
    void withdraw();
    void addPoints(int seat, Points points) { m_now.seats[seat].points += points; }
    // The last action was a play with good words, which the seat challenged.
    void failChallenge(int seat, bool isOver) { storeys::failChallenge(m_now, m_last, seat, isOver); }
    // The last action.
    [[nodiscard]] const Turn& last() const { return m_last; }
    // The position before the last action, with the rack as it was shown.
    [[nodiscard]] const Position& before() const { return m_before; }

private:
    [[nodiscard]] std::optional<Tile> scarceTile(int seat, const Rack& rack) const;

    Position m_now;
    Position m_before;
    Turn m_last;
    bool m_seeded;
};

} // namespace storeys
