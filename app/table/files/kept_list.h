#pragma once

#include "table/files/disk_thread.h"
#include "table/text/telling.h"

#include <QFutureWatcher>
#include <QJsonArray>
#include <QObject>

#include <functional>
#include <vector>

namespace storeys {

// A list in a JSON file, { "version": 1, NAME: [...] }, that several windows change. A change is seen here at once and
// written on the disk thread: it is made to what the file holds then, so that two running programs don't lose each
// other's entries, and the file is replaced as a whole. What could not be written is tried again with the next change.
// A file that can't be understood is kept aside under another name; one of a newer version, or that can't be read, is
// left alone. Owned by the list of results that it keeps; lives on the main thread.
class KeptList : public QObject
{
    Q_OBJECT

public:
    enum Fault { Newer, Unreadable, Damaged, DamagedAndStuck, Unwritten };
    struct Format
    {
        QString name;
        bool (*isSound)(const QJsonArray& entries); // else the file is damaged
        // A sentence; the detail is the file's other name if it is Damaged, else the system's reason.
        QString (*words)(Fault fault, const QString& file, const QString& detail);
    };
    using Change = std::function<void(QJsonArray& entries)>;

    KeptList(DiskThread& disk, Format format);
    // What is wanted is tried to the end.
    ~KeptList() override;

    // Keeps the list in that file from now on, and has what is in it. Until then it is of this run only.
    void keepIn(const QString& file);
    // All changes made here are in it, whether they are on disk or not.
    [[nodiscard]] const QJsonArray& entries() const { return m_entries; }
    void change(Change change);
    // Tries once more what could not be written, and waits until all changes are on disk or fail; whether they are there.
    bool flush();
    // What went wrong with the file last, or "".
    [[nodiscard]] const Telling& problem() const { return m_problem; }

signals:
    // Entries or the problem.
    void changed();

private:
    struct Content
    {
        QJsonArray entries;
        Telling problem;
        bool isOurs = true; // else the file is left alone
        bool isWritten = false;
    };
    void begin();
    void finish();
    [[nodiscard]] static Content read(const Format& format, const QString& file);
    // On the disk thread. What can't be written is in the entries too.
    [[nodiscard]] static Content write(const Format& format, const QString& file, const std::vector<Change>& changes);

    DiskThread& m_disk;
    Format m_format;
    QString m_file;
    QJsonArray m_entries;
    std::vector<Change> m_unwritten;
    std::size_t m_begun = 0;  // of them, by the job
    bool m_isWriting = false; // a job runs, or has not been finished here
    Telling m_problem;
    QFutureWatcher<Content> m_job;
};

} // namespace storeys
