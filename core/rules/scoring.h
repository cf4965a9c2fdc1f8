#pragma once

#include "rules/position.h"

namespace storeys {

// What counts for the worth of a word, added up square by square. Small and quick: the move generator keeps one for
// the word it is building and one for every word that might cross it.
struct WordTally
{
    int tiles = 0;      // in all stacks, tops included
    Points flatPoints;  // what the word brings if it is flat
    bool flat = true;   // every stack one high

    // A square of the word as it is after the play.
    void add(const Variant& variant, Tile top, Height height)
    {
        tiles += height.value;
        flatPoints += variant.flatTile + variant.flatBonus[top.letter()];
        flat = flat && height.value == 1;
    }
    void add(const WordTally& part)
    {
        tiles += part.tiles;
        flatPoints += part.flatPoints;
        flat = flat && part.flat;
    }
};

// The scoring of the stacking games: a word whose stacks are all one high brings flatTile for each tile and the bonus
// of its letters; any other word brings stackedTile for every tile in its stacks.
[[nodiscard]] Points scoreStackedWord(const Variant& variant, const WordTally& word);

// The bonus for a play of that many tiles.
[[nodiscard]] Points allTilesBonus(const Variant& variant, int placed);

// What a play is worth, word by word. The play must be legal but for its words.
[[nodiscard]] PlayScore scoreOf(const Position& position, const Play& play);

} // namespace storeys
