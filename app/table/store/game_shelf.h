#pragma once

#include "table/settings/settings.h"
#include "table/store/game_store.h"
#include "table/text/telling.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace storeys {

// The games that are kept between runs, for QML and for the session: lists of them, what went wrong with saving, and
// the saving itself. Keeps nothing before it is told where. Owned by Records.
class GameShelf : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QVariantList unfinished READ unfinished NOTIFY listed)
    Q_PROPERTY(QVariantList finished READ finished NOTIFY listed)
    Q_PROPERTY(bool unsaved READ isUnsaved NOTIFY problemChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    explicit GameShelf(DataPlace data, QObject* parent = nullptr);
    ~GameShelf() override;

    // ---- for QML
    // Latest first, each as SavedGame::toMap() with `open`: whether it is the game in the window.
    [[nodiscard]] QVariantList unfinished() const { return lists().unfinished; }
    [[nodiscard]] QVariantList finished() const { return lists().finished; }
    // Why the game can't be saved just now, or else what was or is wrong with the settings, or "".
    [[nodiscard]] QString problem() const;
    // The game could not be saved as it is now.
    [[nodiscard]] bool isUnsaved() const { return !m_recordProblem.isEmpty() || !m_tableProblem.isEmpty(); }
    // Both lists are to be read anew.
    Q_INVOKABLE void refresh();
    // Deletes a game for good; says why not, or "".
    Q_INVOKABLE QString remove(const QString& id);
    // The problem has been read. What was found wrong with the settings at the start stays until then, whatever else
    // happens.
    Q_INVOKABLE void dismissProblem();

    // ---- for the session
    void keepIn(const StorePlaces& places);
    [[nodiscard]] bool keeps() const { return m_store.has_value(); }
    // The saved game that the file is, if it is an unfinished one of ours; else "".
    [[nodiscard]] QString idOf(const QString& file) const;
    // Takes a saved game to go on with: its record. Only if that works the game before is left.
    [[nodiscard]] Result<QByteArray, QString> take(const QString& id);
    // How the table of the game in the window was left, if it is a saved one.
    [[nodiscard]] std::optional<GameStore::Table> table() const;
    // The file of the game in the window, "" if it is not kept.
    [[nodiscard]] QString heldFile() const;
    // The game in the window is another one now, not on the shelf before it is saved.
    void leave();
    // Of a game with that number of turns. On disk when it returns, or problem() says why not.
    void save(const QByteArray& record, int turns, bool over);
    void saveTable(const TableNote& note);
    // Why a setting could not be saved, or "".
    void tellSettings(const Telling& problem) { setProblem(m_settingsProblem, problem); }

signals:
    void listed();
    void problemChanged();

private:
    struct Lists
    {
        QVariantList unfinished;
        QVariantList finished;
    };
    // Read when they are first asked for, which at the start is after the window has come: there may be many games.
    [[nodiscard]] const Lists& lists() const;
    [[nodiscard]] QVariantList listOf(const std::vector<SavedGame>& games) const;
    void setProblem(Telling& which, const Telling& problem);
    void forgetProblems();
    [[nodiscard]] static Telling notSaved(const std::optional<Telling>& problem);

    DataPlace m_data;
    std::optional<GameStore> m_store;
    mutable std::optional<Lists> m_lists;
    Telling m_recordProblem;
    Telling m_tableProblem;
    Telling m_settingsDamage; // at the start
    Telling m_settingsProblem;
};

} // namespace storeys
