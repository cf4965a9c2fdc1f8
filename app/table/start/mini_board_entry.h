#pragma once

#include "table/view/board_shape.h"

#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// A mini board of a LayoutDraft, on the board or beside it.
struct MiniBoardEntry
{
    Q_GADGET
    QML_VALUE_TYPE(miniBoardEntry)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString told MEMBER told)
    Q_PROPERTY(storeys::BoardShape shape MEMBER shape)
    Q_PROPERTY(int order MEMBER order)
    Q_PROPERTY(bool laid READ isLaid)
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(int column MEMBER column)
    Q_PROPERTY(int rows MEMBER rows)
    Q_PROPERTY(int columns MEMBER columns)

public:
    int number = 0;
    QString label;    // "8b Plaza", by the side that is up
    QString told;     // with where it lies, for screen readers: "8b Plaza, on the board at F6"
    BoardShape shape; // of that side, not turned
    int order = -1;   // among those on the board, the lowest is 0; -1: not there
    int row = 0;      // where it lies, if it does
    int column = 0;
    int rows = 0; // as it is turned
    int columns = 0;

    [[nodiscard]] bool isLaid() const { return order >= 0; }
    bool operator==(const MiniBoardEntry&) const = default;
};

} // namespace storeys
