#pragma once

#include "table/settings/settings.h"
#include "table/store/keeper.h"
#include "table/text/telling.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>

namespace storeys {

// The games that are kept between runs: lists of them, what went wrong with saving, and the saving itself. save() and
// saveTable() return at once, and a Keeper writes; all other functions wait until it is done. Nothing is kept before
// keepIn(). Owned by Records.
class GameShelf : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The records have one.")
    Q_PROPERTY(QList<storeys::SavedGame> unfinished READ unfinished NOTIFY listed)
    Q_PROPERTY(QList<storeys::SavedGame> finished READ finished NOTIFY listed)
    Q_PROPERTY(bool unsaved READ isUnsaved NOTIFY problemChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    GameShelf(DataPlace data, DiskThread& disk);
    ~GameShelf() override;

    // ---- for QML
    // Latest first.
    [[nodiscard]] QList<SavedGame> unfinished() const { return lists().unfinished; }
    [[nodiscard]] QList<SavedGame> finished() const { return lists().finished; }
    // Why the game can't be saved just now, or else what was or is wrong with the settings, or "".
    [[nodiscard]] QString problem() const;
    // The game could not be saved as it is now.
    [[nodiscard]] bool isUnsaved() const;
    // Waits until the game is on disk or can't be saved; whether it is there.
    Q_INVOKABLE bool flush();
    // Both lists are to be read anew.
    Q_INVOKABLE void refresh();
    // Deletes a game for good; says why not, or "".
    Q_INVOKABLE QString remove(const QString& id);
    // The problem has been read. What was found wrong with the settings at the start stays until then, whatever else
    // happens.
    Q_INVOKABLE void dismissProblem();

    // ---- for Records
    void keepIn(const StorePlaces& places);
    [[nodiscard]] bool keeps() const { return m_keeper != nullptr; }
    // The saved game that the file is, if it is an unfinished one of ours; else "".
    [[nodiscard]] QString idOf(const QString& file) const;
    // A saved game to go on with, see GameStore: to be judged first, and only then taken in the place of the one in the
    // window.
    [[nodiscard]] Result<GameStore::Claim, QString> claim(const QString& id);
    void take(GameStore::Claim claim);
    // How the table of the game in the window was left, if it is a saved one.
    [[nodiscard]] std::optional<GameStore::Table> table() const;
    // The file of the game in the window, "" if it is not kept.
    [[nodiscard]] QString heldFile() const;
    // The game in the window is another one now, not on the shelf before it is saved.
    void leave();
    // Of a game with that number of turns. Both return at once: kept() tells when it is on disk, problem() why it is
    // not.
    void save(const QByteArray& record, int turns, bool over);
    void saveTable(const TableNote& note);
    // Texts are in another language.
    void retell();
    // See GameStore; only for tests.
    void setBeforeWriting(std::function<void()> call);
    // Why a setting could not be saved, or "".
    void tellSettings(const Telling& problem) { setProblem(m_settingsProblem, problem); }

signals:
    void listed();
    void problemChanged();
    // See Keeper.
    void wanted(int version);
    void kept(int version);

private:
    struct Lists
    {
        QList<SavedGame> unfinished;
        QList<SavedGame> finished;
    };
    // Read when they are first asked for, which at the start is after the window has come: there may be many games.
    [[nodiscard]] const Lists& lists() const;
    [[nodiscard]] QList<SavedGame> listOf(const std::vector<SavedGame>& games) const;
    void setProblem(Telling& which, const Telling& problem);

    DataPlace m_data;
    DiskThread& m_disk;
    std::unique_ptr<Keeper> m_keeper; // null before keepIn()
    mutable std::optional<Lists> m_lists;
    Telling m_settingsDamage; // at the start
    Telling m_settingsProblem;
};

} // namespace storeys
