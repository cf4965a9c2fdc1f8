#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>
#include <QVariantList>

namespace storeys {

// A list of values for QML, all of one gadget, whose properties are the roles. What a list holds and who may change it is
// up to the models made of it. Views are told only what differs: rows changed, added or removed at the end. Models name
// this class with its namespace: without it, Qt 6.4 does not find it for the type of the model in QML.
class ValueModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_values.size()); }

signals:
    void countChanged();

protected:
    explicit ValueModel(QMetaType value) : m_properties(value.metaObject()) {}

    // One with nothing in it where there is no such row.
    template<class Value>
    [[nodiscard]] Value valueAt(int row) const
    {
        return m_values.value(row).template value<Value>();
    }
    // These stand from that row on; rows before it stay. Rows that are equal to what they were are not told.
    template<class Value>
    void setValues(const QList<Value>& values, int first = 0)
    {
        QVariantList rows;
        for (const Value& value : values)
            rows += QVariant::fromValue(value);
        replace(first, rows);
    }

private:
    void replace(int first, const QVariantList& values);

    const QMetaObject* m_properties;
    QVariantList m_values;
};

} // namespace storeys
