#pragma once

#include "game/game.h"
#include "table/qml.h"

#include <vector>

namespace storeys {

// The last play while a person may challenge it; see TurnFlow::challengeable().
struct OpenPlay
{
    Q_GADGET
    TABLE_VALUE(openPlay, OpenPlay)
    FIELD(int, turn) = -1; // number of the turn in the game, from 0; -1: no play can be challenged
    FIELD(QString, who);   // name of the player who made the play
    FIELD(QString, words); // words of the play: "LEAP · WOOL"
    FIELD(QString, rule);  // what a challenge may cost either side, in sentences
    // The seats and names of the people who may challenge the play, in the order of play from the seat to move.
    FIELD(QList<int>, seats);
    FIELD(QList<QString>, names);
};

struct JudgedWord
{
    Q_GADGET
    TABLE_VALUE(judgedWord, JudgedWord)
    FIELD(QString, word);
    FIELD(bool, good) = false; // whether the lexicon has the word
};

struct ChallengeOutcome
{
    Q_GADGET
    TABLE_VALUE(challengeOutcome, ChallengeOutcome)
    FIELD(QString, challenger);
    FIELD(bool, byComputer) = false;
    FIELD(QString, player); // name of the player who made the play
    FIELD(QString, dictionary);
    FIELD(QList<storeys::JudgedWord>, words);
    FIELD(bool, withdrawn) = false; // whether a word is not valid, so that the tiles go back
    FIELD(QString, consequence);    // what follows from the challenge, as a sentence
};

// Texts and results of challenges, as the window shows them. Only Game::challenge() decides a challenge.

// The seats that may challenge the last play, in the order of play from the seat to move. Empty if none may.
[[nodiscard]] std::vector<int> possibleChallengers(const Game& game);

// The result of a challenge by that seat, computed before the game decides it. Needs an open play; leaves byComputer
// false.
[[nodiscard]] ChallengeOutcome challengeOutcome(const Game& game, int challenger);

// What a challenge may cost either side, in sentences.
[[nodiscard]] QString challengeRule(const RuleBook& book);

} // namespace storeys
