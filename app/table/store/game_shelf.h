#pragma once

#include "table/qml.h"
#include "table/store/game_store.h"
#include "table/text/notices.h"
#include "table/threads/off_thread.h"

#include <functional>
#include <optional>

namespace storeys {

// The games kept between runs: lists them, saves them, and says what went wrong. Nothing is kept before keepIn().
// save() and saveTable() build texts on the main thread, remember them and return at once. The disk thread writes them,
// the record first. A change that comes while a job runs waits for the job's end and replaces any change that was
// waiting. While a job runs, only the job may use the store; other functions that need the store wait until it ends.
// Owned by Records; lives on the main thread.
class GameShelf : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(QList<storeys::SavedGame> unfinished READ unfinished NOTIFY listed)
    Q_PROPERTY(QList<storeys::SavedGame> finished READ finished NOTIFY listed)

public:
    GameShelf(DataPlace data, JobThread& disk);
    // Tries to write what is still waiting.
    ~GameShelf() override;

    // ---- for QML
    // Latest game first.
    [[nodiscard]] QList<SavedGame> unfinished() { return lists().unfinished; }
    [[nodiscard]] QList<SavedGame> finished() { return lists().finished; }
    // The records in the files that the person chose, the latest choice first. Remembered until the program ends.
    PROPERTY(QList<storeys::SavedGame>, chosen, listed);
    // Puts chosen files before those chosen earlier.
    Q_INVOKABLE void choose(const QStringList& files);
    // Why the game can't be saved now, or "".
    PROPERTY(QString, problem, problemChanged);
    // Whether the game in its current state could not be saved.
    FLAG(unsaved, isUnsaved, problemChanged) { return !m_problem.isEmpty(); }
    // Retries what could not be written and waits until the game is on disk or can't be saved; false if it can't.
    Q_INVOKABLE bool flush();
    // Rereads both lists.
    Q_INVOKABLE void refresh();
    // Deletes a game for good. Returns why this failed, or "".
    Q_INVOKABLE QString remove(const QString& id);

    // ---- for Records
    void keepIn(const StorePlaces& places);
    [[nodiscard]] bool keeps() const { return m_store.has_value(); }
    // The id of the saved game if the file is one of our unfinished games; else "".
    [[nodiscard]] QString idOf(const QString& file);
    // Claims a saved game to continue it, see GameStore. Judge its record before take() replaces the game in the
    // window.
    [[nodiscard]] Result<GameStore::Claim, QString> claim(const QString& id) { return store()->claim(id); }
    void take(GameStore::Claim claim);
    // The saved note of the table, if the game in the window is a saved one.
    [[nodiscard]] std::optional<GameStore::Table> table();
    // The file of the game in the window; "" if it is not saved.
    [[nodiscard]] QString heldFile();
    // The game in the window is gone; the next save() begins another one.
    void leave();
    // Saves the record of a game with `turns` turns; saveTable() saves the note of its table. kept() reports when they
    // are on disk, problem() why they are not; the next change then writes them again. A note without a record is
    // dropped.
    void save(QByteArray record, int turns, bool over);
    void saveTable(TableNote note);
    // Retranslates texts.
    void retell();
    // For tests; see GameStore.
    void setBeforeWriting(std::function<void()> call) { store()->setBeforeWriting(std::move(call)); }

signals:
    void listed();
    void problemChanged();
    // A change will be written under this number, one higher than the last. Emitted before it can be on disk.
    void wanted(int version);
    // All changes up to and including that number are on disk.
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
    // What a job could not write, and why.
    struct Outcome
    {
        Wish left;
        LateText problem;
    };
    // Waits for any job that writes to the store, then returns it; null before keepIn().
    [[nodiscard]] GameStore* store();
    // Read on first use, as there may be many games and the window should appear first.
    [[nodiscard]] const Lists& lists();
    void change();
    void begin();
    void finish(Outcome outcome);
    // Drops everything that waits to be written.
    void forget();
    // Runs on the disk thread.
    [[nodiscard]] static Outcome write(GameStore& store, Wish wish);
    void setProblem(const LateText& problem);

    DataPlace m_data;
    std::optional<GameStore> m_store;
    QString m_fingerprint; // fingerprint of the latest record; "" for none
    Wish m_wish;           // what the next job writes
    int m_version = 0;
    bool m_waits = false; // m_wish changed after the running job began
    LateText m_problem;
    OffThread<Outcome> m_job;
    std::optional<Lists> m_lists;
    QStringList m_chosenFiles;
    mutable SavedGames m_chosenGames;
    mutable std::optional<QList<SavedGame>> m_chosen; // read on first use, like m_lists
};

} // namespace storeys
