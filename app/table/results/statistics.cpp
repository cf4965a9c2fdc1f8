#include "table/results/statistics.h"

#include "table/text/lexicon_text.h"
#include "table/text/player_name.h"
#include "table/text/square_text.h"

#include <QDateTime>
#include <QUuid>

#include <numeric>
#include <tuple>

namespace storeys {

namespace {

void count(const Turn& turn, const Alphabet& alphabet, QJsonObject& player)
{
    for (const ScoredWord& scored : turn.score().words)
        if (scored.points.value > player["wordPoints"].toInt()) {
            player["word"] = spelled(scored.word.letters(), alphabet);
            player["wordPoints"] = scored.points.value;
        }
    if (turn.score().total().value > player["playPoints"].toInt()) {
        player["play"] = wordsOf(turn, alphabet).join(u" · ");
        player["playPoints"] = turn.score().total().value;
    }
    for (const PlacedTile& placed : turn.placed())
        player["highest"] = std::max(player["highest"].toInt(), placed.before.value + 1);
}

constexpr KeptList::Faults statisticsFaults{
    .newer = QT_TRANSLATE_NOOP("Table", "The statistics in %1 were written by a newer version of Storeys and are not "
                                        "changed. Update Storeys."),
    .unreadable = QT_TRANSLATE_NOOP("Table", "The statistics in %1 cannot be read: %2"),
    .damaged =
        QT_TRANSLATE_NOOP("Table", "The statistics in %1 are damaged, so a new file was started. The damaged file "
                                   "is kept as %2."),
    .stuck = QT_TRANSLATE_NOOP("Table", "The statistics in %1 are damaged."),
    .unwritten = QT_TRANSLATE_NOOP("Table", "Could not save the statistics: %1"),
};

// The index of the game with that id, or -1.
qsizetype placeOf(const QJsonArray& games, const QString& id)
{
    const auto found = std::ranges::find_if(games, [&](const QJsonValue& game) { return game["id"].toString() == id; });
    return found == games.end() ? -1 : found - games.begin();
}

void count(const QJsonObject& player, PersonRecord& record)
{
    ++record.games;
    record.wins += player["won"].toBool() ? 1 : 0;
    record.winsWithHints += player["won"].toBool() && player["hints"].toInt() > 0 ? 1 : 0;
    if (player.contains("points")) // races have no points
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

// The text in quotes, with inner quotes doubled. An apostrophe in front keeps a spreadsheet from reading a formula.
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

} // namespace

QJsonObject figuresOf(const Game& game, int seat)
{
    QJsonObject player{{"play", ""}, {"playPoints", 0}, {"word", ""}, {"wordPoints", 0}, {"highest", 0}};
    const auto& turns = game.turns();
    int hints = game.position().turn == seat ? game.hintsFor(turns.size()) : 0; // hints for a turn that was never taken
    for (std::size_t i = 0; i < turns.size(); ++i) {
        if (turns[i].seat != seat)
            continue;
        hints += game.hintsFor(i);
        if (!turns[i].isWithdrawal() && !(i + 1 < turns.size() && turns[i + 1].isWithdrawal()))
            count(turns[i], game.position().variant().tiles.alphabet, player);
    }
    player["hints"] = hints;
    return player;
}

QJsonObject figuresOf(const Game& game, const std::vector<SeatKind>& kinds)
{
    QJsonArray players;
    for (int seat = 0; seat < static_cast<int>(kinds.size()); ++seat) {
        const GameResult::Line& line = game.result()->seats[seat];
        QJsonObject player = figuresOf(game, seat);
        player["name"] = QString::fromStdString(game.setup().players[seat]);
        player["computer"] = !kinds[seat].level.isEmpty();
        if (kinds[seat].away)
            player["away"] = true;
        player["won"] = line.wins && kinds.size() > 1;
        if (featuresOf(game.position().variant(), game.position().houseRules()).points)
            player["points"] = line.total.value;
        players += player;
    }
    return {{"variant", variantKey(game.position().variant())},
            {"lexicon", dictionaryKey(*game.position().book->lexicon)},
            {"players", players}};
}

Statistics::Statistics(JobThread& disk, const QString& file)
    : KeptList(disk, {.name = "games", .isSound = [](const QJsonValue&) { return true; }, .faults = statisticsFaults},
               file)
{}

void Statistics::add(QJsonObject figures)
{
    const QJsonArray players = figures["players"].toArray();
    if (std::ranges::all_of(players, [](const QJsonValue& player) { return player["computer"].toBool(); }))
        return;
    if (m_current.isEmpty())
        m_current = QUuid::createUuid().toString(QUuid::WithoutBraces);
    figures["date"] = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    figures["id"] = m_current;
    change([figures = std::move(figures), id = m_current](QJsonArray& games) {
        if (const qsizetype place = placeOf(games, id); place >= 0)
            games[place] = figures;
        else
            games += figures;
    });
}

void Statistics::takeBack()
{
    if (m_current.isEmpty())
        return;
    change([id = std::exchange(m_current, {})](QJsonArray& games) {
        if (const qsizetype place = placeOf(games, id); place >= 0)
            games.removeAt(place);
    });
}

void Statistics::reset()
{
    m_current.clear();
    change([](QJsonArray& games) { games = {}; });
}

QList<PersonRecord> Statistics::records() const
{
    std::map<std::tuple<QString, QString, bool>, PersonRecord> records; // by name, variant and whether solo
    for (const QJsonValue& game : entries()) {
        const QJsonArray players = game["players"].toArray();
        const bool isSolo = players.size() == 1;
        for (const QJsonValue& player : players) {
            if (player["computer"].toBool() || player["away"].toBool())
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
    for (const QJsonValue& game : entries())
        for (const QJsonValue& player : game["players"].toArray())
            if (!player["computer"].toBool())
                lines += csvLine(game.toObject(), player.toObject());
    return lines.toUtf8();
}

} // namespace storeys
