#pragma once

#include "base/error.h"
#include "game/opening.h"
#include "record/gcg_text.h"
#include "rules/turn.h"

namespace storeys {

// The table while a record is followed, as far as it is known; owned by the replay. With a seed all is known, and the
// bag deals as it did. Without one, racks are known as far as the record shows them, and all other tiles are unknown.
class RecordTable
{
public:
    // Deals for the record's players, 1 to mostSeats, by its seed or unknown tiles.
    RecordTable(const GameRecord& record, const RuleBookPtr& book, bool isSeeded);

    // ---- now
    [[nodiscard]] bool isSeeded() const { return m_seeded; }
    [[nodiscard]] const Position& position() const { return m_now; }
    // All tiles that do not lie on the board.
    [[nodiscard]] Rack offBoard() const;

    // ---- what the record shows
    // Takes note of a seat's rack as it is written, whole or in part. If it can't be, nothing changes and the reason
    // comes back: too many tiles, tiles missing that were kept, more of a kind than there are, not as the seed deals.
    [[nodiscard]] std::optional<Error> show(int seat, const Rack& written);
    // The same of a text, which holds all of the reserve; gives the rack that it says.
    [[nodiscard]] Result<Rack> show(int seat, std::string_view written);
    // Without a seed the record decides who begins.
    void beginWith(int seat) { m_now.turn = seat; }

    // ---- as written, whatever the rules say; only without a seed
    // The seat moves next, though it may owe the turn.
    void giveTurn(int seat);
    // The seat holds what is written, if it can hold as many, the box has such tiles for it, and they are not all alike,
    // which fills in for a rack; else nothing of its rack is known.
    void believe(int seat, std::string_view written);
    // The seat holds these tiles, though nothing else of its rack may be known then.
    void believe(int seat, const Rack& tiles);
    // The points that the record gives for the last action.
    void correctScore(Points score);
    void setPoints(int seat, Points total) { m_now.seats[seat].points = total; }

    // ---- changing; only by what is legal, but for the words of a play that will be withdrawn
    // The points of the player to move, for an action whose tiles are known to be on the rack. `cards`: those that it
    // draws, as they are written; without a seed they decide which lie on top of the deck.
    Points take(const Action& action, const std::vector<RecordEvent::DrawnCard>& cards = {});
    // Goes on with the action: the choice for the card that is due.
    void choose(const CardChoice& choice);
    // Without a seed: that number of unseen tiles is exchanged.
    void exchangeUnseen(int count);
    // Given for the last action.
    void addHints(int hints) { m_last.front().addHints(hints); }
    // After a challenge: takes back the last action, which was a play.
    void withdraw();
    void addPoints(int seat, Points points) { m_now.seats[seat].points += points; }
    // The last action was a play with good words, which the seat challenged.
    void failChallenge(int seat, bool isOver) { storeys::failChallenge(m_now, m_last.back(), seat, isOver); }
    // The last action, then the choices that its cards left.
    [[nodiscard]] const std::vector<Turn>& last() const { return m_last; }
    // The position before each of them, with the rack as it was shown.
    [[nodiscard]] const std::vector<Position>& positionsBefore() const { return m_before; }
    [[nodiscard]] const Position& before() const { return m_before.front(); }

private:
    // Of the seat's rack just these tiles are known.
    void setRack(int seat, Rack known);
    [[nodiscard]] std::optional<Tile> scarceTile(int seat, const Rack& rack) const;
    void putOnTop(const std::string& id);

    Position m_now;
    std::vector<Position> m_before;
    std::vector<Turn> m_last;
    bool m_seeded;
};

// The fewest known tiles that hold those of both.
[[nodiscard]] Rack merged(const Rack& one, const Rack& other);

// The record's players, by that book.
[[nodiscard]] GameSetup setupOf(const GameRecord& record, const RuleBookPtr& book);

} // namespace storeys
