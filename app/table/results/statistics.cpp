#include "table/results/statistics.h"

#include "table/files/safe_file.h"
#include "table/text/player_name.h"
#include "table/text/telling.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace storeys {

namespace {

constexpr int version = 1;

void count(const QJsonObject& player, PersonRecord& record)
{
    ++record.games;
    record.wins += player["won"].toBool() ? 1 : 0;
    record.winsWithHints += player["won"].toBool() && player["hints"].toInt() > 0 ? 1 : 0;
    if (player.contains("points")) // not in a race
        record.scores += player["points"].toInt();
    if (const int points = player["playPoints"].toInt(); points > record.bestPlayPoints) {
        record.bestPlay = player["play"].toString();
        record.bestPlayPoints = points;
    }
    if (const int points = player["wordPoints"].toInt(); points > record.bestWordPoints) {
        record.bestWord = player["word"].toString();
        record.bestWordPoints = points;
    }
    record.highest = std::max(record.highest, player["highest"].toInt());
}

// In quotes, doubled inside; and never a formula for a spreadsheet.
QString csvText(QString text)
{
    if (!text.isEmpty() && QString("=+-@").contains(text.front()))
        text.prepend('\'');
    return '"' + text.replace('"', "\"\"") + '"';
}

QString csvLine(const QJsonObject& game, const QJsonObject& player)
{
    return QStringList{csvText(game["date"].toString()),
                       csvText(game["variant"].toString()),
                       csvText(game["lexicon"].toString()),
                       csvText(player["name"].toString()),
                       player.contains("points") ? QString::number(player["points"].toInt()) : QString(),
                       QString::number(player["won"].toBool() ? 1 : 0),
                       csvText(player["play"].toString()),
                       QString::number(player["playPoints"].toInt()),
                       csvText(player["word"].toString()),
                       QString::number(player["wordPoints"].toInt()),
                       QString::number(player["highest"].toInt()),
                       QString::number(player["hints"].toInt())}
               .join(',')
           + '\n';
}

// A name in the folder that nothing has yet.
QString freeName(const QString& folder, const QString& stem, const QString& ending)
{
    QString name = QDir(folder).filePath(stem + ending);
    for (int i = 2; QFileInfo::exists(name); ++i)
        name = QDir(folder).filePath(QString("%1-%2%3").arg(stem).arg(i).arg(ending));
    return name;
}

} // namespace

Statistics::Statistics(const QString& file) : m_file(file)
{
    read();
}

void Statistics::keepIn(const QString& file)
{
    m_file = file;
    m_games = {};
    m_current.clear();
    m_isLeftAlone = false;
    m_problem = {};
    read();
    emit changed();
}

void Statistics::read()
{
    QFile file(m_file);
    if (m_file.isEmpty() || !file.exists())
        return;
    const bool isReadable = file.open(QIODevice::ReadOnly);
    const QJsonObject content = QJsonDocument::fromJson(file.readAll()).object();
    m_isLeftAlone = !isReadable || content["version"].toInt() > version;
    if (m_isLeftAlone) {
        m_problem = Telling([name = m_file, isReadable, why = file.errorString()] {
            return isReadable ? tr("The statistics in %1 were written by a newer version of Storeys and are not "
                                   "changed. Update Storeys.")
                                    .arg(name)
                              : tr("The statistics in %1 cannot be read: %2").arg(name, why);
        });
        return;
    }
    if (content["version"].toInt() == version && content["games"].isArray()) {
        m_games = content["games"].toArray();
        return;
    }
    file.close();
    const QString aside = freeName(QFileInfo(m_file).path(), "statistics-damaged", ".json");
    const bool isMoved = QFile::rename(m_file, aside);
    m_isLeftAlone = !isMoved;
    m_problem = Telling([=, name = m_file] {
        return isMoved ? tr("The statistics in %1 are damaged, so a new file was started. The damaged file is kept "
                            "as %2.")
                             .arg(name, aside)
                       : tr("The statistics in %1 are damaged.").arg(name);
    });
}

void Statistics::write()
{
    if (m_isLeftAlone || m_file.isEmpty())
        return;
    QDir().mkpath(QFileInfo(m_file).path());
    const QByteArray bytes = QJsonDocument(QJsonObject{{"version", version}, {"games", m_games}}).toJson();
    const auto problem = replaceFile(m_file, bytes);
    m_problem = {};
    if (problem)
        m_problem = Telling([why = *problem] { return tr("Could not save the statistics: %1").arg(why.text()); });
}

void Statistics::add(QJsonObject figures)
{
    const QJsonArray players = figures["players"].toArray();
    if (std::ranges::all_of(players, [](const QJsonValue& player) { return player["computer"].toBool(); }))
        return;
    figures["date"] = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    const auto lock = lockOf(m_file);
    readAgain();
    if (m_current.isEmpty())
        m_current = QUuid::createUuid().toString(QUuid::WithoutBraces);
    figures["id"] = m_current;
    if (const qsizetype place = placeOfCurrent(); place >= 0)
        m_games[place] = figures;
    else
        m_games += figures;
    write();
    emit changed();
}

void Statistics::takeBack()
{
    if (m_current.isEmpty())
        return;
    const auto lock = lockOf(m_file);
    readAgain();
    if (const qsizetype place = placeOfCurrent(); place >= 0)
        m_games.removeAt(place);
    m_current.clear();
    write();
    emit changed();
}

// Another window may have added games since. Not if ours could not be written before: they would be gone.
void Statistics::readAgain()
{
    if (!m_isLeftAlone && m_problem.isEmpty())
        read();
}

qsizetype Statistics::placeOfCurrent() const
{
    const auto found =
        std::ranges::find_if(m_games, [this](const QJsonValue& game) { return game["id"].toString() == m_current; });
    return found == m_games.end() ? -1 : found - m_games.begin();
}

QList<QString> Statistics::variants() const
{
    QList<QString> variants;
    for (const QJsonValue& game : m_games)
        if (const QString variant = game["variant"].toString(); !variants.contains(variant))
            variants += variant;
    variants.sort();
    return variants;
}

QList<PersonRecord> Statistics::records() const
{
    std::map<std::tuple<QString, QString, bool>, PersonRecord> records; // by name, variant and whether solo
    for (const QJsonValue& game : m_games) {
        const QJsonArray players = game["players"].toArray();
        const bool isSolo = players.size() == 1;
        for (const QJsonValue& player : players) {
            if (player["computer"].toBool())
                continue;
            const QString name = shownName(player["name"].toString());
            for (const QString& variant : {QString(), game["variant"].toString()}) {
                PersonRecord& record = records[{name, variant, isSolo}];
                record.name = name;
                record.variant = variant;
                record.solo = isSolo;
                count(player.toObject(), record);
            }
        }
    }
    QList<PersonRecord> list;
    for (auto& [key, record] : records) {
        if (const auto scored = record.scores.size(); scored > 0)
            record.average = qRound(std::accumulate(record.scores.begin(), record.scores.end(), 0.0) / double(scored));
        list += record;
    }
    return list;
}

QByteArray Statistics::csv() const
{
    QString lines =
        "date,variant,lexicon,name,points,won,best play,best play points,best word,best word points,highest stack,"
        "hints\n";
    for (const QJsonValue& game : m_games)
        for (const QJsonValue& player : game["players"].toArray())
            if (!player["computer"].toBool())
                lines += csvLine(game.toObject(), player.toObject());
    return lines.toUtf8();
}

void Statistics::reset()
{
    const auto lock = lockOf(m_file);
    m_games = {};
    m_current.clear();
    write();
    emit changed();
}

} // namespace storeys
