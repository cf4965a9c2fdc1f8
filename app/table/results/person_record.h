#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// What a person has reached in finished games of one variant or of all, either alone or against others.
struct PersonRecord
{
    Q_GADGET
    QML_VALUE_TYPE(personRecord)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString variant MEMBER variant)
    Q_PROPERTY(bool solo MEMBER solo)
    Q_PROPERTY(int games MEMBER games)
    Q_PROPERTY(int wins MEMBER wins)
    Q_PROPERTY(int winsWithHints MEMBER winsWithHints)
    Q_PROPERTY(QList<int> scores MEMBER scores)
    Q_PROPERTY(int average MEMBER average)
    Q_PROPERTY(QString bestPlay MEMBER bestPlay)
    Q_PROPERTY(int bestPlayPoints MEMBER bestPlayPoints)
    Q_PROPERTY(QString bestWord MEMBER bestWord)
    Q_PROPERTY(int bestWordPoints MEMBER bestWordPoints)
    Q_PROPERTY(int highest MEMBER highest)

public:
    QString name;
    QString variant; // id; "" for all variants together
    bool solo = false;
    int games = 0;
    int wins = 0;
    int winsWithHints = 0; // won games in which the person was given hints
    QList<int> scores;     // in games that have points, in the order in which the games ended
    int average = 0;       // of the scores, rounded; 0 for none
    QString bestPlay;      // its words
    int bestPlayPoints = 0;
    QString bestWord;
    int bestWordPoints = 0;
    int highest = 0; // the highest stack topped, in tiles
    bool operator==(const PersonRecord&) const = default;
};

} // namespace storeys
