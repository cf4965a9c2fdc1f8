#pragma once

#include "table/view/value_model.h"

namespace storeys {

// A seat of a game that has not begun.
struct SeatEntry
{
    Q_GADGET
    QML_VALUE_TYPE(seatEntry)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(QString playerClass MEMBER playerClass)

public:
    QString name;  // as typed
    QString level; // of a computer player, "" for a person
    QString playerClass = "rookie";
    bool isNameless = false; // has the name of a person without one, which depends on the language
    bool operator==(const SeatEntry&) const = default;
};

// The seats of a game that has not begun, in the order of play.
class SeatModel : public storeys::ValueModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The form has one.")

public:
    SeatModel() : ValueModel(QMetaType::fromType<SeatEntry>()) {}

    // An empty seat if there is none of that number.
    [[nodiscard]] SeatEntry at(int row) const { return valueAt<SeatEntry>(row); }

    void show(const QList<SeatEntry>& seats) { setValues(seats); }
    void remove(int row) { removeRow(row); }
};

} // namespace storeys
