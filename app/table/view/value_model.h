#pragma once

#include "table/qml.h"

#include <QAbstractListModel>
#include <QVariantList>

namespace storeys {

// A list of values of one gadget for QML; the gadget's properties are the roles. Base of models, each of which decides
// what it holds and who may change it. Views are told only of rows that changed, and of rows added or removed at the
// end. Derived models name this class with its namespace: else Qt 6.4 does not find it for the model's QML type.
class ValueModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_values.size()); }

signals:
    void countChanged();

protected:
    explicit ValueModel(QMetaType value) : m_properties(value.metaObject()) {}

    // A default value if there is no such row.
    template<class Value>
    [[nodiscard]] Value valueAt(int row) const
    {
        return m_values.value(row).template value<Value>();
    }
    // Replaces the rows from `first` on; `first` is at most count(). Views are told only of rows that differ.
    template<class Value>
    void setValues(const QList<Value>& values, int first = 0)
    {
        QVariantList rows;
        for (const Value& value : values)
            rows += QVariant::fromValue(value);
        replace(first, rows);
    }

    void removeRow(int row);

private:
    void replace(int first, const QVariantList& values);

    const QMetaObject* m_properties;
    QVariantList m_values;
};

} // namespace storeys
