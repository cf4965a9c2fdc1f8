#include "table/results/solo_results.h"

#include "table/files/safe_file.h"
#include "table/results/game_figures.h"
#include "table/text/lexicon_text.h"
#include "table/text/place_text.h"
#include "table/text/player_name.h"
#include "table/text/telling.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>

namespace storeys {

namespace {

constexpr int version = 1;

class SoloText
{
    Q_DECLARE_TR_FUNCTIONS(SoloText)

public:
    static QString damaged(const QString& file, const QString& aside)
    {
        return tr("The solo results in %1 are damaged and a new file was started. The damaged file is kept as %2.")
            .arg(file, aside);
    }
    static QString stuck(const QString& file)
    {
        return tr("The solo results in %1 cannot be read, so new results are not saved. Check that you may read the "
                  "file.")
            .arg(file);
    }
    static QString newer(const QString& file)
    {
        return tr("The solo results in %1 were written by a newer version of Storeys, so new results are not saved. "
                  "Update Storeys.")
            .arg(file);
    }
    static QString unsaved(const QString& why) { return tr("Could not save the solo results: %1").arg(why); }
};

QJsonObject jsonOf(const SoloResult& result)
{
    return {{"date", result.date.toString(Qt::ISODate)},
            {"name", result.name},
            {"variant", result.variant},
            {"lexicon", result.lexicon},
            {"total", result.total},
            {"bestWord", result.bestWord},
            {"bestWordPoints", result.bestWordPoints},
            {"bestPlay", result.bestPlay},
            {"bestPlayPoints", result.bestPlayPoints},
            {"hints", result.hints}};
}

// None where something needed is missing.
std::optional<SoloResult> resultFrom(const QJsonObject& json)
{
    SoloResult result{QDate::fromString(json["date"].toString(), Qt::ISODate),
                      json["name"].toString(),
                      json["variant"].toString(),
                      json["lexicon"].toString(),
                      json["total"].toInt(),
                      json["bestWord"].toString(),
                      json["bestWordPoints"].toInt(),
                      json["bestPlay"].toString(),
                      json["bestPlayPoints"].toInt(),
                      json["hints"].toInt()}; // older files don't have it
    if (!result.date.isValid() || result.variant.isEmpty() || result.lexicon.isEmpty() || !json["total"].isDouble())
        return std::nullopt;
    return result;
}

// None where it is no table of results.
std::optional<std::vector<SoloResult>> resultsFrom(const QJsonObject& file)
{
    if (file["version"] != version || !file["results"].isArray())
        return std::nullopt;
    std::vector<SoloResult> results;
    for (const QJsonValue entry : file["results"].toArray()) {
        const auto result = resultFrom(entry.toObject());
        if (!result)
            return std::nullopt;
        results.push_back(*result);
    }
    return results;
}

SoloRow rowOf(const SoloResult& result, int rank, bool latest)
{
    return {.rank = rank,
            .name = shownName(result.name),
            .date = QLocale().toString(result.date, QLocale::ShortFormat),
            .total = result.total,
            .bestWord = result.bestWord,
            .bestWordPoints = result.bestWordPoints,
            .bestPlay = result.bestPlay,
            .bestPlayPoints = result.bestPlayPoints,
            .latest = latest};
}

bool isOf(const SoloResult& result, const QString& variant, const QString& lexicon)
{
    return result.variant == variant && result.lexicon == lexicon;
}

} // namespace

SoloResult SoloResult::of(const Game& game, QDate date)
{
    const RuleBook& book = *game.setup().book;
    const Alphabet& alphabet = book.variant.tiles.alphabet;
    SoloResult result{date,
                      QString::fromStdString(game.setup().players.front()),
                      QString::fromStdString(book.variant.id),
                      dictionaryKey(*book.lexicon),
                      game.result()->seats.front().total.value,
                      {},
                      0,
                      {},
                      0,
                      hintsOf(game, 0)};
    for (const Turn& turn : game.turns()) {
        for (const ScoredWord& scored : turn.score().words)
            if (scored.points.value > result.bestWordPoints) {
                result.bestWordPoints = scored.points.value;
                result.bestWord = QString::fromStdString(alphabet.spell(scored.word.letters()));
            }
        if (turn.score().total().value > result.bestPlayPoints) {
            result.bestPlayPoints = turn.score().total().value;
            result.bestPlay = wordsOf(turn, alphabet).join(u" · ");
        }
    }
    return result;
}

void SoloResults::sort()
{
    std::ranges::stable_sort(m_results, [](const SoloResult& a, const SoloResult& b) {
        return a.total != b.total ? a.total > b.total : a.date < b.date;
    });
}

SoloRow SoloResults::best(const QString& variant, const QString& lexicon) const
{
    for (const SoloResult& result : m_results)
        if (isOf(result, variant, lexicon) && result.hints == 0)
            return rowOf(result, 1, result == m_latest);
    return {};
}

QList<SoloTable> SoloResults::tables() const
{
    QList<SoloTable> tables;
    QStringList seen;
    for (const SoloResult& first : m_results) {
        const QString key = first.variant + '/' + first.lexicon;
        if (seen.contains(key))
            continue;
        seen += key;
        SoloTable table{first.variant, dictionaryKeyText(first.lexicon), {}, {}};
        for (const SoloResult& result : m_results)
            if (isOf(result, first.variant, first.lexicon)) {
                QList<SoloRow>& rows = result.hints > 0 ? table.withHints : table.rows;
                rows += rowOf(result, static_cast<int>(rows.size()) + 1, result == m_latest);
            }
        tables += table;
    }
    return tables;
}

Telling SoloResults::read()
{
    QFile file(m_file);
    if (!file.exists())
        return {};
    if (!file.open(QIODevice::ReadOnly)) {
        m_mayWrite = false;
        return Telling([file = m_file] { return SoloText::stuck(file); });
    }
    const QJsonObject content = QJsonDocument::fromJson(file.readAll()).object();
    file.close();
    m_mayWrite = content["version"].toInt() <= version;
    if (!m_mayWrite)
        return Telling([file = m_file] { return SoloText::newer(file); });
    auto results = resultsFrom(content);
    if (!results)
        return putAside();
    m_results = *std::move(results);
    m_results.insert(m_results.end(), m_unsaved.begin(), m_unsaved.end());
    sort();
    return {};
}

// The first name that is free.
Telling SoloResults::putAside()
{
    const QFileInfo info(m_file);
    QString aside;
    for (int n = 1; aside.isEmpty() || QFileInfo::exists(aside); ++n)
        aside = QString("%1/%2-damaged-%3.json").arg(info.path(), info.completeBaseName()).arg(n);
    m_mayWrite = QFile::rename(m_file, aside);
    return Telling([file = m_file, aside, isAside = m_mayWrite] {
        return isAside ? SoloText::damaged(file, aside) : SoloText::stuck(file);
    });
}

Telling SoloResults::add(const SoloResult& result)
{
    if (m_file.isEmpty()) {
        put(result);
        return {};
    }
    const auto lock = lockOf(m_file);
    const Telling problem = read();
    m_unsaved.push_back(result);
    put(result);
    const Telling unwritten = m_mayWrite ? write() : Telling();
    return unwritten.isEmpty() ? problem : unwritten;
}

void SoloResults::put(const SoloResult& result)
{
    m_results.push_back(result);
    m_latest = result;
    sort();
}

Telling SoloResults::write()
{
    QJsonArray entries;
    for (const SoloResult& result : m_results)
        entries.append(jsonOf(result));
    const QByteArray text = QJsonDocument(QJsonObject{{"version", version}, {"results", entries}}).toJson();
    if (const auto problem = replaceFile(m_file, text))
        return Telling([why = *problem] { return SoloText::unsaved(why); });
    m_unsaved.clear();
    return {};
}

} // namespace storeys
