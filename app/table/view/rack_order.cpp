#include "table/view/rack_order.h"

#include <algorithm>
#include <cassert>

namespace storeys {

Tile RackOrder::tileAt(int slot) const
{
    if (slot < 0 || slot >= size() || m_slots[slot].laid)
        return {};
    return m_slots[slot].tile;
}

std::vector<Tile> RackOrder::allTiles() const
{
    std::vector<Tile> tiles;
    for (const Slot& slot : m_slots)
        tiles.push_back(slot.tile);
    return tiles;
}

int RackOrder::lay(int slot)
{
    assert(!tileAt(slot).isNone());
    m_slots[slot].laid = true;
    return m_slots[slot].id;
}

void RackOrder::takeBack(int id)
{
    m_slots[slotOf(id)].laid = false;
}

int RackOrder::slotOf(int id) const
{
    const auto found = std::ranges::find(m_slots, id, &Slot::id);
    assert(found != m_slots.end());
    return static_cast<int>(found - m_slots.begin());
}

void RackOrder::removeLaid()
{
    for (Slot& slot : m_slots)
        if (slot.laid)
            slot = {};
}

void RackOrder::move(int from, int to)
{
    const auto begin = m_slots.begin();
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
}

std::vector<int> RackOrder::movable() const
{
    std::vector<int> places;
    for (int i = 0; i < size(); ++i)
        if (!tileAt(i).isNone())
            places.push_back(i);
    return places;
}

void RackOrder::shuffle(RandomSource& random)
{
    const std::vector<int> places = movable();
    const auto tileOf = [&](int slot) { return m_slots[slot].tile; };
    const bool allAlike = std::ranges::adjacent_find(places, std::ranges::not_equal_to{}, tileOf) == places.end();
    if (allAlike)
        return;
    const std::vector<Slot> before = m_slots;
    const auto looksTheSame = [&] { return std::ranges::equal(before, m_slots, {}, &Slot::tile, &Slot::tile); };
    while (looksTheSame()) {
        std::vector<int> from = places;
        random.shuffle(std::span(from));
        for (std::size_t i = 0; i < places.size(); ++i)
            m_slots[places[i]] = before[from[i]];
    }
}

void RackOrder::sort()
{
    const std::vector<int> places = movable();
    std::vector<Slot> sorted;
    for (const int slot : places)
        sorted.push_back(m_slots[slot]);
    std::ranges::stable_sort(sorted, {}, &Slot::tile);
    for (std::size_t i = 0; i < places.size(); ++i)
        m_slots[places[i]] = sorted[i];
}

void RackOrder::arrange(const std::vector<Tile>& tiles)
{
    for (int i = 0; i < size(); ++i)
        m_slots[i] =
            i < static_cast<int>(tiles.size()) && !tiles[i].isNone() ? Slot{tiles[i], m_nextId++, false} : Slot{};
}

void RackOrder::match(const Rack& rack)
{
    Rack missing = rack;
    for (Slot& slot : m_slots) {
        if (slot.tile.isNone())
            continue;
        if (missing.has(slot.tile))
            missing.remove(slot.tile);
        else
            slot = {};
    }
    for (const Tile tile : missing.tiles()) {
        const auto gap = std::ranges::find_if(m_slots, [](const Slot& slot) { return slot.tile.isNone(); });
        assert(gap != m_slots.end());
        *gap = {tile, m_nextId++, false};
    }
}

} // namespace storeys
