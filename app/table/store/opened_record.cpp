#include "table/store/opened_record.h"

#include "bots/levels.h"
#include "game/game_clock.h"
#include "record/read_game.h"
#include "record_book.h"
#include "table/files/safe_file.h"
#include "table/start/game_start.h"
#include "table/start/own_variants.h"
#include "table/text/error_text.h"

#include <algorithm>

namespace storeys {

namespace {

SeatKind kindOf(const RecordPlayer& player)
{
    const bool isKnown = std::ranges::find(botLevels(), player.kind) != botLevels().end();
    return {isKnown ? QString::fromStdString(player.kind) : QString()};
}

} // namespace

Result<OpenedRecord, QString> openRecord(const QString& file, const DataPlace& data)
{
    const auto text = readWhole(file);
    if (!text)
        return text.error();
    return openRecord(file, *text, data);
}

Result<OpenedRecord, QString> openRecord(const QString& file, const QByteArray& text, const DataPlace& data)
{
    const ReadGcg read = readGcg({text.constData(), static_cast<std::size_t>(text.size())});
    if (read.error && read.record.isBlank())
        return noRecord(file);
    if (read.error)
        return recordFault(file, *read.error);
    const RecordChoices unjudged{"standard", {"mode=challenge"}};
    RecordBook book = bookOf(read.record, data, read.record.isForeign() ? unjudged : RecordChoices());
    const bool isWordless = book.error && book.error->line > 0 && book.error->line == read.record.lexicon.line;
    if (isWordless)
        book = bookOf(read.record, data, RecordChoices{"standard", {}});
    if (book.error)
        return recordFault(file, *book.error);
    if (!isForTheWindow(book.book->variant))
        return recordFault(file, {read.record.variant.line, notForTheWindow(book.book->variant)});
    // Without a seed nobody knows what is in the bag, but the game can still be looked at.
    const WordsAre words = isWordless || read.record.isForeign() ? WordsAre::NotJudged : WordsAre::Judged;
    RebuiltGame rebuilt = isWordless ? pastGame(read, book.book, words) : rebuildGame(read, book.book);
    if (rebuilt.error && !isWordless)
        rebuilt = pastGame(read, book.book, words);
    if (rebuilt.error)
        return recordFault(file, *rebuilt.error);
    std::vector<SeatKind> kinds;
    for (const RecordPlayer& player : read.record.players)
        kinds.push_back(kindOf(player));
    const int seats = static_cast<int>(kinds.size());
    const std::string& clock = read.record.clock;
    if (const auto kept = GameClock::read(clock, seats, {}); !clock.empty() && !kept)
        return recordFault(file, {0, kept.error()});
    const std::string missing = isWordless ? read.record.lexicon.text : std::string();
    return OpenedRecord{*std::move(rebuilt.game), text, std::move(kinds), clock, missing};
}

} // namespace storeys
