#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>
#include <QVariantMap>

namespace storeys {

// A list for QML: rows of named values, all rows with the same names. Whoever owns it gives all rows anew; the model
// tells its views only what differs (rows changed, added or removed at the end).
class RowModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    explicit RowModel(const QStringList& names, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override { return m_names; }
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    // The values of one row, for scripts and tests.
    Q_INVOKABLE QVariantMap get(int row) const { return m_rows.value(row); }

    void setRows(const QList<QVariantMap>& rows);

signals:
    void countChanged();

private:
    QHash<int, QByteArray> m_names;
    QList<QVariantMap> m_rows;
};

} // namespace storeys
