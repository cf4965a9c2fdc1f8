#pragma once

#include "rules/rack.h"

#include "base/random_source.h"

#include <optional>
#include <vector>

namespace storeys {

// The order in which a person keeps the tiles of the rack: a fixed number of slots, each with a tile or none. A tile
// that is laid on the board and not yet played keeps its slot, which looks empty. Every tile has an id that it keeps
// wherever it is moved. Owned by OwnTiles, one for each seat; it lasts over the turns of others.
class RackOrder
{
public:
    explicit RackOrder(int size = 0) : m_slots(size) {}

    [[nodiscard]] int size() const { return static_cast<int>(m_slots.size()); }
    // The tile that can be taken from the slot; none if it is empty or its tile is laid.
    [[nodiscard]] Tile tileAt(int slot) const;
    // Slot by slot, with laid tiles.
    [[nodiscard]] std::vector<Tile> allTiles() const;

    // ---- laying: slots and ids must exist
    // Marks the slot's tile as laid and returns its id.
    int lay(int slot);
    void takeBack(int id);
    // The slot of the tile with that id.
    [[nodiscard]] int slotOf(int id) const;
    // Removes laid tiles for good, as they have been played.
    void removeLaid();

    // ---- order
    // Moves what is in one slot to another; the slots between close up.
    void move(int from, int to);
    // Shuffles the tiles that are not laid. The new order looks different unless all of them are alike.
    void shuffle(RandomSource& random);
    // Sorts the tiles that are not laid by alphabet.
    void sort();

    // Puts these tiles in the slots, as far as there are slots; none of them is laid. match() must follow.
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

} // namespace storeys
