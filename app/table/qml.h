#pragma once

#include <QCoreApplication>
#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

// Macros that declare values and objects of the table to QML. The types still spell out Q_GADGET and Q_OBJECT, because
// the build looks for these names to find the headers that it has to process.

// Makes a gadget a value type of QML, whose values can be compared.
#define TABLE_VALUE(name, Type)                                                                                        \
    QML_VALUE_TYPE(name)                                                                                               \
public:                                                                                                                \
    bool operator==(const Type&) const = default;

// A member of a gadget, readable from QML: FIELD(int, turn) = -1;
#define FIELD(Type, name)                                                                                              \
    Q_PROPERTY(Type name MEMBER name)                                                                                  \
public:                                                                                                                \
    Type name

// A value that QML reads from an object, and the signal of its changes: PROPERTY(int, turn, changed) { return m_turn; }
#define PROPERTY(Type, name, signal)                                                                                   \
    Q_PROPERTY(Type name READ name NOTIFY signal)                                                                      \
    [[nodiscard]] Type name() const
// Like PROPERTY, for a bool whose function has another name: FLAG(open, isOpen, changed) { return m_turn > 0; }
#define FLAG(name, isTrue, signal)                                                                                     \
    Q_PROPERTY(bool name READ isTrue NOTIFY signal)                                                                    \
    [[nodiscard]] bool isTrue() const

// A member object with its constructor's arguments, readable from QML: PART(CardShow, cards){m_live, m_flow, m_view};
// Parts are created in the order of their declarations.
#define PART(Type, name)                                                                                               \
    Q_PROPERTY(storeys::Type* name READ name CONSTANT)                                                                 \
public:                                                                                                                \
    [[nodiscard]] Type* name()                                                                                         \
    {                                                                                                                  \
        return &m_##name;                                                                                              \
    }                                                                                                                  \
                                                                                                                       \
private:                                                                                                               \
    Type m_##name

// A class whose objects QML gets from the table and never creates.
#define TABLE_PART                                                                                                     \
    QML_ELEMENT                                                                                                        \
    QML_UNCREATABLE("The table has it.")

namespace storeys {

// Translates the texts of the table: Words::tr("Pass").
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Table)
};

} // namespace storeys
