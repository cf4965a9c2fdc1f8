#include "opened_record.h"

#include "base/mapped_file.h"
#include "bots/levels.h"
#include "game/game_clock.h"
#include "game_start.h"
#include "record/gcg_game.h"
#include "record_book.h"

#include <QCoreApplication>

#include <algorithm>

namespace storeys {

namespace {

class RecordText
{
    Q_DECLARE_TR_FUNCTIONS(RecordText)

public:
    static QString noSeed() { return tr("The record has no seed, so nobody knows what is left in the bag."); }
    static QString notShown() { return tr("This game can't be shown in the window."); }
};

Error wrong(const QString& file, const QString& reason, int line = 0)
{
    const QString where = line > 0 ? QString("%1:%2").arg(file).arg(line) : file;
    return {(where + ": " + reason).toStdString()};
}

SeatKind kindOf(const RecordPlayer& player)
{
    const bool isKnown = std::ranges::find(botLevels(), player.kind) != botLevels().end();
    return {isKnown ? QString::fromStdString(player.kind) : QString()};
}

} // namespace

Result<OpenedRecord> openRecord(const QString& file, const DataPlace& data)
{
    const auto mapped = MappedFile::open(file.toStdString());
    if (!mapped)
        return mapped.error();
    const auto bytes = (*mapped)->bytes();
    const ReadGcg read = readGcg({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    if (read.error)
        return wrong(file, QString::fromStdString(read.error->reason), read.error->line);
    const RecordBook book = bookOf(read.record, data);
    if (book.error)
        return wrong(file, QString::fromStdString(book.error->reason), book.error->line);
    if (!canShow(book.book->variant))
        return wrong(file, RecordText::notShown());
    if (!read.record.seed)
        return wrong(file, RecordText::noSeed());
    RebuiltGame rebuilt = rebuildGame(read, book.book);
    if (rebuilt.error)
        return wrong(file, QString::fromStdString(rebuilt.error->reason), rebuilt.error->line);
    std::vector<SeatKind> kinds;
    for (const RecordPlayer& player : read.record.players)
        kinds.push_back(kindOf(player));
    const int seats = static_cast<int>(kinds.size());
    const std::string& clock = read.record.clock;
    if (const auto kept = GameClock::read(clock, seats, {}); !clock.empty() && !kept)
        return wrong(file, QString::fromStdString(kept.error().message));
    return OpenedRecord{*std::move(rebuilt.game), std::move(kinds), clock};
}

} // namespace storeys
