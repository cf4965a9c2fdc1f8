#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

struct WordMeaning
{
    Q_GADGET
    QML_VALUE_TYPE(wordMeaning)
    Q_PROPERTY(QString base MEMBER base)
    Q_PROPERTY(bool derived MEMBER derived)
    Q_PROPERTY(QString part MEMBER part)
    Q_PROPERTY(QString gloss MEMBER gloss)

public:
    QString base;         // word of which this one is a form or from which it is derived; "" if it is that word itself
    bool derived = false; // from that word; else a form of it
    QString part;         // of speech; "" if there is no gloss
    QString gloss;        // "" if all that is known is which word it comes from
    bool operator==(const WordMeaning&) const = default;
};

// What the dictionary tells of a word.
struct WordAnswer
{
    Q_GADGET
    QML_VALUE_TYPE(wordAnswer)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(QString refused MEMBER refused)
    Q_PROPERTY(QString lexicon MEMBER lexicon)
    Q_PROPERTY(bool good MEMBER good)
    Q_PROPERTY(QList<storeys::WordMeaning> meanings MEMBER meanings)

public:
    QString word;      // in upper case
    QString refused;   // why there is no answer: a sentence; "" if there is one
    QString lexicon;   // name of the dictionary; "" if there is no answer
    bool good = false; // whether the dictionary has the word
    QList<WordMeaning> meanings;
    bool operator==(const WordAnswer&) const = default;
};

} // namespace storeys
