#pragma once

#include "table/settings/settings.h"
#include "table/store/keeper.h"
#include "table/text/notices.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>

namespace storeys {

// The games kept between runs: their lists, their saving, and what went wrong with it. save() and saveTable() return at
// once, as a Keeper does the writing; all other functions wait until it has finished. Nothing is kept before keepIn().
// Owned by Records.
class GameShelf : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The records have one.")
    Q_PROPERTY(QList<storeys::SavedGame> unfinished READ unfinished NOTIFY listed)
    Q_PROPERTY(QList<storeys::SavedGame> finished READ finished NOTIFY listed)
    Q_PROPERTY(QList<storeys::SavedGame> chosen READ chosen NOTIFY listed)
    Q_PROPERTY(bool unsaved READ isUnsaved NOTIFY problemChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    GameShelf(DataPlace data, JobThread& disk);
    ~GameShelf() override;

    // ---- for QML
    // Latest first.
    [[nodiscard]] QList<SavedGame> unfinished() const { return lists().unfinished; }
    [[nodiscard]] QList<SavedGame> finished() const { return lists().finished; }
    // The records in files that were chosen together, in that order, as long as the program runs.
    [[nodiscard]] QList<SavedGame> chosen() const;
    // Puts them before those chosen earlier.
    Q_INVOKABLE void choose(const QStringList& files);
    // Why the game can't be saved now; else what is wrong with the settings, or was at the start; else "".
    [[nodiscard]] QString problem() const;
    // Whether the game as it is now could not be saved.
    [[nodiscard]] bool isUnsaved() const;
    // Waits until the game is on disk or can't be saved; false if it can't.
    Q_INVOKABLE bool flush();
    // Lets both lists be read anew.
    Q_INVOKABLE void refresh();
    // Deletes a game for good. Returns why it could not, or "".
    Q_INVOKABLE QString remove(const QString& id);
    // The person has read the problem. A problem that the settings had at the start is shown until then, whatever else
    // happens.
    Q_INVOKABLE void dismissProblem();

    // ---- for Records
    void keepIn(const StorePlaces& places);
    [[nodiscard]] bool keeps() const { return m_keeper != nullptr; }
    // The id of the saved game if the file is one of our unfinished games; else "".
    [[nodiscard]] QString idOf(const QString& file) const;
    // A saved game to go on with, see GameStore. It must be judged before take() puts it in the place of the game in
    // the window.
    [[nodiscard]] Result<GameStore::Claim, QString> claim(const QString& id);
    void take(GameStore::Claim claim);
    // How the table was left, if the game in the window is a saved one.
    [[nodiscard]] std::optional<GameStore::Table> table() const;
    // The file of the game in the window; "" if it is not kept.
    [[nodiscard]] QString heldFile() const;
    // The game in the window is gone. The next save() begins another one.
    void leave();
    // The record of a game with that number of turns, and the note of its table. Both return at once: kept() tells when
    // they are on disk, problem() why they are not.
    void save(const QByteArray& record, int turns, bool over);
    void saveTable(const TableNote& note);
    // Makes texts anew after a change of language.
    void retell();
    // For tests; see GameStore.
    void setBeforeWriting(std::function<void()> call);
    // Why a setting could not be saved; empty if it could.
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
    // Read when they are first asked for: there may be many games, and the window should appear before.
    [[nodiscard]] const Lists& lists() const;
    [[nodiscard]] QList<SavedGame> listOf(const std::vector<SavedGame>& games) const;
    void setProblem(Telling& which, const Telling& problem);

    DataPlace m_data;
    JobThread& m_disk;
    std::unique_ptr<Keeper> m_keeper; // null before keepIn()
    mutable std::optional<Lists> m_lists;
    QStringList m_chosenFiles;
    mutable SavedGames m_chosenGames;
    mutable std::optional<QList<SavedGame>> m_chosen; // read when they are asked for, like m_lists
    Telling m_settingsDamage;                         // found in the settings at the start
    Telling m_settingsProblem;
};

} // namespace storeys
