#include "table/view/row_model.h"

namespace storeys {

RowModel::RowModel(const QStringList& names, QObject* parent) : QAbstractListModel(parent)
{
    for (int i = 0; i < names.size(); ++i)
        m_names[Qt::UserRole + i] = names[i].toUtf8();
}

int RowModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant RowModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_names.contains(role))
        return {};
    return m_rows[index.row()].value(QString::fromUtf8(m_names[role]));
}

void RowModel::setRows(const QList<QVariantMap>& rows)
{
    const int before = count();
    const int after = static_cast<int>(rows.size());
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_rows.resize(after);
        endRemoveRows();
    }
    for (int i = 0; i < count(); ++i) {
        if (m_rows[i] == rows[i])
            continue;
        m_rows[i] = rows[i];
        emit dataChanged(index(i), index(i));
    }
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_rows.append(rows.mid(before));
        endInsertRows();
    }
    if (after != before)
        emit countChanged();
}

} // namespace storeys
