#pragma once

#include "bots/bot.h"
#include "moves/generator.h"
#include "rules/turn_rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace storeys {

// Endgames are positions of two players with an empty bag, in which each player can infer the other's rack. The mover
// is the seat to move.

// Whether the game can be solved as soon as the bag is empty: two players, nobody owes a turn, and nobody holds
// anything beside the rack.
[[nodiscard]] bool leadsToEndgame(const Position& position);

struct EndgameAnswer
{
    std::optional<FoundPlay> play; // none if passing is best
    // The points that the mover gains on the opponent from here to the end, including points for tiles left.
    int spread = 0;
    int depth = 0;          // turns that the deepest completed search looked ahead
    bool exact = false;     // the search was not cut off anywhere, so play and spread do not depend on the table
    std::int64_t nodes = 0; // positions whose plays were generated
};

// The results of endgame searches, by the keys of positions: the spread that the side to move gains from the position
// to the end, or bounds of this spread. A new entry replaces the one in its place, so the table never grows. A table
// may serve all searches of a game; it must not be shared between threads.
class EndgameTable
{
public:
    // In points; more than anybody can gain. The largest word factors bring a turn tens of millions.
    static constexpr std::int32_t infinite = 1'000'000'000;

    // A spread in points, or a bound of it.
    struct Value
    {
        int spread = 0;
        bool exact = true; // nothing was cut off before the end of the game
    };

    struct Entry
    {
        std::uint64_t key = 0;
        std::int32_t low = -infinite;
        std::int32_t high = infinite;
        std::uint16_t best = 0; // index of the best turn
        std::uint8_t depth = 0; // turns looked ahead; anyDepth if nothing was cut off, 0 if the position is unknown

        [[nodiscard]] bool isThere() const { return depth > 0; }
        // The stored value, if it is deep enough and settles the search between alpha and beta.
        [[nodiscard]] std::optional<Value> answer(int wantedDepth, int alpha, int beta) const
        {
            if (!isThere() || depth < wantedDepth)
                return std::nullopt;
            if (low >= beta || low == high)
                return Value{low, depth == anyDepth};
            return high <= alpha ? std::optional(Value{high, depth == anyDepth}) : std::nullopt;
        }
    };
    static_assert(sizeof(Entry) == 24);

    // Makes room for at least twice this many positions, within limits.
    explicit EndgameTable(std::int64_t positions)
        : m_entries(std::bit_ceil(2 * static_cast<std::size_t>(std::clamp(positions, fewest, most))))
    {}

    [[nodiscard]] Entry at(std::uint64_t key) const
    {
        const Entry& entry = m_entries[key & (m_entries.size() - 1)];
        return entry.key == key ? entry : Entry();
    }
    // Stores the value and best turn that a search of that depth between alpha and beta found. Keeps the bounds that an
    // equally deep search with another window found.
    void store(std::uint64_t key, const Value& value, int depth, int alpha, int beta, std::uint32_t best)
    {
        Entry& entry = m_entries[key & (m_entries.size() - 1)];
        const auto reached = static_cast<std::uint8_t>(value.exact ? anyDepth : depth);
        if (entry.key != key || entry.depth != reached)
            entry = {key, -infinite, infinite, 0, reached};
        if (value.spread > alpha)
            entry.low = std::max(entry.low, value.spread);
        if (value.spread < beta)
            entry.high = std::min(entry.high, value.spread);
        entry.best = static_cast<std::uint16_t>(best);
    }

private:
    static constexpr std::uint8_t anyDepth = 255;
    static constexpr std::int64_t fewest = 1 << 6;
    static constexpr std::int64_t most = 1 << 19;

    std::vector<Entry> m_entries;
};

// The spread that the tiles left give the mover's opponent, who has just ended the game by going out or passing.
[[nodiscard]] int spreadOfEnding(const Position& position);

// The best turn for the mover if both sides play as well as they can. Uses negamax with alpha-beta bounds, iterative
// deepening and a table of the positions met (board, racks, side, passes). Looks first and furthest at the turns that
// gain most at once. When a quarter of the budget or a fixed number of nodes is spent, the next search goes to the end
// of the game. Beyond the depth limit both sides take the play that gains most at once, to the end of the game, so that
// values need no estimate. When the node budget runs out or `stop` says so, it returns the best result so far. Needs a
// budget of at least one node. Uses and extends what earlier searches of this game have found.
[[nodiscard]] EndgameAnswer solveEndgame(const Position& position, std::int64_t nodeBudget, StopSign stop,
                                         EndgameTable& table);

// An endgame position on which turns are done and undone. Sides are 0 (to move at the start) and 1. Owned by the
// search; turns are undone in reverse order.
class EndgamePosition
{
public:
    explicit EndgamePosition(const Position& position);

    struct Side
    {
        Rack rack;
        int loss = 0; // points that the side's rack costs at the end
    };
    // The state needed to undo a turn.
    struct Before
    {
        Side side;
        int passes;
    };

    // ---- turns
    Before doPlay(const FoundPlay& play, int side);
    void undoPlay(const FoundPlay& play, int side, const Before& before);
    Before pass(int side) { return {m_sides[side], m_passes++}; }
    void undoPass(int side, const Before& before);

    // ---- queries
    void plays(int side, std::vector<FoundPlay>& found)
    {
        m_generator.allPlays(m_book, m_board, {m_sides[side].rack, 2, side == 0 ? m_seat : 1 - m_seat}, found);
    }
    [[nodiscard]] bool isOut(int side) const { return m_sides[side].rack.isEmpty(); }
    [[nodiscard]] bool haveAllPassed() const { return passesEnd(*m_book, 2, m_passes); }
    // The points that the play gains at once: its score, the loss for tiles left that it saves and, if the side goes
    // out, the opponent's loss.
    [[nodiscard]] int worthOf(const FoundPlay& play, int side) const;
    // How many points the side would gain on the opponent if the game ended now.
    [[nodiscard]] int spreadAtEnd(int side) const;
    // A hash of everything that affects the rest of the game except the points (Zobrist, 1970).
    [[nodiscard]] std::uint64_t key(int side) const;

private:
    [[nodiscard]] int lossOf(const Rack& rack) const { return lossFor(*m_book, 2, rack).value; }
    // The hash key of a tile that lies at that height (1: bottom) of the square's stack.
    [[nodiscard]] std::uint64_t keyOf(Square square, Tile tile, int height) const;
    [[nodiscard]] std::uint64_t keyOfTop(Square square) const
    {
        return keyOf(square, m_board.top(square), m_board.height(square).value);
    }

    RuleBookPtr m_book;
    Generator m_generator;
    Board m_board;
    std::array<Side, 2> m_sides;
    int m_seat; // seat of side 0
    int m_passes;
    std::uint64_t m_laid = 0; // hash of the tiles on the board
};

} // namespace storeys
