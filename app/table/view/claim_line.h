#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

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

} // namespace storeys
