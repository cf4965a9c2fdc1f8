#pragma once

#include "game/game.h"
#include "table/view/draft_play.h"
#include "table/view/moving_tile.h"
#include "table/view/rack_order.h"
#include "table/view/reserve_heap.h"

#include <QObject>

#include <map>
#include <optional>
#include <vector>

namespace storeys {

// The tiles that persons move by hand: those on every rack, in the order that its owner has given them, those that the
// person at the screen has laid and not yet played, and the reserve beside the rack, whose heaps are slots past the
// rack's. A tile is in one place at any moment. Owned by a TableView,
// which says whose rack it is and asks only in a game.
class OwnTiles : public QObject
{
    Q_OBJECT

public:
    explicit OwnTiles(const std::optional<Game>& game);

    // ---- what is there
    [[nodiscard]] DraftPlay& draft() { return m_draft; }
    [[nodiscard]] const DraftPlay& draft() const { return m_draft; }
    [[nodiscard]] std::vector<RackOrder>& racks() { return m_racks; } // by seat
    [[nodiscard]] const RackOrder& rackOf(int seat) const { return m_racks[seat]; }
    [[nodiscard]] RackOrder& rack() { return m_racks[m_seat]; }
    // What is held beside the rack. A heap that the class of the player can't fill is left out.
    [[nodiscard]] QList<ReserveHeap> heaps() const;
    [[nodiscard]] int blankSlot() const { return m_racks[m_seat].size(); }
    [[nodiscard]] int blockerSlot() const { return blankSlot() + 1; }
    // Whether something can be taken from the slot.
    [[nodiscard]] bool has(int slot) const;
    // Whether a laid tile lies on the square, any number.
    [[nodiscard]] bool isLaid(int square) const { return laidOn(square) != nullptr; }

    // ---- with the game
    // Racks for as many seats as the game has, in no order yet.
    void begin();
    // The racks hold what the game says.
    void match();
    // Whose tiles these are from now on.
    void setSeat(int seat) { m_seat = seat; }
    // There is no game any more.
    void clear();

    // ---- the order of the racks at a turn, by the number of turns taken before it; tiles laid then are in their places
    void remember(std::size_t turn);
    // Puts the racks in the order that they had then, if that is known; match() is to be called after it. What is
    // remembered of later turns stays.
    void recall(std::size_t turn);
    // The same where a new game is played on from that turn: that turn and later ones are then forgotten.
    void goBackTo(std::size_t turn);
    // Forgets what is remembered of that turn and of later ones.
    void forgetFrom(std::size_t turn);

    // ---- laying
    // Why a tile of the slot, or the laid one from there, can never lie on the square, or "".
    [[nodiscard]] QString refusal(int slot, int fromSquare, int square) const;
    // Only what is not refused; a blank with the symbol that it stands for, else it stays where it is and nothing
    // happens.
    bool lay(int slot, int square, const QString& letter);
    // Swaps it with one that is laid there.
    bool relay(int from, int to, const QString& letter);
    // Back to its place on the rack, or to that slot.
    void takeBack(int square, int slot);
    void takeBackLast();
    void takeBackAll();
    // The play that is laid takes off the blocker there, if it may, or no longer.
    void lift(int square);

    // ---- order on the rack
    void move(int from, int to);
    void shuffle();
    void sort();

signals:
    void rackChanged();
    // From that slot of the rack, or (-1) from elsewhere on the board, onto a stack of level tiles.
    void tileLaid(int level, int square, int slot);
    // All at once, the one laid first in front.
    void tilesLifted(const QList<storeys::MovingTile>& tiles);

private:
    [[nodiscard]] const Position& position() const { return m_game->position(); }
    [[nodiscard]] Square squareAt(int index) const { return position().board.squareAt(index); }
    [[nodiscard]] bool isOnBoard(int index) const { return index >= 0 && index < position().board.squareCount(); }
    [[nodiscard]] const DraftPlay::Laid* laidOn(int square) const;
    [[nodiscard]] Tile playedAs(Tile tile, const QString& letter) const;
    [[nodiscard]] QString blockerRefusal(Square square) const;
    [[nodiscard]] QString pieceRefusal(Tile tile, Square square) const;
    [[nodiscard]] Reserve left() const;
    // Of the rack or of the reserve; none for a blocker.
    [[nodiscard]] Tile tileAt(int slot) const;
    [[nodiscard]] int slotOf(const DraftPlay::Laid& laid) const;
    // Gives the tile as tilesLifted() tells it.
    MovingTile putBack(Square square);

    const std::optional<Game>& m_game;
    DraftPlay m_draft;
    std::vector<RackOrder> m_racks;
    std::map<std::size_t, std::vector<std::vector<Tile>>> m_orders; // by turn, by seat
    int m_seat = 0;
    RandomSource m_shuffler;
};

} // namespace storeys
