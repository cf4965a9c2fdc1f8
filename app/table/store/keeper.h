#pragma once

#include "table/files/disk_thread.h"
#include "table/store/game_store.h"

#include <QFutureWatcher>
#include <QObject>

#include <optional>

namespace storeys {

// Puts the game in the window on disk without the window's waiting for it. It holds what is wanted there: the latest
// record and the latest note of the table, as texts, which are made on the main thread; the disk thread writes them, the
// record first. What is wanted while a job runs waits for it, and replaces what waited before.
// Owned by the GameShelf; lives on the main thread. While a job runs, only the job may use the store;
// store() waits for its end and then gives it to the main thread.
class Keeper : public QObject
{
    Q_OBJECT

public:
    Keeper(DiskThread& disk, StorePlaces places);
    // What is wanted is tried to the end.
    ~Keeper() override;

    // The record of a game with that number of turns, and the note of its table, which is left out without a record.
    void keep(QByteArray record, int turns, bool over);
    void keepTable(TableNote note);
    // Waits until all that is wanted is on disk or can't be written; whether it is there.
    bool flush();
    // Why the record and the note can't be written, or "" each. What could not be written is tried again with the next
    // change.
    [[nodiscard]] const Telling& recordProblem() const { return m_recordProblem; }
    [[nodiscard]] const Telling& tableProblem() const { return m_tableProblem; }

    // The store, when nothing is being written to it.
    [[nodiscard]] GameStore& store();
    // See GameStore. Nothing is wanted then.
    void hold(GameStore::Claim claim);
    void letGo();

signals:
    // Each change has a number, one more than that before; it is told before it can be on disk.
    void wanted(int version);
    // All up to that change is on disk.
    void kept(int version);
    void problemChanged();

private:
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
    // A wish without what has been done, and why the rest could not be.
    struct Outcome
    {
        Wish left;
        Telling recordProblem;
        Telling tableProblem;
    };
    void change();
    void begin();
    void finish();
    void forget();
    void setProblems(const Telling& record, const Telling& table);
    // On the disk thread.
    [[nodiscard]] static Outcome write(GameStore& store, Wish wish);

    DiskThread& m_disk;
    GameStore m_store;
    QString m_fingerprint; // of the latest record; "" for none
    Wish m_wish;           // not begun yet, or to be tried again
    int m_version = 0;
    bool m_waits = false;     // the wish is newer than the job
    bool m_isWriting = false; // a job runs, or has not been finished here
    Telling m_recordProblem;
    Telling m_tableProblem;
    QFutureWatcher<Outcome> m_job;
};

} // namespace storeys
