#pragma once

#include "base/tile.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace storeys {

// The most tiles on a player's rack. A Rack of all unseen tiles may hold more.
inline constexpr int mostOnRack = 15;
// The most blanks of the reserve that a search considers. No board of a game with a reserve has a longer side, so no
// play uses more, however many a seat holds.
inline constexpr int mostReserveBlanks = mostOnRack;

// The tiles that a player holds, as counts by kind; their order is the player's own and does not concern the rules.
// Some tiles may be unknown.
class Rack
{
public:
    Rack() = default;
    explicit Rack(const std::vector<Tile>& tiles)
    {
        for (const Tile tile : tiles)
            add(tile);
    }

    // The rack with these counts, indexed by Tile::kind().
    [[nodiscard]] static Rack ofCounts(const std::array<int, tileKinds>& counts)
    {
        Rack rack;
        for (int kind = 0; kind < tileKinds; ++kind)
            rack.add(Tile::ofKind(kind), counts[kind]);
        return rack;
    }
    [[nodiscard]] static Rack ofUnknown(int size)
    {
        Rack rack;
        rack.add(Tile::unknown(), size);
        return rack;
    }

    // The number of tiles, unknown ones too.
    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] int unknown() const { return m_unknown; }
    [[nodiscard]] bool isEmpty() const { return m_size == 0; }
    [[nodiscard]] int count(int kind) const { return m_counts[kind]; }
    // Whether the rack holds the tile. A played blank counts as an unused blank.
    [[nodiscard]] bool has(Tile tile) const { return tile.isUnknown() ? m_unknown > 0 : m_counts[tile.kind()] > 0; }
    // A known tile of which this rack holds more than `other`; none if `other` has at least as many of each.
    [[nodiscard]] std::optional<Tile> beyond(const Rack& other) const
    {
        for (int kind = 0; kind < tileKinds; ++kind)
            if (m_counts[kind] > other.m_counts[kind])
                return Tile::ofKind(kind);
        return std::nullopt;
    }
    [[nodiscard]] bool holds(const Rack& part) const { return part.m_unknown <= m_unknown && !part.beyond(*this); }
    // The letters on the rack, without blanks.
    [[nodiscard]] LetterMask letters() const { return m_letters; }
    // The known tiles, ordered by kind.
    [[nodiscard]] std::vector<Tile> tiles() const
    {
        std::vector<Tile> tiles;
        tiles.reserve(m_size);
        forEachTile([&](Tile tile) { tiles.push_back(tile); });
        return tiles;
    }
    template<class Visit>
    void forEachTile(Visit visit) const
    {
        const auto visitAll = [&](int kind) {
            for (int n = 0; n < m_counts[kind]; ++n)
                visit(Tile::ofKind(kind));
        };
        for (LetterMask rest = m_letters; rest != 0; rest &= rest - 1)
            visitAll(std::countr_zero(rest));
        visitAll(Tile::blank().kind());
    }

    void add(Tile tile, int count = 1) { change(tile, count); }
    // Removes a tile that must be on the rack. Ignores blanks of the reserve, which are never on a rack.
    void remove(Tile tile)
    {
        if (!tile.isReserve())
            change(tile, -1);
    }

    bool operator==(const Rack&) const = default;

private:
    void change(Tile tile, int by)
    {
        m_size += by;
        if (tile.isUnknown()) {
            m_unknown += by;
            return;
        }
        const int kind = tile.kind();
        m_counts[kind] = static_cast<std::uint8_t>(m_counts[kind] + by);
        if (kind < maxLetters) {
            const LetterMask letter = maskOf(static_cast<Letter>(kind));
            m_letters = m_counts[kind] > 0 ? m_letters | letter : m_letters & ~letter;
        }
    }

    std::array<std::uint8_t, tileKinds> m_counts{};
    LetterMask m_letters = 0; // letters whose count is not 0
    int m_size = 0;
    int m_unknown = 0;
};

} // namespace storeys
