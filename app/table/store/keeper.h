#pragma once

#include "table/store/game_store.h"
#include "table/threads/off_thread.h"

#include <QObject>

#include <optional>

namespace storeys {

// Puts the game in the window on disk without making the window wait. It holds what is to be written next: the latest
// record and the latest note of the table, as texts made on the main thread. The disk thread writes them, the record
// first. What comes while a job runs waits for its end and replaces what waited before. Owned by the GameShelf; lives
// on the main thread. While a job runs, only the job may use the store; store() waits for its end.
class Keeper : public QObject
{
    Q_OBJECT

public:
    Keeper(JobThread& disk, StorePlaces places);
    // Tries to write what is still waiting.
    ~Keeper() override;

    // The record of a game with that number of turns, and the note of its table. A note without a record is dropped.
    void keep(QByteArray record, int turns, bool over);
    void keepTable(TableNote note);
    // Waits until everything is on disk or has failed; false if something has failed.
    bool flush();
    // Why the record or the note can't be written; empty if it can. What could not be written is tried again with the
    // next change.
    [[nodiscard]] const Telling& recordProblem() const { return m_recordProblem; }
    [[nodiscard]] const Telling& tableProblem() const { return m_tableProblem; }

    // The store, after any job that writes to it has ended.
    [[nodiscard]] GameStore& store();
    // As in GameStore. Nothing is waiting to be written afterwards.
    void hold(GameStore::Claim claim);
    void letGo();

signals:
    // A change got this number, one more than the last. Told before the change can be on disk.
    void wanted(int version);
    // All changes up to that number are on disk.
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
    // What of a wish is still to be written, and why it could not be.
    struct Outcome
    {
        Wish left;
        Telling recordProblem;
        Telling tableProblem;
    };
    void change();
    void begin();
    void finish(Outcome outcome);
    void forget();
    void setProblems(const Telling& record, const Telling& table);
    // On the disk thread.
    [[nodiscard]] static Outcome write(GameStore& store, Wish wish);

    GameStore m_store;
    QString m_fingerprint; // of the latest record; "" for none
    Wish m_wish;           // to be written by the next job
    int m_version = 0;
    bool m_waits = false; // it has come since the job began
    Telling m_recordProblem;
    Telling m_tableProblem;
    OffThread<Outcome> m_job;
};

} // namespace storeys
