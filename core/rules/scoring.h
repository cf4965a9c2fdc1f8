#pragma once

#include "rules/event.h"
#include "rules/position.h"

#include <array>
#include <cstdint>
#include <span>

namespace storeys {

// How the variants score a word. Each scoring has a Sum that is built up square by square; the move generator turns a
// scoring into plain additions (moves/line_score.h). withScoring() picks the variant's scoring.

// The score of a crossing word as a function of the worth of the tile that completes it.
struct CrossingPoints
{
    int base = 0;
    int perWorth = 0;
    [[nodiscard]] int with(int worth) const { return base + perWorth * worth; }
};

// The stacking games: a word whose stacks are all one tile high scores flatTile for each tile plus the bonuses of its
// letters. Any other word scores stackedTile for every tile in its stacks.
class StackedScoring
{
public:
    struct Sum
    {
        int tiles = 0; // in all stacks, including the top tiles
        int flat = 0;  // points if the word is flat; far below zero once it is not
    };

    static constexpr bool hasPremiums = false;
    static constexpr int notFlat = -100'000; // added for a square that makes a word not flat

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
    // Removes what keep() added.
    void lift(Sum& sum, Tile top, Height height) const
    {
        sum.tiles -= height.value;
        sum.flat -= flatPoints(top, height);
    }
    void place(Sum& sum, Tile tile, Height after, SquareKind) const { keep(sum, tile, after); }
    [[nodiscard]] int points(const Sum& sum) const { return isFlat(sum) ? sum.flat : sum.tiles * m_stackedTile; }
    // The points that this square adds to a word with that sum.
    [[nodiscard]] int part(const Sum& sum, const WordSquare& square, SquareKind) const
    {
        return isFlat(sum) ? worth(square.top) : square.height.value * m_stackedTile;
    }
    [[nodiscard]] static int factor(const Sum&) { return 1; }
    [[nodiscard]] int stackedTile() const { return m_stackedTile; }
    // The points of the tile in a flat word. Replacing a tile by one of equal or larger worth never lowers the score.
    [[nodiscard]] int worth(Tile tile) const { return m_worth[tile.letter()]; }
    // The score of a word with that sum once a tile completes it; `after` is the height of that tile's stack.
    [[nodiscard]] CrossingPoints crossing(const Sum& sum, Height after, SquareKind) const
    {
        if (isFlat(sum) && after.value == 1)
            return {sum.flat, 1};
        return {(sum.tiles + after.value) * m_stackedTile, 0};
    }

private:
    [[nodiscard]] static bool isFlat(const Sum& sum) { return sum.flat >= 0; }
    // Branch-free, as the search calls this for each square that a change of the board affects.
    [[nodiscard]] int flatPoints(Tile top, Height height) const
    {
        return notFlat + ((worth(top) - notFlat) & -int{height.value == 1});
    }

    std::array<int, maxLetters> m_worth;
    int m_stackedTile;
};

// The flat crossword games: adds the values of the tiles, multiplied on letter premiums, and multiplies the word by its
// word premiums. Premiums count only under tiles of this play. A blank has a value of its own, usually 0.
class CrosswordScoring
{
public:
    struct Sum
    {
        int value = 0;
        int factor = 1;
    };

    static constexpr bool hasPremiums = true; // the square of a tile affects the score

    explicit CrosswordScoring(const Variant& variant)
    {
        for (int kind = 0; kind < tileKinds && variant.hasPoints(); ++kind)
            m_worth[kind] = variant.tiles.values[kind].value;
    }

    void keep(Sum& sum, Tile top, Height) const { sum.value += worth(top); }
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
    // Replacing a tile by one of equal or larger worth never lowers the score.
    [[nodiscard]] int worth(Tile tile) const { return m_worth[tile.kind()]; }

private:
    std::array<int, tileKinds> m_worth{};
};

template<class Visit>
decltype(auto) withScoring(const Variant& variant, Visit visit)
{
    if (variant.scoring == WordScoring::Stacked)
        return visit(StackedScoring(variant));
    return visit(CrosswordScoring(variant)); // without points, every letter is worth nothing
}

// The bonus for a play of `placed` rack tiles; 0 unless that is a full rack.
[[nodiscard]] Points bingoBonus(const Variant& variant, int placed);

// The score of a play, word by word. The play must be legal, except that its words may be bad.
[[nodiscard]] PlayScore scoreOf(const Position& position, const Play& play);

// The bonus for a play that joins, across or down, two or more groups of tiles that each cover a star (a start square).
// 0 if the variant has no star bonus or the house rules switch it off.
[[nodiscard]] inline Points starBonus(const RuleBook& book)
{
    return book.houseRules.starBonus ? book.variant.starBonus : Points(0);
}

// The groups of tiles on a board that each cover a star (a start square).
class StarGroups
{
public:
    StarGroups(const Variant& variant, const Board& board);

    [[nodiscard]] int count() const { return m_count; }
    // Whether tiles on these squares, which must form one group, join two or more star groups.
    [[nodiscard]] bool areJoinedBy(std::span<const Square> squares) const;

private:
    void spread(const Board& board, Square from);

    std::array<std::uint8_t, Board::maxSide * Board::maxSide> m_groups{}; // index: Surface::slot(); the number of the
                                                                          // star group, from 1; 0: none
    int m_count = 0;
};

} // namespace storeys
