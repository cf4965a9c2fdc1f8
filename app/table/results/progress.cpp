#include "table/results/progress.h"

#include "table/text/player_name.h"

#include <QDateTime>
#include <QJsonObject>
#include <QUuid>

#include <numeric>

namespace storeys {

namespace {

constexpr KeptList::Faults progressFaults{
    .newer =
        QT_TRANSLATE_NOOP("Table", "The learning progress in %1 was written by a newer version of Storeys and is not "
                                   "changed. Update Storeys."),
    .unreadable = QT_TRANSLATE_NOOP("Table", "The learning progress in %1 cannot be read: %2"),
    .damaged =
        QT_TRANSLATE_NOOP("Table", "The learning progress in %1 is damaged, so a new file was started. The damaged "
                                   "file is kept as %2."),
    .stuck = QT_TRANSLATE_NOOP("Table", "The learning progress in %1 is damaged."),
    .unwritten = QT_TRANSLATE_NOOP("Table", "Could not save the learning progress: %1"),
};

bool isSoundLine(const QJsonValue& line)
{
    return !line["name"].toString().isEmpty() && !line["variant"].toString().isEmpty();
}

constexpr const char* sizes[] = {"small", "medium", "large"};

QJsonObject lineOf(const PlayerReview& review)
{
    QJsonArray lost;
    for (const Estimate& term : review.lostByTerm)
        lost += rounded(term.value);
    QJsonObject line{{"turns", review.turns},
                     {"small", review.count(Grade::Small)},
                     {"medium", review.count(Grade::Medium)},
                     {"large", review.count(Grade::Large)},
                     {"draws", rounded(review.draws.value)},
                     {"plays", rounded(review.plays.value)},
                     {"lost", lost}};
    if (const int accuracy = shownAccuracy(review); accuracy >= 0)
        line["accuracy"] = accuracy;
    return line;
}

bool isOf(const QJsonValue& line, const QString& game)
{
    return line["game"].toString() == game;
}

void removeLines(QJsonArray& lines, const QString& game)
{
    for (qsizetype n = lines.size(); n-- > 0;)
        if (isOf(lines[n], game))
            lines.removeAt(n);
}

// Replaces a game's entries in place, keeping their date; the entries of a new game go to the end, with today's date.
void putLines(QJsonArray& lines, const QString& game, const QJsonArray& fresh)
{
    const auto old = std::ranges::find_if(lines, [&](const QJsonValue& line) { return isOf(line, game); });
    qsizetype place = old - lines.begin();
    const QString date =
        old == lines.end() ? QDateTime::currentDateTimeUtc().toString(Qt::ISODate) : old->toObject()["date"].toString();
    removeLines(lines, game);
    for (const QJsonValue& one : fresh) {
        QJsonObject line = one.toObject();
        line["game"] = game;
        line["date"] = date;
        lines.insert(place++, line);
    }
}

// Adds the figures of an entry to the sums in `record`.
void count(const QJsonValue& line, ProgressRecord& record)
{
    ++record.games;
    if (line["accuracy"].isDouble())
        record.accuracies += std::clamp(line["accuracy"].toInt(), 0, 100);
    for (qsizetype n = 0; n < record.mistakes.size(); ++n)
        record.mistakes[n] += line[QLatin1String(sizes[n])].toInt();
    record.draws += line["draws"].toDouble();
    const QJsonArray lost = line["lost"].toArray();
    for (qsizetype n = 0; n < record.lost.size(); ++n)
        record.lost[n] += lost.at(n).toDouble();
}

// Turns the sums in `record` into averages.
void average(ProgressRecord& record)
{
    if (!record.accuracies.isEmpty())
        record.accuracy = qRound(std::accumulate(record.accuracies.begin(), record.accuracies.end(), 0.0)
                                 / double(record.accuracies.size()));
    for (QList<double>* sums : {&record.mistakes, &record.lost})
        for (double& sum : *sums)
            sum = rounded(sum / record.games);
    record.draws = rounded(record.draws / record.games);
}

} // namespace

Progress::Progress(LiveGame& live, GameAnalysis& analysis, JobThread& disk)
    : KeptList(disk, {.name = "games", .isSound = isSoundLine, .faults = progressFaults}), m_live(live),
      m_analysis(analysis)
{
    connect(&live, &LiveGame::started, this, [this] { m_current.clear(); });
    connect(&live, &LiveGame::reopened, this, &Progress::takeBack);
    connect(&analysis, &GameAnalysis::completed, this, &Progress::add);
}

void Progress::add()
{
    if (m_live.isLookOnly() || !m_live.isOurs())
        return;
    const Game& game = *m_live.game();
    const GameReview reviews = m_analysis.reviews();
    QJsonArray lines;
    for (int seat = 0; seat < m_live.seats(); ++seat) {
        const PlayerReview review = playerReview(reviews, seat);
        if (!m_live.isHere(seat) || review.turns == 0)
            continue;
        QJsonObject line = lineOf(review);
        line["name"] = QString::fromStdString(game.setup().players[seat]);
        line["variant"] = QString::fromStdString(game.position().variant().id);
        line["words"] = m_analysis.words();
        lines += line;
    }
    if (lines.isEmpty())
        return;
    if (const QString fingerprint = m_analysis.fingerprint(); !fingerprint.isEmpty())
        m_current = fingerprint;
    else if (m_current.isEmpty())
        m_current = QUuid::createUuid().toString(QUuid::WithoutBraces);
    change([lines, game = m_current](QJsonArray& all) { putLines(all, game, lines); });
}

void Progress::takeBack()
{
    if (!m_current.isEmpty())
        change([game = std::exchange(m_current, {})](QJsonArray& lines) { removeLines(lines, game); });
}

void Progress::reset()
{
    change([](QJsonArray& lines) { lines = {}; });
}

QList<ProgressRecord> Progress::records() const
{
    std::map<std::pair<QString, QString>, ProgressRecord> records; // by name and variant
    for (const QJsonValue& line : entries()) {
        const QString name = shownName(line["name"].toString());
        for (const QString& variant : {QString(), line["variant"].toString()}) {
            ProgressRecord& record = records[{name, variant}];
            record.name = name;
            record.variant = variant;
            record.mistakes.resize(std::size(sizes));
            record.lost.resize(termCount);
            count(line, record);
        }
    }
    QList<ProgressRecord> list;
    for (auto& [key, record] : records) {
        average(record);
        list += record;
    }
    return list;
}

} // namespace storeys
