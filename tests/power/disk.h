#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace storeys {

// What may be on a disk after its power was cut, from a log that file_log.cpp wrote. Until a file is synced, what was
// written to it since may be there, may be missing, or may be there in part. Until a folder is synced, each change of a
// name in it may have come to the disk or not, whatever became of earlier ones; but a name is not taken away by a move
// before its new name is there.
class Disk
{
public:
    // All files and folders by their path below the folder, "records/games/…"; folders have no content.
    struct Entry
    {
        bool isFolder = false;
        QByteArray content;
        bool operator==(const Entry&) const = default;
    };
    using State = std::map<QString, Entry>;

    // The disk begins with the empty folder.
    explicit Disk(QString folder);

    // Carries out a line of the log. Returns what was said in it, else "".
    [[nodiscard]] QByteArray carryOut(const QByteArray& line);
    // What programs see, while there is power.
    [[nodiscard]] State now() const;
    // What may be there if the power is cut now, each once: first the one where everything that may be missing is.
    [[nodiscard]] std::vector<State> afterCut() const;

private:
    enum class Unsynced { Kept, Missing, Halved };
    struct File
    {
        bool isFolder = false;
        QByteArray now;
        QByteArray safe; // as it was synced last
    };
    // A name that a file gets, or that is taken away.
    struct Change
    {
        QString path;
        int file = -1;  // none: the name is taken away
        int after = -1; // the change without which this one can't be there
        bool isSafe = false;
    };
    using Names = std::map<QString, int>;
    using Choice = std::vector<bool>; // by change: whether it is there

    [[nodiscard]] QString below(const QString& path) const;
    [[nodiscard]] int fileAt(const QString& path) const;
    void change(const Change& change);
    void open(const QStringList& fields);
    void sync(int file);
    [[nodiscard]] std::vector<Choice> choices() const;
    [[nodiscard]] Names namesWith(const Choice& choice) const;
    [[nodiscard]] QByteArray contentOf(const File& file, Unsynced unsynced) const;
    // By number of a file: what became of what was not synced.
    template<class How>
    [[nodiscard]] State stateWith(const Names& names, How how) const;

    QString m_folder;
    std::vector<File> m_files;
    std::map<int, int> m_open; // number of a File by number of an open file
    Names m_names;
    std::vector<Change> m_changes;
};

} // namespace storeys
