#pragma once

#include "game/game.h"
#include "rules/event.h"
#include "rules/variant.h"
#include "table/qml.h"

namespace storeys {

// A tile of a word, with what it adds to the word's score.
struct WordChip
{
    Q_GADGET
    QML_VALUE_TYPE(wordChip)
    FIELD(QString, face);
    FIELD(int, height) = 0; // of its stack, with this tile
    FIELD(int, points) = 0;
    FIELD(bool, laid) = false; // by this play
    // Top tile and height of the square before the play, "" and 0 for an empty one. Set only in a change of words.
    FIELD(QString, was) = {};
    FIELD(int, wasHeight) = 0;

    // The same square as it was before the play.
    Q_INVOKABLE storeys::WordChip former() const { return {was, wasHeight, points, false, was, wasHeight}; }
    bool operator==(const WordChip&) const = default;
};

// A word of a play and how its score comes about.
struct ShownWord
{
    Q_GADGET
    QML_VALUE_TYPE(scoredWord)
    FIELD(QString, word);
    FIELD(int, score) = 0;
    FIELD(QString, sum) = {}; // the arithmetic: "5 + 3", "(5 + 3) × 2"
    FIELD(int, factor) = 1;   // that multiplies the whole word
    FIELD(QList<storeys::WordChip>, chips) = {};
    FIELD(QList<QString>, was) = {}; // the words that stood there before; set only in a change of words
    bool operator==(const ShownWord&) const = default;
};

// The words of a play, main word first.
[[nodiscard]] QList<ShownWord> shownWords(const Variant& variant, const PlayScore& score);

// What a turn did: for a play, the words that it changed; for any other turn, a sentence.
struct PlayStory
{
    Q_GADGET
    QML_VALUE_TYPE(playStory)
    FIELD(QString, who);
    FIELD(bool, own) = false;  // a person laid the tiles at this screen, so that they lie there already
    FIELD(bool, back) = false; // the play is taken off again
    FIELD(int, points) = 0;
    FIELD(int, bonus) = 0;     // the bingo bonus among the points
    FIELD(int, starBonus) = 0; // the bonus for joined stars among them
    // Main word first, with the words that stood there before; empty if the turn laid no tile.
    FIELD(QList<storeys::ShownWord>, words) = {};
    FIELD(QString, news) = {}; // a sentence on what was done; only where words is empty
    FIELD(int, turns) = 0;     // turns that were undone or redone with it; 0: the turn was taken just now
    bool operator==(const PlayStory&) const = default;
};

// A word that a play claims, or is about to.
struct ClaimLine
{
    Q_GADGET
    QML_VALUE_TYPE(claimLine)
    FIELD(int, number) = 0; // from 1
    FIELD(QString, word);
    FIELD(int, points) = 0;
    FIELD(QList<int>, squares); // along the word
    FIELD(bool, focused) = false;
    FIELD(QString, fault) = {};  // why it is not a word; "" also where the rules keep that secret
    FIELD(QString, spoken) = {}; // "claim 1: P D3, R D4, …: PRESTO, 8 points"
    bool operator==(const ClaimLine&) const = default;
};

// What the turn did to the words on the board; with `back`, what taking it back does. The turn must have laid tiles, or
// be the withdrawal of a play.
[[nodiscard]] PlayStory wordChanges(const Game& game, std::size_t turn, bool back = false);

// What was done in a turn that laid no tile.
[[nodiscard]] PlayStory turnNews(const Game& game, std::size_t turn);

} // namespace storeys
