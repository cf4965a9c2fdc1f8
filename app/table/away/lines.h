#pragma once

#include "line/message_line.h"

#include <QString>

#include <memory>

namespace storeys {

// A seat at a table, and the key that brings its player back to it.
struct AwayPlace
{
    QString dealer; // as Lines::to() takes it; "" for the dealer of this program
    QString table;
    QString key;
};

// How the program reaches dealers. The table itself knows no network: the program fills this in.
class Lines
{
public:
    virtual ~Lines() = default;

    // A new line, which soon tells that it is open or closed. "" leads to the dealer of this program, which begins to deal if
    // it doesn't yet; if it can't, the line closes.
    [[nodiscard]] virtual std::unique_ptr<MessageLine> to(const QString& dealer) = 0;
    // Opens another window of the program, which takes that seat at a table of the dealer of this program. Returns why it can't,
    // or "".
    [[nodiscard]] virtual QString openWindow(const AwayPlace& place) = 0;
};

} // namespace storeys
