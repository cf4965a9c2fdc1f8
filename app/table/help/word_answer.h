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
    Q_PROPERTY(QString part MEMBER part)
    Q_PROPERTY(QString gloss MEMBER gloss)

public:
    QString base; // that the word is a form of; "" where it is the word
    QString part; // of speech
    QString gloss;
    bool operator==(const WordMeaning&) const = default;
};

// What the dictionary says of a word.
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
    QString word;    // in upper case
    QString refused; // a sentence: why there is no answer; "" if there is one
    QString lexicon; // its name; "" if there is no answer
    bool good = false;
    QList<WordMeaning> meanings;
    bool operator==(const WordAnswer&) const = default;
};

} // namespace storeys
