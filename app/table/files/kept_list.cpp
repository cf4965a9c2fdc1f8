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

KeptList::KeptList(JobThread& disk, Format format, const QString& file) : m_disk(disk), m_format(std::move(format))
{
    keepIn(file);
}

void KeptList::keepIn(const QString& file)
{
    m_latest.reset(); // which writes what is left to the file so far
    const Content content = read(m_format, file);
    m_entries = content.entries;
    m_problem = content.problem;
    if (!file.isEmpty())
        m_latest.emplace(
            m_disk, [format = m_format, file](Changes& changes) { return write(format, file, changes); },
            [this] { finish(); });
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
    if (m_latest)
        m_latest->want({{std::move(change)}});
    emit changed();
}

void KeptList::finish()
{
    const Changes& left = m_latest->left();
    m_entries = left.onDisk;
    for (const Change& change : left.changes)
        change(m_entries);
    m_problem = m_latest->problem();
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

LateText KeptList::write(const Format& format, const QString& file, Changes& changes)
{
    const auto lock = lockOf(file);
    const Content content = read(format, file);
    changes.onDisk = content.entries;
    if (!content.isOurs)
        return content.problem;
    QJsonArray entries = content.entries;
    for (const Change& change : changes.changes)
        change(entries);
    const QJsonObject whole{{"version", version}, {format.name, entries}};
    if (const LateText why = replaceFile(file, QJsonDocument(whole).toJson()); !why.isEmpty())
        return LateText([fault = format.faults.unwritten, why] { return Words::tr(fault).arg(why.text()); });
    changes = {{}, entries};
    return content.problem; // a damaged file was set aside
}

} // namespace storeys
