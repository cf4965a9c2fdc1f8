#pragma once

#include "game/game.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace storeys {

// The last play while a person may challenge it; see TurnFlow::challengeable().
struct OpenPlay
{
    Q_GADGET
    QML_VALUE_TYPE(openPlay)
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QList<int> seats MEMBER seats)
    Q_PROPERTY(QList<QString> names MEMBER names)

public:
    int turn = -1; // number of the turn in the game, from 0; -1: no play can be challenged
    QString who;   // the player's name
    QString words; // "LEAP · WOOL"
    QString rule;  // what a challenge may lead to: sentences
    // Those who may challenge it, in the order of play from the seat to move.
    QList<int> seats;
    QStringList names;
    bool operator==(const OpenPlay&) const = default;
};

// A word of a challenged play.
struct JudgedWord
{
    Q_GADGET
    QML_VALUE_TYPE(judgedWord)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(bool good MEMBER good)

public:
    QString word;
    bool good = false; // whether the dictionary has it
    bool operator==(const JudgedWord&) const = default;
};

// The result of a challenge.
struct ChallengeOutcome
{
    Q_GADGET
    QML_VALUE_TYPE(challengeOutcome)
    Q_PROPERTY(QString challenger MEMBER challenger)
    Q_PROPERTY(bool byComputer MEMBER byComputer)
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(QString dictionary MEMBER dictionary)
    Q_PROPERTY(QList<storeys::JudgedWord> words MEMBER words)
    Q_PROPERTY(bool withdrawn MEMBER withdrawn)
    Q_PROPERTY(QString consequence MEMBER consequence)

public:
    QString challenger;
    bool byComputer = false;
    QString player; // who made the play
    QString dictionary;
    QList<JudgedWord> words;
    bool withdrawn = false; // whether a word is not valid, so that the tiles go back
    QString consequence;    // what follows from it: a sentence
    bool operator==(const ChallengeOutcome&) const = default;
};

// What the window needs to know of challenges; the game itself decides them.

// The seats that may challenge the last play, in the order of play from the seat to move. Empty if none may.
[[nodiscard]] std::vector<int> possibleChallengers(const Game& game);

// The result of a challenge by that seat, told before the game decides it. Needs an open play; leaves byComputer false.
[[nodiscard]] ChallengeOutcome challengeOutcome(const Game& game, int challenger);

// What a challenge may cost either side, in sentences.
[[nodiscard]] QString challengeRule(const RuleBook& book);

} // namespace storeys
