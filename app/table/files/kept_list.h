#pragma once

#include "table/text/notices.h"
#include "table/threads/off_thread.h"

#include <QJsonArray>
#include <QObject>
#include <QStringList>

#include <functional>
#include <vector>

namespace storeys {

// A list in a JSON file, { "version": 1, NAME: [...] }, that several windows may change. A change shows in entries() at
// once. The disk thread then applies the change to the file's latest content and replaces the whole file, so that two
// running programs don't lose each other's entries. If writing fails, it is retried with the next change. A damaged
// file is set aside under another name; a file of a newer version, or one that can't be read, is never written. Lives
// on the main thread.
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
    // Waits until all changes are on disk or have failed.
    ~KeptList() override;

    // Keeps the list in that file from now on. The file's content replaces the entries.
    void keepIn(const QString& file);
    // The entries, including changes that are not on disk yet.
    [[nodiscard]] const QJsonArray& entries() const { return m_entries; }
    // The different texts that the entries have in that field, sorted.
    [[nodiscard]] QStringList textsOf(const QString& field) const;
    void change(Change change);
    // Retries failed changes and waits until all changes are on disk or have failed; false if any has failed.
    bool flush();
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
        bool isWritten = false;
    };
    void begin();
    void finish(const Content& content);
    [[nodiscard]] static Content read(const Format& format, const QString& file);
    // Runs on the disk thread. The returned entries contain the changes even if they could not be written.
    [[nodiscard]] static Content write(const Format& format, const QString& file, const std::vector<Change>& changes);

    Format m_format;
    QString m_file;
    QJsonArray m_entries;
    std::vector<Change> m_unwritten;
    std::size_t m_begun = 0; // how many changes of m_unwritten the running job writes
    LateText m_problem;
    OffThread<Content> m_job;
};

} // namespace storeys
