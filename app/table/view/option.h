#pragma once

#include "table/view/board_shape.h"

#include <QMetaType>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// One of several that can be chosen, as choices and lists show it.
struct Option
{
    Q_GADGET
    QML_VALUE_TYPE(option)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(storeys::BoardShape shape MEMBER shape)
    Q_PROPERTY(bool pictured READ isPictured)

public:
    QString id;
    QString name;
    QString note = {};     // "" for none
    BoardShape shape = {}; // of games: the board, which is shown in a picture

    [[nodiscard]] bool isPictured() const { return shape.rows > 0; }
    bool operator==(const Option&) const = default;
};

// Makes options in QML, which has no other way to make a value in Qt 6.4.
class OptionMaker : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Options)
    QML_SINGLETON

public:
    Q_INVOKABLE static storeys::Option of(const QString& id, const QString& name, const QString& note = {})
    {
        return {id, name, note};
    }
};

} // namespace storeys
