#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

// Macros that declare values to QML. The types still spell out Q_GADGET and Q_OBJECT, because the build looks for these
// names to find the headers that it has to process.

// A member of a gadget, readable from QML: FIELD(int, turn) = -1;
#define FIELD(Type, name)                                                                                              \
    Q_PROPERTY(Type name MEMBER name)                                                                                  \
public:                                                                                                                \
    Type name

// A member of an object that QML sets, and the signal of its changes: INPUT(int, rows, changed) = 10;
// In C++ it is m_rows.
#define INPUT(Type, name, signal)                                                                                      \
    Q_PROPERTY(Type name MEMBER m_##name NOTIFY signal)                                                                \
    Type m_##name

// A value that QML reads from an object, and the signal of its changes: PROPERTY(int, turn, changed) { return m_turn; }
#define PROPERTY(Type, name, signal)                                                                                   \
    Q_PROPERTY(Type name READ name NOTIFY signal)                                                                      \
    [[nodiscard]] Type name() const
// Like PROPERTY, for a bool whose function has another name: FLAG(open, isOpen, changed) { return m_turn > 0; }
#define FLAG(name, isTrue, signal)                                                                                     \
    Q_PROPERTY(bool name READ isTrue NOTIFY signal)                                                                    \
    [[nodiscard]] bool isTrue() const
