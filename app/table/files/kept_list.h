#pragma once

#include "table/files/latest_write.h"

#include <QJsonArray>
#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace storeys {

// A list in a JSON file, { "version": 1, NAME: [...] }, that several windows may change. A change shows in entries() at
// once. The disk thread then applies the change to the file's latest content and replaces the whole file, so that two
// running programs don't lose each other's entries. A change that fails is retried with the next. A damaged
// file is set aside under another name; a file of a newer version, or one that can't be read, is never written. The
// destructor waits until all changes are on disk or have failed. Lives on the main thread.
class KeptList : public QObject
{
    Q_OBJECT

public:
    // What may be wrong with a file, as sentences to be translated, in which %1 stands for its name.
    struct Faults
    {
        const char* newer;
        const char* unreadable; // %2: the reason
        const char* damaged;    // and set aside; %2: its new name
        const char* stuck;      // damaged, but it can't be set aside
        const char* unwritten;  // %1: the reason
    };
    struct Format
    {
        QString name;
        bool (*isSound)(const QJsonValue& entry); // an entry that is not makes the file count as damaged
        Faults faults;
    };
    using Change = std::function<void(QJsonArray& entries)>;

    // Without a file name, the list lasts only for this run.
    KeptList(JobThread& disk, Format format, const QString& file = {});

    // Keeps the list in that file from now on. The file's content replaces the entries.
    void keepIn(const QString& file);
    // The entries, including changes that are not on disk yet.
    [[nodiscard]] const QJsonArray& entries() const { return m_entries; }
    // The different texts that the entries have in that field, sorted.
    [[nodiscard]] QStringList textsOf(const QString& field) const;
    void change(Change change);
    // Retries failed changes and waits until all changes are on disk or have failed; false if any has failed.
    bool flush() { return !m_latest || m_latest->flush(); }
    // What went wrong when the file was last read or written; empty if nothing did.
    [[nodiscard]] const LateText& problem() const { return m_problem; }

signals:
    // The entries or the problem have changed.
    void changed();

private:
    struct Content
    {
        QJsonArray entries;
        LateText problem;
        bool isOurs = true; // false: the file must not be written
    };
    // The changes that are not on disk, and the entries that were there when the last write ended.
    struct Changes
    {
        std::vector<Change> changes;
        QJsonArray onDisk{};

        void add(const Changes& newer) { changes.insert(changes.end(), newer.changes.begin(), newer.changes.end()); }
        [[nodiscard]] bool isEmpty() const { return changes.empty(); }
    };
    void finish();
    [[nodiscard]] static Content read(const Format& format, const QString& file);
    // Runs on the disk thread.
    [[nodiscard]] static LateText write(const Format& format, const QString& file, Changes& changes);

    JobThread& m_disk;
    Format m_format;
    QJsonArray m_entries;
    LateText m_problem;
    std::optional<LatestWrite<Changes>> m_latest; // nullopt without a file
};

} // namespace storeys
