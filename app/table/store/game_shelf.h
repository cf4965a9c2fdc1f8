#pragma once

#include "table/qml.h"
#include "table/store/game_store.h"
#include "table/text/notices.h"
#include "table/threads/off_thread.h"

#include <functional>
#include <optional>

namespace storeys {

// The games kept between runs: their lists, their saving, and what went wrong with it. Nothing is kept before keepIn().
// save() and saveTable() make texts on the main thread, remember them and return at once. The disk thread writes them,
// the record first. A change that comes while a job runs waits for the job's end and replaces the change that waited
// before. While a job runs, only the job may use the store; all other functions wait for its end. Owned by Records;
// lives on the main thread.
class GameShelf : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(QList<storeys::SavedGame> unfinished READ unfinished NOTIFY listed)
    Q_PROPERTY(QList<storeys::SavedGame> finished READ finished NOTIFY listed)
    Q_PROPERTY(QList<storeys::SavedGame> chosen READ chosen NOTIFY listed)
    Q_PROPERTY(bool unsaved READ isUnsaved NOTIFY problemChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    GameShelf(DataPlace data, JobThread& disk);
    // Tries to write what is still waiting.
    ~GameShelf() override;

    // ---- for QML
    // Latest first.
    [[nodiscard]] QList<SavedGame> unfinished() { return lists().unfinished; }
    [[nodiscard]] QList<SavedGame> finished() { return lists().finished; }
    // The records in files that were chosen together, in that order, until the program ends.
    [[nodiscard]] QList<SavedGame> chosen() const;
    // Puts them before those chosen earlier.
    Q_INVOKABLE void choose(const QStringList& files);
    // Why the game can't be saved now, or "".
    [[nodiscard]] QString problem() const;
    // Whether the game as it is now could not be saved.
    [[nodiscard]] bool isUnsaved() const { return !(m_recordProblem.isEmpty() && m_tableProblem.isEmpty()); }
    // Tries once more what could not be written and waits until the game is on disk or can't be saved; false if it
    // can't.
    Q_INVOKABLE bool flush();
    // Makes both lists be read again.
    Q_INVOKABLE void refresh();
    // Deletes a game for good. Returns why it could not, or "".
    Q_INVOKABLE QString remove(const QString& id);

    // ---- for Records
    void keepIn(const StorePlaces& places);
    [[nodiscard]] bool keeps() const { return m_store.has_value(); }
    // The id of the saved game if the file is one of our unfinished games; else "".
    [[nodiscard]] QString idOf(const QString& file);
    // A saved game to go on with, see GameStore. Judge it before take() puts it in the place of the game in the window.
    [[nodiscard]] Result<GameStore::Claim, QString> claim(const QString& id);
    void take(GameStore::Claim claim);
    // How the table was left, if the game in the window is a saved one.
    [[nodiscard]] std::optional<GameStore::Table> table();
    // The file of the game in the window; "" if it is not kept.
    [[nodiscard]] QString heldFile();
    // The game in the window is gone. The next save() begins another one.
    void leave();
    // The record of a game with that number of turns, and the note of its table. kept() says when they are on disk,
    // problem() why they are not; they are then written with the next change. A note without a record is dropped.
    void save(QByteArray record, int turns, bool over);
    void saveTable(TableNote note);
    // Retranslates texts.
    void retell();
    // For tests; see GameStore.
    void setBeforeWriting(std::function<void()> call);

signals:
    void listed();
    void problemChanged();
    // A change got this number, one more than the last. Comes before the change can be on disk.
    void wanted(int version);
    // All changes up to that number are on disk.
    void kept(int version);

private:
    struct Lists
    {
        QList<SavedGame> unfinished;
        QList<SavedGame> finished;
    };
    struct Record
    {
        QByteArray text;
        int turns = 0;
        bool over = false;
    };
    struct Wish
    {
        std::optional<Record> record;
        std::optional<QByteArray> note;
        int version = 0;
    };
    // What of a wish is still to be written, and why it could not be.
    struct Outcome
    {
        Wish left;
        LateText recordProblem;
        LateText tableProblem;
    };
    // The store, after any job that writes to it has ended; null before keepIn().
    [[nodiscard]] GameStore* store();
    // Read when they are first asked for: there may be many games, and the window should appear before.
    [[nodiscard]] const Lists& lists();
    void change();
    void begin();
    void finish(Outcome outcome);
    // Nothing is waiting to be written afterwards.
    void forget();
    // On the disk thread.
    [[nodiscard]] static Outcome write(GameStore& store, Wish wish);
    void setProblems(const LateText& record, const LateText& table);

    DataPlace m_data;
    std::optional<GameStore> m_store;
    QString m_fingerprint; // of the latest record; "" for none
    Wish m_wish;           // to be written by the next job
    int m_version = 0;
    bool m_waits = false; // it has come since the job began
    LateText m_recordProblem;
    LateText m_tableProblem;
    OffThread<Outcome> m_job;
    std::optional<Lists> m_lists;
    QStringList m_chosenFiles;
    mutable SavedGames m_chosenGames;
    mutable std::optional<QList<SavedGame>> m_chosen; // read when they are asked for, like m_lists
};

} // namespace storeys
