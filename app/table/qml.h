#pragma once

#include "look/properties.h"

#include <QCoreApplication>
#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>

// Macros that declare values and objects of the table to QML, beside those of look/properties.h.

// Makes a gadget a value type of QML, whose values can be compared.
#define TABLE_VALUE(name, Type)                                                                                        \
    QML_VALUE_TYPE(name)                                                                                               \
public:                                                                                                                \
    bool operator==(const Type&) const = default;

// A member object with its constructor's arguments, readable from QML: PART(CardShow, cards){m_live, m_flow, m_view};
// Parts are created in the order of their declarations.
#define PART(Type, name) PART_SEEN_AS(Type, Type, name)
// A list of gadgets for QML, see table/view/value_model.h: ROWS(TurnRow, turns);
#define ROWS(Value, name) PART_SEEN_AS(ValueModel, Rows<Value>, name)
// A part whose type is another one for QML.
#define PART_SEEN_AS(QmlType, Type, name)                                                                              \
    Q_PROPERTY(storeys::QmlType* name READ name CONSTANT)                                                              \
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
