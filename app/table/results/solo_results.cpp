#include "table/results/solo_results.h"

#include "table/results/statistics.h"
#include "table/text/lexicon_text.h"
#include "table/text/player_name.h"
#include "table/text/square_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>

namespace storeys {

namespace {

class SoloText
{
    Q_DECLARE_TR_FUNCTIONS(SoloText)

public:
    static QString words(KeptList::Fault fault, const QString& file, const QString& detail)
    {
        switch (fault) {
        case KeptList::Newer:
            return tr("The solo results in %1 were written by a newer version of Storeys, so new results are not "
                      "saved. Update Storeys.")
                .arg(file);
        case KeptList::Unreadable:
        case KeptList::DamagedAndStuck:
            return tr("The solo results in %1 cannot be read, so new results are not saved. Check that you may read "
                      "the file.")
                .arg(file);
        case KeptList::Damaged:
            return tr("The solo results in %1 are damaged and a new file was started. The damaged file is kept as "
                      "%2.")
                .arg(file, detail);
        case KeptList::Unwritten: return tr("Could not save the solo results: %1").arg(detail);
        }
        return {};
    }
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

// Nullopt if something that is needed is missing.
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

bool areSound(const QJsonArray& entries)
{
    return std::ranges::all_of(entries,
                               [](const QJsonValue& entry) { return resultFrom(entry.toObject()).has_value(); });
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

SoloResults::SoloResults(JobThread& disk, const QString& file)
    : m_list(disk, {.name = "results", .isSound = areSound, .words = SoloText::words})
{
    connect(&m_list, &KeptList::changed, this, &SoloResults::sort);
    m_list.keepIn(file);
}

void SoloResults::add(const SoloResult& result)
{
    m_latest = result;
    m_list.change([entry = jsonOf(result)](QJsonArray& entries) { entries += entry; });
}

void SoloResults::sort()
{
    m_results.clear();
    for (const QJsonValue& entry : m_list.entries())
        m_results.push_back(*resultFrom(entry.toObject()));
    std::ranges::stable_sort(m_results, [](const SoloResult& a, const SoloResult& b) {
        return a.total != b.total ? a.total > b.total : a.date < b.date;
    });
    emit changed();
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

} // namespace storeys
