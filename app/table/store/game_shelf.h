#pragma once

#include "table/qml.h"
#include "table/store/game_store.h"
#include "table/text/notices.h"
#include "table/threads/off_thread.h"

#include <functional>
#include <optional>

namespace storeys {

// Lists and saves the games kept between runs, and reports what went wrong. Nothing is kept before keepIn(). save() and
// saveTable() take a record or a note and return at once; a job on the disk thread writes them, the record first. While
// a job runs, a new record or note waits and replaces a waiting one, and only the job may use the GameStore; functions
// that need it wait until the job ends. Owned by Records; lives on the main thread.
class GameShelf : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(QList<storeys::SavedGame> unfinished READ unfinished NOTIFY listed)
    Q_PROPERTY(QList<storeys::SavedGame> finished READ finished NOTIFY listed)

public:
    GameShelf(DataPlace data, JobThread& disk);
    // Tries to write what is not on disk yet.
    ~GameShelf() override;

    // ---- for QML
    // Latest game first.
    [[nodiscard]] QList<SavedGame> unfinished() { return lists().unfinished; }
    [[nodiscard]] QList<SavedGame> finished() { return lists().finished; }
    // The records in the files that the person chose, the latest choice first. Remembered until the program ends.
    PROPERTY(QList<storeys::SavedGame>, chosen, listed);
    // Adds these files to the chosen ones, before those chosen earlier.
    Q_INVOKABLE void choose(const QStringList& files);
    // Why the last attempt to save the game in the window failed, or "".
    PROPERTY(QString, problem, problemChanged);
    // Whether the last attempt to save the game in the window failed.
    FLAG(unsaved, isUnsaved, problemChanged) { return !m_problem.isEmpty(); }
    // Retries a failed save and waits until the game is on disk (true) or can't be saved (false).
    Q_INVOKABLE bool flush();
    // Drops all three lists of games; they are read again when next needed.
    Q_INVOKABLE void refresh();
    // Deletes a game for good. Returns why this failed, or "".
    Q_INVOKABLE QString remove(const QString& id);

    // ---- for Records
    void keepIn(const StorePlaces& places);
    [[nodiscard]] bool keeps() const { return m_store.has_value(); }
    // The id of the saved game if the file is one of our unfinished games; else "".
    [[nodiscard]] QString idOf(const QString& file);
    // Claims a saved game to continue it, see GameStore::claim(). Judge the claim's record before take(), which gives
    // up the game in the window.
    [[nodiscard]] Result<GameStore::Claim, QString> claim(const QString& id) { return store()->claim(id); }
    void take(GameStore::Claim claim);
    // The saved note of the table, if the game in the window is a saved one.
    [[nodiscard]] std::optional<GameStore::Table> table();
    // The file of the game in the window; "" if it is not saved.
    [[nodiscard]] QString heldFile();
    // Call it when the game leaves the window; the next save() then begins another saved game.
    void leave();
    // Saves the record of a game with `turns` turns; saveTable() saves the note of its table, or nothing if the game
    // has no record yet. kept() reports when they are on disk. If writing failed, problem() says why, and the next
    // change retries.
    void save(QByteArray record, int turns, bool over);
    void saveTable(TableNote note);
    // Retranslates all texts, after the language has changed.
    void retell();
    // For tests, see GameStore::setBeforeWriting().
    void setBeforeWriting(std::function<void()> call) { store()->setBeforeWriting(std::move(call)); }

signals:
    void listed();
    void problemChanged();
    // A change is about to be written. Its number is one higher than that of the change before.
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
    // Waits until no job writes to the store, then returns the store; null before keepIn().
    [[nodiscard]] GameStore* store();
    // The lists, read on first use: there may be many games, and the window should appear first.
    [[nodiscard]] const Lists& lists();
    void change();
    void begin();
    void finish(Outcome outcome);
    // Forgets the record and note that wait to be written, the fingerprint and the problem.
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
