#pragma once

#include "game/game.h"
#include "rules/event.h"
#include "rules/variant.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// A tile of a word, with what it adds to the word's score.
struct WordChip
{
    Q_GADGET
    QML_VALUE_TYPE(wordChip)
    Q_PROPERTY(QString face MEMBER face)
    Q_PROPERTY(int height MEMBER height)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(bool laid MEMBER laid)
    Q_PROPERTY(QString was MEMBER was)
    Q_PROPERTY(int wasHeight MEMBER wasHeight)

public:
    QString face;
    int height = 0; // of its stack, with this tile
    int points = 0;
    bool laid = false; // by this play
    // Top tile and height of the square before the play, "" and 0 for an empty one. Set only in a change of words.
    QString was{};
    int wasHeight = 0;

    // The same square as it was before the play.
    Q_INVOKABLE storeys::WordChip former() const { return {was, wasHeight, points, false, was, wasHeight}; }
    bool operator==(const WordChip&) const = default;
};

// A word of a play and how its score comes about.
struct ShownWord
{
    Q_GADGET
    QML_VALUE_TYPE(scoredWord)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(int score MEMBER score)
    Q_PROPERTY(QString sum MEMBER sum)
    Q_PROPERTY(int factor MEMBER factor)
    Q_PROPERTY(QList<storeys::WordChip> chips MEMBER chips)
    Q_PROPERTY(QList<QString> was MEMBER was)

public:
    QString word;
    int score = 0;
    QString sum{};  // the arithmetic: "5 + 3", "(5 + 3) × 2"
    int factor = 1; // that multiplies the whole word
    QList<WordChip> chips{};
    QStringList was{}; // the words that stood there before; set only in a change of words
    bool operator==(const ShownWord&) const = default;
};

// The words of a play, main word first.
[[nodiscard]] QList<ShownWord> shownWords(const Variant& variant, const PlayScore& score);

// What a turn did: for a play, the words that it changed; for any other turn, a sentence.
struct PlayStory
{
    Q_GADGET
    QML_VALUE_TYPE(playStory)
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(bool own MEMBER own)
    Q_PROPERTY(bool back MEMBER back)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int bonus MEMBER bonus)
    Q_PROPERTY(int starBonus MEMBER starBonus)
    Q_PROPERTY(QList<storeys::ShownWord> words MEMBER words)
    Q_PROPERTY(QString news MEMBER news)
    Q_PROPERTY(int turns MEMBER turns)

public:
    QString who;
    bool own = false;  // a person laid the tiles at this screen, so that they lie there already
    bool back = false; // the play is taken off again
    int points = 0;
    int bonus = 0;            // the bingo bonus among the points
    int starBonus = 0;        // the bonus for joined stars among them
    QList<ShownWord> words{}; // main word first, with the words that stood there before; empty if the turn laid no tile
    QString news{};           // a sentence on what was done; only where words is empty
    int turns = 0;            // turns that were undone or redone with it; 0: the turn was taken just now
    bool operator==(const PlayStory&) const = default;
};

// A word that a play claims, or is about to.
struct ClaimLine
{
    Q_GADGET
    QML_VALUE_TYPE(claimLine)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(QList<int> squares MEMBER squares)
    Q_PROPERTY(bool focused MEMBER focused)
    Q_PROPERTY(QString fault MEMBER fault)
    Q_PROPERTY(QString spoken MEMBER spoken)

public:
    int number = 0; // from 1
    QString word;
    int points = 0;
    QList<int> squares; // along the word
    bool focused = false;
    QString fault{};  // why it is not a word; "" also where the rules keep that secret
    QString spoken{}; // "claim 1: P D3, R D4, …: PRESTO, 8 points"
    bool operator==(const ClaimLine&) const = default;
};

// What the turn did to the words on the board; with `back`, what taking it back does. The turn must have laid tiles, or
// be the withdrawal of a play.
[[nodiscard]] PlayStory wordChanges(const Game& game, std::size_t turn, bool back = false);

// What was done in a turn that laid no tile.
[[nodiscard]] PlayStory turnNews(const Game& game, std::size_t turn);

} // namespace storeys
