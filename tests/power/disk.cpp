#include "disk.h"

#include <QFileInfo>

#include <algorithm>

namespace storeys {

namespace {

// Of a name so that the folder itself has none.
QString folderOf(const QString& path)
{
    return path.contains('/') ? path.section('/', 0, -2) : QString();
}

} // namespace

Disk::Disk(QString folder) : m_folder(std::move(folder)), m_files{{true, {}, {}}}, m_names{{QString(), 0}}
{
    m_changes.push_back({QString(), 0, -1, true});
}

QString Disk::below(const QString& path) const
{
    return path.mid(m_folder.size() + 1);
}

int Disk::fileAt(const QString& path) const
{
    const auto found = m_names.find(path);
    return found == m_names.end() ? -1 : found->second;
}

// ---- the log

QByteArray Disk::carryOut(const QByteArray& line)
{
    const QStringList fields = QString::fromUtf8(line).split('\t');
    const QString& call = fields[0];
    const auto opened = m_open.find(fields.value(1).toInt());
    File* file = opened == m_open.end() ? nullptr : &m_files[opened->second];
    if (call == "say")
        return QByteArray::fromHex(fields[1].toLatin1());
    if (call == "open") {
        open(fields);
    } else if (call == "close") {
        m_open.erase(opened);
    } else if (call == "write") {
        const QByteArray bytes = QByteArray::fromHex(fields[3].toLatin1());
        const int at = fields[2].toInt();
        file->now = file->now.leftJustified(at, '\0').replace(at, bytes.size(), bytes);
    } else if (call == "size") {
        file->now = file->now.leftJustified(fields[2].toInt(), '\0', true);
    } else if (call == "sync") {
        sync(opened->second);
    } else if (call == "folder") {
        m_files.push_back({true, {}, {}});
        change({below(fields[1]), static_cast<int>(m_files.size()) - 1});
    } else if (call == "link" || call == "move") {
        const bool isNameless = fields[1].startsWith("/proc/self/fd/");
        change(
            {below(fields[2]), isNameless ? m_open.at(fields[1].section('/', -1).toInt()) : fileAt(below(fields[1]))});
        if (call == "move")
            change({below(fields[1]), -1, static_cast<int>(m_changes.size()) - 1});
    } else if (call == "remove") {
        change({below(fields[1])});
    }
    return {};
}

void Disk::open(const QStringList& fields)
{
    const QString path = below(fields[2]);
    int file = fields[3] == "nameless" ? -1 : fileAt(path);
    if (file < 0) {
        file = static_cast<int>(m_files.size());
        m_files.emplace_back();
        if (fields[3] != "nameless")
            change({path, file});
    }
    if (fields[3] == "empty")
        m_files[file].now.clear();
    m_open[fields[1].toInt()] = file;
}

void Disk::change(const Change& change)
{
    m_changes.push_back(change);
    if (change.file >= 0)
        m_names[change.path] = change.file;
    else
        m_names.erase(change.path);
}

// What a move took away is not there before what it gave: so that one is safe too.
void Disk::sync(int file)
{
    if (!m_files[file].isFolder) {
        m_files[file].safe = m_files[file].now;
        return;
    }
    for (Change& change : m_changes)
        if (!change.path.isEmpty() && fileAt(folderOf(change.path)) == file) {
            change.isSafe = true;
            if (change.after >= 0)
                m_changes[change.after].isSafe = true;
        }
}

// ---- states

Disk::State Disk::now() const
{
    return stateWith(m_names, [](int) { return Unsynced::Kept; });
}

// All of them where they are few; else the changes up to one, all but one, and one alone.
std::vector<Disk::Choice> Disk::choices() const
{
    constexpr std::size_t few = 4;
    std::vector<std::size_t> open;
    Choice safe(m_changes.size());
    for (std::size_t i = 0; i < m_changes.size(); ++i) {
        safe[i] = m_changes[i].isSafe;
        if (!m_changes[i].isSafe)
            open.push_back(i);
    }
    std::vector<Choice> all;
    const auto add = [&](auto isThere) {
        Choice choice = safe;
        for (std::size_t n = 0; n < open.size(); ++n)
            choice[open[n]] = isThere(n);
        all.push_back(std::move(choice));
    };
    if (open.size() <= few) {
        for (std::size_t bits = 0; bits < std::size_t{1} << open.size(); ++bits)
            add([&](std::size_t n) { return (bits >> n & 1) != 0; });
        return all;
    }
    add([](std::size_t) { return false; });
    for (std::size_t one = 0; one < open.size(); ++one) {
        add([&](std::size_t n) { return n <= one; });
        add([&](std::size_t n) { return n != one; });
        add([&](std::size_t n) { return n == one; });
    }
    return all;
}

Disk::Names Disk::namesWith(const Choice& choice) const
{
    Names names;
    Choice isDone(choice.size());
    for (std::size_t i = 0; i < m_changes.size(); ++i) {
        const auto& [path, file, after, isSafe] = m_changes[i];
        isDone[i] = choice[i] && (after < 0 || isDone[after]);
        if (isDone[i] && file >= 0)
            names[path] = file;
        else if (isDone[i])
            names.erase(path);
    }
    // What lies in a folder that is not there is not there either. A folder's name comes before those of its files.
    for (auto entry = names.begin(); entry != names.end();)
        entry =
            entry->first.isEmpty() || names.contains(folderOf(entry->first)) ? std::next(entry) : names.erase(entry);
    return names;
}

QByteArray Disk::contentOf(const File& file, Unsynced unsynced) const
{
    switch (unsynced) {
    case Unsynced::Kept: return file.now;
    case Unsynced::Missing: return file.safe;
    case Unsynced::Halved: return file.now.left((file.safe.size() + file.now.size()) / 2);
    }
    return {};
}

template<class How>
Disk::State Disk::stateWith(const Names& names, How how) const
{
    State state;
    for (const auto& [path, number] : names) {
        const File& file = m_files[number];
        if (!path.isEmpty())
            state[path] = {file.isFolder, file.now == file.safe ? file.now : contentOf(file, how(number))};
    }
    return state;
}

std::vector<Disk::State> Disk::afterCut() const
{
    using enum Unsynced;
    std::vector<State> states;
    const auto add = [&](State state) {
        if (std::ranges::find(states, state) == states.end())
            states.push_back(std::move(state));
    };
    for (const Choice& choice : choices()) {
        const Names names = namesWith(choice);
        for (const Unsynced all : {Missing, Halved, Kept})
            add(stateWith(names, [=](int) { return all; }));
        for (const int part : {0, 1}) // of two files, only one is there
            add(stateWith(names, [=](int file) { return file % 2 == part ? Kept : Missing; }));
    }
    return states;
}

} // namespace storeys
