#pragma once

#include "base/find.h"
#include "table/qml.h"

#include <QAbstractListModel>
#include <QVariantList>

namespace storeys {

// A list of values of one gadget type for QML; the gadget's properties are the roles. Views are notified only of rows
// that were changed, added or removed. Rows<Value> is such a list for C++.
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

    // Replaces the rows from `first` on; `first` is at most count().
    void replace(int first, const QVariantList& values);
    void removeRow(int row);

    QVariantList m_values;

private:
    const QMetaObject* m_properties;
};

template<class Value>
class Rows : public ValueModel
{
public:
    Rows() : ValueModel(QMetaType::fromType<Value>()) {}

    // The value in that row; a default value if there is no such row.
    [[nodiscard]] Value at(int row) const { return m_values.value(row).template value<Value>(); }
    [[nodiscard]] QList<Value> all() const
    {
        return listOf<QList<Value>>(m_values, [](const QVariant& value) { return value.value<Value>(); });
    }
    // Replaces the rows from `first` on; `first` is at most count().
    void show(const QList<Value>& values, int first = 0)
    {
        replace(first, listOf<QVariantList>(values, [](const Value& value) { return QVariant::fromValue(value); }));
    }
    void remove(int row) { removeRow(row); }
};

} // namespace storeys
