#pragma once

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

} // namespace storeys
