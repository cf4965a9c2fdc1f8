#pragma once

#include "table/view/option.h"
#include "table/view/value_model.h"

namespace storeys {

// A line of a form: one of several options.
struct ChoiceRow
{
    Q_GADGET
    QML_VALUE_TYPE(choiceRow)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QList<storeys::Option> options MEMBER options)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(bool shown MEMBER shown)

public:
    QString key; // name of the choice
    QString title;
    QList<Option> options;
    QString value; // id of an option
    bool shown = true;
    bool operator==(const ChoiceRow&) const = default;
};

// The lines of a form. A line that has no effect now is hidden, not removed: a new line would not get the focus back.
class ChoiceModel : public storeys::ValueModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The form has one.")

public:
    ChoiceModel() : ValueModel(QMetaType::fromType<ChoiceRow>()) {}

    // An empty row if there is none of that number.
    [[nodiscard]] ChoiceRow at(int row) const { return valueAt<ChoiceRow>(row); }

    void show(const QList<ChoiceRow>& rows) { setValues(rows); }
};

} // namespace storeys
