#pragma once

#include "rules/position.h"

namespace storeys {

// How the variants count a word. Each scoring has a Sum that is built up square by square: small, so that the move
// generator can keep one for the word it is building and one for every word that might cross it. withScoring() picks
// the variant's own.

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

    explicit StackedScoring(const Variant& variant) : m_variant(variant) {}

    void keep(Sum& sum, Tile top, Height height) const
    {
        sum.tiles += height.value;
        sum.flat += height.value == 1 ? flatPoints(top) : notFlat;
    }
    void place(Sum& sum, Tile tile, Height after, SquareKind) const { keep(sum, tile, after); }
    static void join(Sum& sum, const Sum& part)
    {
        sum.tiles += part.tiles;
        sum.flat += part.flat;
    }
    [[nodiscard]] int points(const Sum& sum) const
    {
        return isFlat(sum) ? sum.flat : sum.tiles * m_variant.stackedTile.value;
    }
    // What one square adds to a word of that sum.
    [[nodiscard]] int part(const Sum& sum, const WordSquare& square, SquareKind) const
    {
        return isFlat(sum) ? flatPoints(square.top) : square.height.value * m_variant.stackedTile.value;
    }
    [[nodiscard]] static int factor(const Sum&) { return 1; }
    // What a tile brings in a flat word. A tile of no smaller worth never scores less where it is put.
    [[nodiscard]] int worth(Tile tile) const { return flatPoints(tile); }

private:
    static constexpr int notFlat = -100'000;
    [[nodiscard]] static bool isFlat(const Sum& sum) { return sum.flat >= 0; }
    [[nodiscard]] int flatPoints(Tile tile) const
    {
        return m_variant.flatTile.value + m_variant.flatBonus[tile.letter()].value;
    }

    const Variant& m_variant;
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

    explicit CrosswordScoring(const Variant& variant) : m_variant(variant) {}

    void keep(Sum& sum, Tile top, Height) const { sum.value += valueOf(top); }
    void place(Sum& sum, Tile tile, Height, SquareKind kind) const
    {
        sum.value += valueOf(tile) * kind.letterFactor;
        sum.factor *= kind.wordFactor;
    }
    static void join(Sum& sum, const Sum& part)
    {
        sum.value += part.value;
        sum.factor *= part.factor;
    }
    [[nodiscard]] int points(const Sum& sum) const { return sum.value * sum.factor; }
    [[nodiscard]] int part(const Sum&, const WordSquare& square, SquareKind kind) const
    {
        return valueOf(square.top) * (square.placed ? kind.letterFactor : 1);
    }
    [[nodiscard]] static int factor(const Sum& sum) { return sum.factor; }
    // A tile of no smaller worth never scores less where it is put.
    [[nodiscard]] int worth(Tile tile) const { return valueOf(tile); }

private:
    [[nodiscard]] int valueOf(Tile tile) const { return m_variant.tiles.values[tile.kind()].value; }

    const Variant& m_variant;
};

// Calls visit with the variant's scoring.
template<class Visit>
decltype(auto) withScoring(const Variant& variant, Visit visit)
{
    if (variant.scoring == WordScoring::Crossword)
        return visit(CrosswordScoring(variant));
    return visit(StackedScoring(variant));
}

// The bonus for a play of that many tiles.
[[nodiscard]] Points allTilesBonus(const Variant& variant, int placed);

// What a play is worth, word by word. The play must be legal but for its words.
[[nodiscard]] PlayScore scoreOf(const Position& position, const Play& play);

} // namespace storeys
