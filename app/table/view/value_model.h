#pragma once

#include "base/find.h"
#include "table/qml.h"

#include <QAbstractListModel>
#include <QVariantList>

namespace storeys {

// A list of values of one gadget type for QML; the gadget's properties are the roles. Views are notified only of rows
// that were changed, added or removed. Rows<Value> is such a list for C++. A subclass that is a QML type must name this
// class with its namespace, or Qt 6.4 does not find the base of that type.
class ValueModel : public QAbstractListModel
{
    Q_OBJECT
    TABLE_PART

public:
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    PROPERTY(int, count, countChanged) { return static_cast<int>(m_values.size()); }
    // The value in that row; an invalid QVariant if there is no such row.
    Q_INVOKABLE QVariant at(int row) const { return m_values.value(row); }

signals:
    void countChanged();

protected:
    explicit ValueModel(QMetaType value) : m_properties(value.metaObject()) {}

    // The value in that row; a default value if there is no such row.
    template<class Value>
    [[nodiscard]] Value valueAt(int row) const
    {
        return m_values.value(row).template value<Value>();
    }
    template<class Value>
    [[nodiscard]] QList<Value> allValues() const
    {
        return listOf<QList<Value>>(m_values, [](const QVariant& value) { return value.value<Value>(); });
    }
    // Replaces the rows from `first` on; `first` is at most count().
    template<class Value>
    void setValues(const QList<Value>& values, int first = 0)
    {
        replace(first, listOf<QVariantList>(values, [](const Value& value) { return QVariant::fromValue(value); }));
    }

    void removeRow(int row);

private:
    void replace(int first, const QVariantList& values);

    const QMetaObject* m_properties;
    QVariantList m_values;
};

template<class Value>
class Rows : public ValueModel
{
public:
    Rows() : ValueModel(QMetaType::fromType<Value>()) {}

    // The value in that row; a default value if there is no such row.
    [[nodiscard]] Value at(int row) const { return valueAt<Value>(row); }
    [[nodiscard]] QList<Value> all() const { return allValues<Value>(); }
    // Replaces the rows from `first` on; `first` is at most count().
    void show(const QList<Value>& values, int first = 0) { setValues(values, first); }
    void remove(int row) { removeRow(row); }
};

} // namespace storeys
