#include "table/results/solo_results.h"

#include "table/results/statistics.h"
#include "table/text/lexicon_text.h"
#include "table/text/player_name.h"

#include <QLocale>

namespace storeys {

namespace {

constexpr const char* unreadable = QT_TRANSLATE_NOOP(
    "Table", "The solo results in %1 cannot be read, so new results are not saved. Check that you may read the file.");

constexpr KeptList::Faults resultsFaults{
    .newer = QT_TRANSLATE_NOOP("Table", "The solo results in %1 were written by a newer version of Storeys, so new "
                                        "results are not saved. Update Storeys."),
    .unreadable = unreadable,
    .damaged = QT_TRANSLATE_NOOP("Table", "The solo results in %1 are damaged and a new file was started. The damaged "
                                          "file is kept as %2."),
    .stuck = unreadable,
    .unwritten = QT_TRANSLATE_NOOP("Table", "Could not save the solo results: %1"),
};

// Whether a stored result has all required fields. `hints` is not required, because older files lack it.
bool isSoundResult(const QJsonValue& result)
{
    return QDate::fromString(result["date"].toString(), Qt::ISODate).isValid()
           && !result["variant"].toString().isEmpty() && !result["lexicon"].toString().isEmpty()
           && result["total"].isDouble();
}

} // namespace

QJsonObject soloResultOf(const Game& game, QDate date)
{
    const RuleBook& book = *game.setup().book;
    const QJsonObject figures = figuresOf(game, 0);
    return {{"date", date.toString(Qt::ISODate)},
            {"name", QString::fromStdString(game.setup().players.front())},
            {"variant", variantKey(book.variant)},
            {"lexicon", dictionaryKey(*book.lexicon)},
            {"total", game.result()->seats.front().total.value},
            {"bestWord", figures["word"]},
            {"bestWordPoints", figures["wordPoints"]},
            {"bestPlay", figures["play"]},
            {"bestPlayPoints", figures["playPoints"]},
            {"hints", figures["hints"]}};
}

SoloResults::SoloResults(JobThread& disk, const QString& file)
    : KeptList(disk, {.name = "results", .isSound = isSoundResult, .faults = resultsFaults}, file)
{}

void SoloResults::add(const QJsonObject& result)
{
    m_latest = result;
    change([result](QJsonArray& entries) { entries += result; });
}

std::vector<QJsonObject> SoloResults::all() const
{
    auto results =
        listOf<std::vector<QJsonObject>>(entries(), [](const QJsonValue& entry) { return entry.toObject(); });
    std::ranges::stable_sort(results, {}, [](const QJsonObject& result) {
        return std::pair(-result["total"].toInt(), result["date"].toString());
    });
    return results;
}

SoloRow SoloResults::rowOf(const QJsonObject& result, int rank) const
{
    const QDate date = QDate::fromString(result["date"].toString(), Qt::ISODate);
    return {.rank = rank,
            .name = shownName(result["name"].toString()),
            .date = QLocale().toString(date, QLocale::ShortFormat),
            .total = result["total"].toInt(),
            .bestWord = result["bestWord"].toString(),
            .bestWordPoints = result["bestWordPoints"].toInt(),
            .bestPlay = result["bestPlay"].toString(),
            .bestPlayPoints = result["bestPlayPoints"].toInt(),
            .latest = result == m_latest};
}

SoloRow SoloResults::best(const QString& variant, const QString& lexicon) const
{
    for (const QJsonObject& result : all())
        if (result["variant"] == variant && result["lexicon"] == lexicon && result["hints"].toInt() == 0)
            return rowOf(result, 1);
    return {};
}

QList<SoloTable> SoloResults::tables() const
{
    QList<SoloTable> tables;
    for (const QJsonObject& result : all()) {
        const QString variant = result["variant"].toString();
        const QString lexicon = dictionaryKeyText(result["lexicon"].toString());
        auto table = std::ranges::find_if(
            tables, [&](const SoloTable& known) { return known.variant == variant && known.lexicon == lexicon; });
        if (table == tables.end())
            table = tables.insert(tables.end(), {variant, lexicon, {}, {}});
        QList<SoloRow>& rows = result["hints"].toInt() > 0 ? table->withHints : table->rows;
        rows += rowOf(result, static_cast<int>(rows.size()) + 1);
    }
    return tables;
}

} // namespace storeys
