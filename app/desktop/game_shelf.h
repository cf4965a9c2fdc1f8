#pragma once

#include "game_store.h"
#include "row_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace storeys {

// The games that are kept between runs, for QML and for the session: lists of them, what went wrong with saving, and
// the saving itself. Keeps nothing before it is told where. Owned by the GameSession; described for QML in
// qml/mock/MockShelf.qml.
class GameShelf : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(storeys::RowModel* unfinished READ unfinished CONSTANT)
    Q_PROPERTY(storeys::RowModel* finished READ finished CONSTANT)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    explicit GameShelf(DataPlace data, QObject* parent = nullptr);
    ~GameShelf() override;

    // ---- for QML
    [[nodiscard]] RowModel* unfinished() { return &m_unfinished; }
    [[nodiscard]] RowModel* finished() { return &m_finished; }
    // Why the game can't be saved just now, or "".
    [[nodiscard]] QString problem() const { return m_problem; }
    // Reads both lists anew.
    Q_INVOKABLE void refresh();
    // Deletes a game for good; says why not, or "".
    Q_INVOKABLE QString remove(const QString& id);

    // ---- for the session
    void keepIn(const StorePlaces& places);
    [[nodiscard]] bool keeps() const { return m_store.has_value(); }
    // The saved game that the file is, if it is an unfinished one of ours; else "".
    [[nodiscard]] QString idOf(const QString& file) const;
    // Takes a saved game to go on with: its record. Only if that works the game before is left.
    [[nodiscard]] Result<QByteArray> take(const QString& id);
    // How the table of the game in the window was left, if it is a saved one.
    [[nodiscard]] std::optional<GameStore::Table> table() const;
    // The game in the window is another one now, not on the shelf before it is saved.
    void leave();
    // Of a game with so many turns. On disk when it returns, or problem() says why not.
    void save(const QByteArray& record, int turns, bool over);
    void saveTable(const TableNote& note);

signals:
    void problemChanged();

private:
    void setProblem(const QString& problem);

    DataPlace m_data;
    std::optional<GameStore> m_store;
    RowModel m_unfinished;
    RowModel m_finished;
    QString m_problem;
};

} // namespace storeys
