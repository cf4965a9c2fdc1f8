#include "table/view/value_model.h"

#include <QMetaProperty>

namespace storeys {

QVariant ValueModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role < Qt::UserRole)
        return {};
    const QVariant& value = m_values[index.row()];
    const int property = role - Qt::UserRole;
    return property < m_properties->propertyCount() ? m_properties->property(property).readOnGadget(value.constData())
                                                    : value;
}

QHash<int, QByteArray> ValueModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int i = 0; i < m_properties->propertyCount(); ++i)
        names[Qt::UserRole + i] = m_properties->property(i).name();
    names[Qt::UserRole + m_properties->propertyCount()] = "entry";
    return names;
}

void ValueModel::removeRow(int row)
{
    beginRemoveRows({}, row, row);
    m_values.removeAt(row);
    endRemoveRows();
    emit countChanged();
}

void ValueModel::replace(int first, const QVariantList& values)
{
    const int before = count();
    const int after = first + static_cast<int>(values.size());
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_values.resize(after);
        endRemoveRows();
    }
    for (int row = first; row < count(); ++row) {
        if (m_values[row] == values[row - first])
            continue;
        m_values[row] = values[row - first];
        emit dataChanged(index(row), index(row));
    }
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_values.append(values.mid(before - first));
        endInsertRows();
    }
    if (after != before)
        emit countChanged();
}

} // namespace storeys
