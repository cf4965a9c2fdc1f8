#pragma once

#include "rules/event.h"
#include "rules/position.h"

#include <array>
#include <cstdint>
#include <span>

namespace storeys {

// How the variants count a word. Each scoring has a Sum that is built up square by square; the move generator makes
// additions of it (moves/line_score.h). withScoring() picks the variant's own.

// What a crossing word scores, depending only on the worth of the tile that is put into it.
struct CrossingPoints
{
    int base = 0;
    int perWorth = 0;
    [[nodiscard]] int with(int worth) const { return base + perWorth * worth; }
};

// The stacking games: a word whose stacks are all one high brings flatTile for each tile and the bonus of its letters;
// any other word brings stackedTile for every tile in its stacks.
class StackedScoring
{
public:
    struct Sum
    {
        int tiles = 0; // in all stacks, tops included
        int flat = 0;  // points if the word is flat; far below zero once it is not
    };

    static constexpr bool hasPremiums = false;
    static constexpr int notFlat = -100'000; // counts for a square that makes a word not flat

    explicit StackedScoring(const Variant& variant) : m_stackedTile(variant.stackedTile.value)
    {
        for (int letter = 0; letter < maxLetters; ++letter)
            m_worth[letter] = (variant.flatTile + variant.flatBonus[letter]).value;
    }

    void keep(Sum& sum, Tile top, Height height) const
    {
        sum.tiles += height.value;
        sum.flat += flatPoints(top, height);
    }
    // Takes out what keep() added.
    void lift(Sum& sum, Tile top, Height height) const
    {
        sum.tiles -= height.value;
        sum.flat -= flatPoints(top, height);
    }
    void place(Sum& sum, Tile tile, Height after, SquareKind) const { keep(sum, tile, after); }
    [[nodiscard]] int points(const Sum& sum) const { return isFlat(sum) ? sum.flat : sum.tiles * m_stackedTile; }
    // What one square adds to a word of that sum.
    [[nodiscard]] int part(const Sum& sum, const WordSquare& square, SquareKind) const
    {
        return isFlat(sum) ? worth(square.top) : square.height.value * m_stackedTile;
    }
    [[nodiscard]] static int factor(const Sum&) { return 1; }
    [[nodiscard]] int stackedTile() const { return m_stackedTile; }
    // What a tile brings in a flat word. A tile of no smaller worth never scores less where it is put.
    [[nodiscard]] int worth(Tile tile) const { return m_worth[tile.letter()]; }
    // Of a word with that sum when a tile is put to it that then lies at that height.
    [[nodiscard]] CrossingPoints crossing(const Sum& sum, Height after, SquareKind) const
    {
        if (isFlat(sum) && after.value == 1)
            return {sum.flat, 1};
        return {(sum.tiles + after.value) * m_stackedTile, 0};
    }

private:
    [[nodiscard]] static bool isFlat(const Sum& sum) { return sum.flat >= 0; }
    // Without a branch, as the search asks it of each square that a change reaches.
    [[nodiscard]] int flatPoints(Tile top, Height height) const
    {
        return notFlat + ((worth(top) - notFlat) & -int{height.value == 1});
    }

    std::array<int, maxLetters> m_worth;
    int m_stackedTile;
};

// The flat crossword games: the values of the tiles, those on letter premiums multiplied, the whole word multiplied by
// its word premiums; premiums count for tiles of this play only, and a blank is worth nothing.
class CrosswordScoring
{
public:
    struct Sum
    {
        int value = 0;
        int factor = 1;
    };

    static constexpr bool hasPremiums = true; // where a tile is put makes a difference

    explicit CrosswordScoring(const Variant& variant)
    {
        for (int kind = 0; kind < tileKinds && variant.hasPoints(); ++kind)
            m_worth[kind] = variant.tiles.values[kind].value;
    }

    void keep(Sum& sum, Tile top, Height) const { sum.value += worth(top); }
    // Takes out what keep() added.
    void lift(Sum& sum, Tile top, Height) const { sum.value -= worth(top); }
    void place(Sum& sum, Tile tile, Height, SquareKind kind) const
    {
        sum.value += worth(tile) * kind.letterFactor;
        sum.factor *= kind.wordFactor;
    }
    [[nodiscard]] int points(const Sum& sum) const { return sum.value * sum.factor; }
    [[nodiscard]] int part(const Sum&, const WordSquare& square, SquareKind kind) const
    {
        return worth(square.top) * (square.placed ? kind.letterFactor : 1);
    }
    [[nodiscard]] static int factor(const Sum& sum) { return sum.factor; }
    [[nodiscard]] CrossingPoints crossing(const Sum& sum, Height, SquareKind kind) const
    {
        const int factor = sum.factor * kind.wordFactor;
        return {sum.value * factor, kind.letterFactor * factor};
    }
    // A tile of no smaller worth never scores less where it is put.
    [[nodiscard]] int worth(Tile tile) const { return m_worth[tile.kind()]; }

private:
    std::array<int, tileKinds> m_worth{};
};

// Calls visit with the variant's scoring.
template<class Visit>
decltype(auto) withScoring(const Variant& variant, Visit visit)
{
    if (variant.scoring == WordScoring::Stacked)
        return visit(StackedScoring(variant));
    return visit(CrosswordScoring(variant)); // without points every letter is worth nothing
}

// The bonus for a play of that many tiles from the rack.
[[nodiscard]] Points bingoBonus(const Variant& variant, int placed);

// What a play is worth, word by word. The play must be legal but for its words.
[[nodiscard]] PlayScore scoreOf(const Position& position, const Play& play);

// The bonus for a play that makes one group of tiles, across and down, of two or more that each hold a star: a start
// square. Nothing where the game has no such bonus or the players play without.
[[nodiscard]] inline Points starBonus(const RuleBook& book)
{
    return book.houseRules.starBonus ? book.variant.starBonus : Points(0);
}

// The groups of a board that hold a star.
class StarGroups
{
public:
    StarGroups(const Variant& variant, const Board& board);

    [[nodiscard]] int count() const { return m_count; }
    // Whether tiles on these squares, which are one group, join two or more.
    [[nodiscard]] bool areJoinedBy(std::span<const Square> squares) const;

private:
    void spread(const Board& board, Square from);

    std::array<std::uint8_t, Board::maxSide * Board::maxSide> m_groups{}; // by Surface::slot(), from 1; 0 for none
    int m_count = 0;
};

} // namespace storeys
