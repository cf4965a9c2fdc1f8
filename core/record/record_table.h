#pragma once

#include "base/error.h"
#include "game/opening.h"
#include "record/gcg_text.h"
#include "rules/turn.h"

namespace storeys {

// The table while a record is followed, as far as it is known. With a seed everything is
// known, and the bag deals as it did in the game. Without a seed, racks are known as far as the record shows them, and
// all other tiles are unknown.
class RecordTable
{
public:
    // Deals to the record's players, of whom there must be 1 to mostSeats, by the record's seed or with unknown tiles.
    RecordTable(const GameRecord& record, const RuleBookPtr& book, bool isSeeded);

    // ---- the present
    [[nodiscard]] bool isSeeded() const { return m_seeded; }
    [[nodiscard]] const Position& position() const { return m_now; }
    // All tiles that are not on the board.
    [[nodiscard]] Rack offBoard() const;

    // ---- what the record shows
    // Records a seat's rack as written, whole or in part. If the seat can't hold it, changes nothing and returns why:
    // too many tiles, a kept tile is missing, more of a kind than exist, or not what the seed deals.
    [[nodiscard]] std::optional<Error> show(int seat, const Rack& written);
    // Records the rack in `written`, a text that must also give the seat's whole reserve. Returns that rack.
    [[nodiscard]] Result<Rack> show(int seat, std::string_view written);

    // Makes it the seat's turn, before the first turn as the seat that begins, and drops all turns that the seat owes.
    // Only without a seed, which decides who begins.
    void giveTurn(int seat);

    // ---- for records read as written, ignoring the rules; only without a seed
    // Gives the seat the written rack if the rack has room for it, enough of each tile exist, and it is not a full rack
    // of one tile, which other programs write for an unknown rack. Otherwise the seat's rack becomes unknown. Returns
    // the rack that it believes.
    std::optional<Rack> believe(int seat, std::string_view written);
    // Makes `tiles` known tiles of the seat's rack. Its other known tiles become unknown if there is no room for them.
    void believe(int seat, const Rack& tiles);
    // Sets the points of the last action to those that the record gives.
    void correctScore(Points score);
    void setPoints(int seat, Points total) { m_now.seats[seat].points = total; }

    // ---- changing; all actions must be legal, except for the words of a play that will be withdrawn
    // The player to move takes an action whose tiles are known to be on the rack. Returns its points. `cards` are the
    // cards that it draws, as written; without a seed they decide which cards lie on top of the deck.
    Points take(const Action& action, const std::vector<RecordEvent::DrawnCard>& cards = {});
    // Makes the choice that a card of the last action asks for.
    void choose(const CardChoice& choice);
    // The player exchanges `count` tiles that the record does not name, or makes a choice of such tiles for a card. Only
    // without a seed, which would name them.
    void exchangeUnseen(int count);
    void chooseUnseen(const CardChoice& choice);
    // The number of turns so far.
    [[nodiscard]] std::size_t turns() const { return m_turns; }
    void addHints(int hints) { m_last.front().addHints(hints); }
    // Withdraws the last action, a play, after a challenge.
    void withdraw();
    void addPoints(int seat, Points points) { m_now.seats[seat].points += points; }
    // The seat has challenged the last action, a play whose words are all good.
    void failChallenge(int seat, bool isOver) { storeys::failChallenge(m_now, m_last.back(), seat, isOver); }
    // The last action, then the choices that its cards offered.
    [[nodiscard]] const std::vector<Turn>& last() const { return m_last; }
    // The position before each turn in last(), with the mover's rack as the record shows it.
    [[nodiscard]] const std::vector<Position>& positionsBefore() const { return m_before; }
    [[nodiscard]] const Position& before() const { return m_before.front(); }

private:
    // Makes these the only known tiles of the seat's rack.
    void setRack(int seat, Rack known);
    [[nodiscard]] std::optional<Tile> scarceTile(int seat, const Rack& rack) const;
    void putOnTop(const std::string& id);

    Position m_now;
    std::vector<Position> m_before;
    std::vector<Turn> m_last;
    std::size_t m_turns = 0;
    bool m_seeded;
};

// The smallest rack that contains the known tiles of both.
[[nodiscard]] Rack merged(const Rack& one, const Rack& other);

// The game setup with `book` and the record's players, classes and seed.
[[nodiscard]] GameSetup setupOf(const GameRecord& record, const RuleBookPtr& book);

} // namespace storeys
