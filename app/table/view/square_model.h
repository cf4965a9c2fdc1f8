#pragma once

#include "table/view/value_model.h"

namespace storeys {

// What lies on a square of the board, laid tiles too.
struct SquareState
{
    Q_GADGET
    QML_VALUE_TYPE(squareState)
    Q_PROPERTY(QString stack MEMBER stack)
    Q_PROPERTY(int mark MEMBER mark)

public:
    QString stack; // symbols from the bottom up
    int mark = 0;  // of the top tile, as in TableView::marks()
    bool operator==(const SquareState&) const = default;
};

// The squares of the board by number. Views that draw one thing for each square are told only of those that changed.
class SquareModel : public storeys::ValueModel // with its namespace: else Qt 6.4 writes no prototype
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The view has one.")

public:
    SquareModel() : ValueModel(QMetaType::fromType<SquareState>()) {}

    void show(const QList<SquareState>& squares) { setValues(squares); }
};

} // namespace storeys
