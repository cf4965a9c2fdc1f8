#include "table/files/kept_list.h"

#include "base/find.h"
#include "table/files/file_name.h"
#include "table/files/safe_file.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace storeys {

namespace {

constexpr int version = 1;

// A free name for a damaged file. For "statistics.json": "statistics-damaged.json", "statistics-damaged-2.json" …
QString asideOf(const QString& file)
{
    const QFileInfo info(file);
    const QString stem = info.path() + '/' + info.completeBaseName() + "-damaged";
    QString aside = stem + ".json";
    for (int n = 2; QFileInfo::exists(aside); ++n)
        aside = QString("%1-%2.json").arg(stem, QString::number(n));
    return aside;
}

} // namespace

KeptList::KeptList(JobThread& disk, Format format, const QString& file) : m_format(std::move(format)), m_job(disk)
{
    keepIn(file);
}

KeptList::~KeptList()
{
    blockSignals(true); // its owner is being destroyed
    flush();
}

void KeptList::keepIn(const QString& file)
{
    flush();
    m_file = file;
    m_unwritten.clear();
    const Content content = read(m_format, file);
    m_entries = content.entries;
    m_problem = content.problem;
    emit changed();
}

QStringList KeptList::textsOf(const QString& field) const
{
    auto texts = listOf<QStringList>(m_entries, [&](const QJsonValue& entry) { return entry[field].toString(); });
    texts.removeDuplicates();
    texts.sort();
    return texts;
}

void KeptList::change(Change change)
{
    change(m_entries);
    if (!m_file.isEmpty()) {
        m_unwritten.push_back(std::move(change));
        if (!m_job.isRunning())
            begin();
    }
    emit changed();
}

bool KeptList::flush()
{
    if (!m_job.isRunning() && !m_unwritten.empty())
        begin(); // writing may succeed by now
    while (m_job.isRunning())
        m_job.finish();
    return m_unwritten.empty();
}

void KeptList::begin()
{
    m_begun = m_unwritten.size();
    m_job.start([format = m_format, file = m_file,
                 changes = m_unwritten](const std::stop_token&) { return write(format, file, changes); },
                [this](const Content& content) { finish(content); });
}

void KeptList::finish(const Content& content)
{
    m_entries = content.entries;
    const auto waiting = m_unwritten.begin() + static_cast<std::ptrdiff_t>(m_begun);
    const bool waits = waiting != m_unwritten.end();
    for (auto later = waiting; later != m_unwritten.end(); ++later)
        (*later)(m_entries);
    m_problem = content.problem;
    if (content.isWritten)
        m_unwritten.erase(m_unwritten.begin(), waiting);
    if (waits)
        begin();
    emit changed();
}

KeptList::Content KeptList::read(const Format& format, const QString& name)
{
    const auto reason = [&](const char* fault, const QString& detail = {}) {
        return LateText([=] {
            const QString text = Words::tr(fault);
            return text.contains("%2") ? text.arg(name, detail) : text.arg(name);
        });
    };
    QFile file(name);
    if (!file.exists())
        return {};
    if (!file.open(QIODevice::ReadOnly))
        return {{}, reason(format.faults.unreadable, file.errorString()), false};
    const QJsonObject content = readJson(file.readAll()).object();
    file.close();
    if (content["version"].toInt() > version)
        return {{}, reason(format.faults.newer), false};
    const QJsonArray entries = content[format.name].toArray();
    if (content["version"] == version && content[format.name].isArray() && std::ranges::all_of(entries, format.isSound))
        return {entries, {}};
    const QString aside = asideOf(name);
    if (!QFile::rename(name, aside))
        return {{}, reason(format.faults.stuck), false};
    return {{}, reason(format.faults.damaged, aside)};
}

KeptList::Content KeptList::write(const Format& format, const QString& file, const std::vector<Change>& changes)
{
    const auto lock = lockOf(file);
    Content content = read(format, file);
    for (const Change& change : changes)
        change(content.entries);
    if (!content.isOurs)
        return content;
    const QJsonObject whole{{"version", version}, {format.name, content.entries}};
    const LateText why = replaceFile(file, QJsonDocument(whole).toJson());
    content.isWritten = why.isEmpty();
    if (!content.isWritten)
        content.problem = LateText([fault = format.faults.unwritten, why] { return Words::tr(fault).arg(why.text()); });
    return content;
}

} // namespace storeys
