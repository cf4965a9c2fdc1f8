#pragma once

#include "game/game.h"
#include "rules/event.h"
#include "rules/variant.h"
#include "table/qml.h"

namespace storeys {

// A tile of a word and the points that it adds to the word.
struct WordChip
{
    Q_GADGET
    TABLE_VALUE(wordChip, WordChip)
    FIELD(QString, face);
    FIELD(int, height) = 0; // height of the tile's stack, including the tile
    FIELD(int, points) = 0;
    FIELD(bool, laid) = false; // placed by this play
    // Top tile and height of the square before the play ("" and 0 if it was empty). Set only in PlayStory::words.
    FIELD(QString, was) = {};
    FIELD(int, wasHeight) = 0;

    // This square as it was before the play.
    Q_INVOKABLE storeys::WordChip former() const { return {was, wasHeight, points, false, was, wasHeight}; }
};

// A word of a play and how its score is computed.
struct ShownWord
{
    Q_GADGET
    TABLE_VALUE(scoredWord, ShownWord)
    FIELD(QString, word);
    FIELD(int, score) = 0;
    FIELD(QString, sum) = {}; // the arithmetic: "5 + 3", "(5 + 3) × 2"
    FIELD(int, factor) = 1;   // word factor
    FIELD(QList<storeys::WordChip>, chips) = {};
    FIELD(QList<QString>, was) = {}; // words on its squares before the play; set only in PlayStory::words
};

// The words of a play, main word first.
[[nodiscard]] QList<ShownWord> shownWords(const Variant& variant, const PlayScore& score);

// The story of a turn: for a play, the words that it changed; for any other turn, a sentence.
struct PlayStory
{
    Q_GADGET
    TABLE_VALUE(playStory, PlayStory)
    FIELD(QString, who);
    FIELD(bool, own) = false;  // a person laid the tiles at this screen, so they are already visible
    FIELD(bool, back) = false; // the play is taken off the board again
    FIELD(int, points) = 0;
    FIELD(int, bonus) = 0;     // bingo bonus, part of the points
    FIELD(int, starBonus) = 0; // bonus for joined stars, part of the points
    // Main word first, with the words that stood there before; empty if the turn laid no tile.
    FIELD(QList<storeys::ShownWord>, words) = {};
    FIELD(QString, news) = {}; // a sentence on what was done; only if `words` is empty
    FIELD(int, turns) = 0;     // number of turns undone or redone together; 0: the turn was taken just now
};

// A word that a play claims, or one whose path the player is still tracing on the board.
struct ClaimLine
{
    Q_GADGET
    TABLE_VALUE(claimLine, ClaimLine)
    FIELD(int, number) = 0; // number of the claim, from 1
    FIELD(QString, word);
    FIELD(int, points) = 0;
    FIELD(QList<int>, squares); // squares along the word
    FIELD(bool, focused) = false;
    FIELD(QString, fault) = {};  // why it is not a word; "" if it is, or if the rules keep that secret
    FIELD(QString, spoken) = {}; // "claim 1: P D3, R D4, …: PRESTO, 8 points"
};

// The changes that the turn made to the words on the board; with `back`, the changes made by undoing the turn. The turn
// must have laid tiles or be the withdrawal of a play.
[[nodiscard]] PlayStory wordChanges(const Game& game, std::size_t turn, bool back = false);

// The story of a turn that laid no tile.
[[nodiscard]] PlayStory turnNews(const Game& game, std::size_t turn);

} // namespace storeys
