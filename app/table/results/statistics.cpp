#include "table/results/statistics.h"

#include "table/files/safe_file.h"
#include "table/text/player_name.h"
#include "table/text/telling.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QMap>
#include <QUuid>

#include <algorithm>

namespace storeys {

namespace {

constexpr int version = 1;

// One name's figures, while the games are gone through.
struct Person
{
    int games = 0;
    int wins = 0;
    int winsWithHints = 0;
    QVariantList scores;
    int sum = 0;
    QJsonObject play, word; // of the games in which they were best
    int highest = 0;
};

void count(const QJsonObject& player, Person& person)
{
    const int points = player["points"].toInt();
    person.wins += player["won"].toBool() ? 1 : 0;
    person.winsWithHints += player["won"].toBool() && player["hints"].toInt() > 0 ? 1 : 0;
    ++person.games;
    if (player.contains("points")) { // not in a race
        person.scores += points;
        person.sum += points;
    }
    if (player["playPoints"].toInt() > person.play["playPoints"].toInt())
        person.play = player;
    if (player["wordPoints"].toInt() > person.word["wordPoints"].toInt())
        person.word = player;
    person.highest = std::max(person.highest, player["highest"].toInt());
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

QVariantList Statistics::peopleOf(const QString& variant) const
{
    QMap<QString, Person> byName;
    const auto counts = [&](const QJsonValue& game) {
        return variant.isEmpty() || game["variant"].toString() == variant;
    };
    for (const QJsonValue& game : m_games)
        for (const QJsonValue& player : game["players"].toArray())
            if (!player["computer"].toBool() && counts(game))
                count(player.toObject(), byName[shownName(player["name"].toString())]);
    QVariantList people;
    for (auto person = byName.cbegin(); person != byName.cend(); ++person) {
        const auto scored = person->scores.size();
        people +=
            QVariantMap{{"name", person.key()},
                        {"games", person->games},
                        {"wins", person->wins},
                        {"winsWithHints", person->winsWithHints},
                        {"average", scored > 0 ? QVariant(qRound(double(person->sum) / double(scored))) : QVariant()},
                        {"bestPlay", person->play["play"].toString()},
                        {"bestPlayPoints", person->play["playPoints"].toInt()},
                        {"bestWord", person->word["word"].toString()},
                        {"bestWordPoints", person->word["wordPoints"].toInt()},
                        {"highest", person->highest},
                        {"scores", person->scores}};
    }
    return people;
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
