#pragma once

#include "game/game.h"
#include "table/game/record_notes.h"
#include "table/view/scored_words.h"
#include "table/view/value_model.h"

#include <optional>

namespace storeys {

// A turn as the list of turns shows it.
struct TurnRow
{
    Q_GADGET
    QML_VALUE_TYPE(turnRow)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(QString what MEMBER what)
    Q_PROPERTY(QString sum MEMBER sum)
    Q_PROPERTY(QString gains MEMBER gains)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int hints MEMBER hints)
    Q_PROPERTY(bool play MEMBER play)
    Q_PROPERTY(QList<storeys::ShownWord> words MEMBER words)
    Q_PROPERTY(int bonus MEMBER bonus)
    Q_PROPERTY(int starBonus MEMBER starBonus)
    Q_PROPERTY(QString doubt MEMBER doubt)
    Q_PROPERTY(QString note MEMBER note)

public:
    int number = 0; // from 1
    QString who;
    QString what;   // the words of a play, "passed", "exchanged 2 tiles"
    QString sum;    // the scores of the words and the bonuses, and whose challenges failed
    QString gains;  // what a play brought besides points
    int points = 0; // negative for a play that was challenged off
    int hints = 0;  // given for it
    // Whether tiles were laid, and this turn is not the withdrawal of a play. Only then are there words and bonuses.
    bool play = false;
    QList<ShownWord> words;
    int bonus = 0; // the bingo bonus
    int starBonus = 0;
    QString doubt; // why the record is doubtful here, in sentences; "" if it is not
    QString note;  // what the record says of the turn
    bool operator==(const TurnRow&) const = default;
};

// The turns of a game in their order.
class TurnModel : public storeys::ValueModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The view has one.")

public:
    TurnModel() : ValueModel(QMetaType::fromType<TurnRow>()) {}

    // An empty row if there is no such turn.
    Q_INVOKABLE storeys::TurnRow at(int row) const { return valueAt<TurnRow>(row); }

    // Shows the turns of the game. Turns before `first`, which is at most count(), are shown already and stay.
    void show(const std::optional<Game>& game, const RecordNotes& notes, int first = 0);
};

} // namespace storeys
