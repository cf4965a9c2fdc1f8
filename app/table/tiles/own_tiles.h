#pragma once

#include "base/random_source.h"
#include "game/game.h"
#include "rules/rack.h"
#include "table/tiles/draft_play.h"
#include "table/tiles/moving_tiles.h"

#include <map>
#include <optional>
#include <vector>

namespace storeys {

// The order in which a person keeps the rack: a fixed number of slots, each holding a tile or empty. A tile that is
// laid on the board and not yet played keeps its slot, which looks empty. Every tile has an id that it keeps when it is
// moved. Owned by OwnTiles, one for each seat; it persists through the turns of others.
class RackOrder
{
public:
    explicit RackOrder(int size = 0) : m_slots(size) {}

    [[nodiscard]] int size() const { return static_cast<int>(m_slots.size()); }
    // The tile that can be taken from the slot; none if the slot is empty or its tile is laid.
    [[nodiscard]] Tile tileAt(int slot) const;
    // The tile in each slot, including laid tiles.
    [[nodiscard]] std::vector<Tile> allTiles() const { return listOf<std::vector<Tile>>(m_slots, &Slot::tile); }

    // ---- laying: slots and ids must exist
    // Marks the slot's tile as laid and returns its id.
    int lay(int slot);
    void takeBack(int id) { m_slots[slotOf(id)].laid = false; }
    [[nodiscard]] int slotOf(int id) const;
    // Removes the laid tiles from the rack, because they have been played.
    void removeLaid();

    // ---- order
    // Moves a tile from one slot to another; the tiles between shift by one slot.
    void move(int from, int to);
    // Shuffles the tiles that are not laid. The new order looks different unless these tiles are all alike.
    void shuffle(RandomSource& random);
    // Sorts the tiles that are not laid, in the order of the alphabet.
    void sort();

    // Fills the slots from left to right with these tiles, as many as fit, none of them laid. Call match() afterwards.
    void arrange(const std::vector<Tile>& tiles);
    // Makes the slots hold exactly the tiles of the rack: tiles that are in both stay, and new ones fill the gaps from
    // the left.
    void match(const Rack& rack);

private:
    struct Slot
    {
        Tile tile;
        int id = -1;
        bool laid = false;
    };
    [[nodiscard]] std::vector<int> movable() const; // slots with a tile that is not laid

    std::vector<Slot> m_slots;
    int m_nextId = 0;
};

// The tiles that people move by hand: every rack in its owner's order, the draft of the person at the screen, and the
// reserve beside the rack, whose heaps have slots after those of the rack. A tile is always in exactly one place. Owned
// by a TableView, which calls setSeat() and makes other calls only while there is a game.
class OwnTiles : public QObject
{
    Q_OBJECT

public:
    explicit OwnTiles(const std::optional<Game>& game);

    // ---- state
    [[nodiscard]] DraftPlay& draft() { return m_draft; }
    [[nodiscard]] const DraftPlay& draft() const { return m_draft; }
    [[nodiscard]] std::vector<RackOrder>& racks() { return m_racks; } // index: seat
    [[nodiscard]] const RackOrder& rackOf(int seat) const { return m_racks[seat]; }
    [[nodiscard]] RackOrder& rack() { return m_racks[m_seat]; }
    // The heaps of the reserve, except those that a player of this class (rookie, middle or pro) can never fill.
    [[nodiscard]] QList<ReserveHeap> heaps() const;
    [[nodiscard]] int blankSlot() const { return m_racks[m_seat].size(); }
    [[nodiscard]] int blockerSlot() const { return blankSlot() + 1; }
    // Whether something can be taken from the slot.
    [[nodiscard]] bool has(int slot) const;
    // Whether the draft has a tile or a blocker on the square; false for a number that is off the board.
    [[nodiscard]] bool isLaid(int square) const { return laidOn(square) != nullptr; }

    // ---- following the game
    // Starts with empty racks for all seats of the game and no remembered order.
    void begin();
    // Makes each rack hold the tiles that its seat has in the game.
    void match();
    // From now on, all calls move the tiles of this seat.
    void setSeat(int seat) { m_seat = seat; }
    // Drops all racks and orders. Call it when there is no game any more.
    void clear();

    // ---- remembered orders: the order of the racks before a turn, by its index; laid tiles stay in their slots
    void remember(std::size_t turn);
    // Restores the order that the racks had before that turn, if it is known. Call match() afterwards. Keeps the orders
    // of later turns.
    void recall(std::size_t turn);
    // Like recall(), for a new game that continues from that turn: also forgets the orders of that turn and later ones.
    void goBackTo(std::size_t turn);
    // Forgets the orders of that turn and of later ones.
    void forgetFrom(std::size_t turn) { m_orders.erase(m_orders.lower_bound(turn), m_orders.end()); }

    // ---- laying
    // Why the slot's tile, or the tile laid on `fromSquare`, can never lie on the square; "" if it can.
    [[nodiscard]] QString refusal(int slot, int fromSquare, int square) const;
    // Lays a tile that refusal() allows. A blank needs the symbol of its letter; without one nothing happens, and the
    // result is false.
    bool lay(int slot, int square, const QString& letter);
    // Moves a laid tile; if a tile is laid at `to`, the two swap.
    bool relay(int from, int to, const QString& letter);
    // Takes a laid tile back to the given slot of the rack or, if that is -1, to its own slot.
    void takeBack(int square, int slot);
    void takeBackLast();
    void takeBackAll();
    // Marks the blocker on the square for removal, or unmarks it, if the draft may remove it.
    void lift(int square);

    // ---- order on the rack
    void move(int from, int to);
    void shuffle();
    void sort();

signals:
    // The order of the rack has changed. Laying a tile, or taking it back to its own slot, emits DraftPlay::changed()
    // instead, when rack and draft are both up to date.
    void rackChanged();
    // A tile was laid from that slot of the rack or the reserve, or moved from another square (`slot` is -1), onto a
    // stack of `level` tiles.
    void tileLaid(int level, int square, int slot);
    // Laid tiles were taken back together, in the order of laying.
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
    // The tile that the slot of the rack or the reserve offers; no tile for a blocker.
    [[nodiscard]] Tile tileAt(int slot) const;
    [[nodiscard]] int slotOf(const DraftPlay::Laid& laid) const;
    // Takes the tile on the square back and returns what tilesLifted() reports about it.
    MovingTile putBack(Square square);

    const std::optional<Game>& m_game;
    DraftPlay m_draft;
    std::vector<RackOrder> m_racks;
    std::map<std::size_t, std::vector<std::vector<Tile>>> m_orders; // index: turn, then seat
    int m_seat = 0;
    RandomSource m_shuffler;
};

} // namespace storeys
