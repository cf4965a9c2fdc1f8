#pragma once

#include "rules/rack.h"

#include "base/random_source.h"

#include <optional>
#include <vector>

namespace storeys {

// How a person has put the tiles of the rack in order: a fixed number of slots, each with a tile or none. A laid tile
// (it lies on the board, not yet played) keeps its slot, which then shows nothing. Every tile has an id that stays the
// same wherever it is moved. Owned by OwnTiles, one for each seat; it outlives the turns of the others.
class RackOrder
{
public:
    explicit RackOrder(int size = 0) : m_slots(size) {}

    [[nodiscard]] int size() const { return static_cast<int>(m_slots.size()); }
    // The tile that can be taken from the slot, or none.
    [[nodiscard]] Tile tileAt(int slot) const;
    // Slot by slot, laid ones too.
    [[nodiscard]] std::vector<Tile> allTiles() const;

    // ---- laying: only for slots and ids that are there
    // Marks the slot's tile as laid and returns its id.
    int lay(int slot);
    void takeBack(int id);
    // The slot where the tile with that id has its place.
    [[nodiscard]] int slotOf(int id) const;
    // Takes away for good what is laid.
    void removeLaid();

    // ---- order
    // Puts what is in one slot to another; those between close up.
    void move(int from, int to);
    // Another order of the tiles that are not laid: always one that looks different, if there is one.
    void shuffle(RandomSource& random);
    // Those not laid by alphabet.
    void sort();

    // Puts these tiles in the slots, as far as there are slots; nothing is laid then. To be followed by match().
    void arrange(const std::vector<Tile>& tiles);
    // Makes the slots hold exactly these tiles: those that are there stay where they are, new ones fill the gaps from
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
