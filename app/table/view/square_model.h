#pragma once

#include "table/view/value_model.h"

namespace storeys {

// What lies on a square of the board, with the tiles laid.
struct SquareState
{
    Q_GADGET
    QML_VALUE_TYPE(squareState)
    Q_PROPERTY(QString stack MEMBER stack)
    Q_PROPERTY(int mark MEMBER mark)

public:
    QString stack; // symbols from the bottom up
    int mark = 0;  // of the top tile, see TableView::marks()
    bool operator==(const SquareState&) const = default;
};

// The squares of the board by their number: views that draw a thing for each are told only of those that change.
class SquareModel : public storeys::ValueModel // its whole name, or Qt 6.4 writes no prototype
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The view has one.")

public:
    SquareModel() : ValueModel(QMetaType::fromType<SquareState>()) {}

    void show(const QList<SquareState>& squares) { setValues(squares); }
};

} // namespace storeys
