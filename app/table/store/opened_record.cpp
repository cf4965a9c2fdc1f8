#include "table/store/opened_record.h"

#include "bots/levels.h"
#include "record/board_text.h"
#include "record/limits.h"
#include "record_book.h"
#include "table/files/safe_file.h"
#include "table/start/own_variants.h"
#include "table/text/error_text.h"
#include "table/text/lexicon_text.h"

#include <QRegularExpression>

namespace storeys {

namespace {

// The number of consecutive turns without points just before turn n (from 0). A withdrawn play does not count, unless
// it cost the turn.
int scorelessBefore(const Game& game, int n)
{
    const auto& turns = game.turns();
    const auto before = [&](int turn) -> const Position& {
        return game.positionBefore(static_cast<std::size_t>(turn));
    };
    int count = 0;
    while (n > 0) {
        const Turn& last = turns[static_cast<std::size_t>(n - 1)];
        const Position& after = before(n);
        n -= last.isWithdrawal() && n > 1 ? 2 : 1;
        if (before(n).seats[last.seat].points != after.seats[last.seat].points)
            break;
        count += after.turn != last.seat || after.seats.size() == 1;
    }
    return count;
}

const QRegularExpression& encodingLine()
{
    static const QRegularExpression line("^(\\x{feff}?#character-encoding[ \\t]+)[^ \\t\\r\\n]+");
    return line;
}

} // namespace

QString positionText(const TableView& view)
{
    const LiveGame& live = view.live();
    const int turn = view.look().turn();
    const Position& position = live.game()->positionBefore(static_cast<std::size_t>(turn));
    const int shown = live.screen().isCovered() ? -1 : view.rackSeat();
    const auto heldBy = [&](int seat) {
        const Seat& holder = position.seats[seat];
        return seat == shown ? HeldTiles{holder.rack, holder.reserve} : HeldTiles{};
    };
    const Features features = featuresOf(position.variant(), position.houseRules());
    CgpPosition written{position.board};
    if (features.heights || features.pieces) {
        written.racks = {heldBy(shown < 0 ? position.turn : shown)};
    } else {
        const int seats = position.seatCount();
        for (int n = 0; n < seats; ++n) {
            const int seat = (position.turn + n) % seats;
            written.racks.push_back(heldBy(seat));
            written.points.push_back(position.seats[seat].points);
        }
        written.scoreless = scorelessBefore(*live.game(), turn);
    }
    return QString::fromStdString(cgpText(written, position.variant().tiles.alphabet)).trimmed();
}

bool isPositionText(const QString& text)
{
    static const QRegularExpression board(R"(^\s*[\p{L}\p{M}0-9()\[\]#]+(/[\p{L}\p{M}0-9()\[\]#]+){3,}(\s|$))",
                                          QRegularExpression::UseUnicodePropertiesOption);
    return board.match(text).hasMatch();
}

QString textOfRecord(const QByteArray& record)
{
    std::string text;
    GcgLines lines({record.constData(), static_cast<std::size_t>(record.size())});
    while (const auto line = lines.next())
        text += line->text + '\n';
    return QString::fromStdString(text).replace(encodingLine(), "\\1UTF-8");
}

QByteArray recordOfText(const QString& text)
{
    return QString(text).replace(encodingLine(), "\\1UTF-8").toUtf8();
}

namespace {

ReadGcg readText(const QByteArray& text, Reading reading)
{
    return readGcg({text.constData(), static_cast<std::size_t>(text.size())}, reading);
}

std::vector<SeatKind> kindsOf(const GameRecord& record)
{
    std::vector<SeatKind> kinds;
    for (const RecordPlayer& player : record.players) {
        const int seat = static_cast<int>(kinds.size());
        SeatKind& kind = kinds.emplace_back();
        if (readBotSpec(player.kind))
            kind.level = QString::fromStdString(player.kind);
        else
            kind.away = record.seenBy ? !includes(*record.seenBy, seat) : player.kind == "away";
    }
    return kinds;
}

// ---- why a game is for viewing only

QString shownAsWritten()
{
    return Words::tr("You can view this game but not continue it: it is shown as its record is written.");
}

QString bagUnknown()
{
    return Words::tr("You can view this game but not continue it: the record does not say which tiles are in the bag.");
}

QString goesOnElsewhere()
{
    return Words::tr("You can view this game but not continue it: it was saved as one player saw it.");
}

QString recordTooLarge()
{
    return Words::tr("You can view this game but not continue it: its record is too large for more turns.");
}

// `book`: that of the game, perhaps with other words.
QString listMissing(const std::string& list, const RuleBook& book)
{
    const QString name =
        book.lexicon->isEmpty() ? dictionaryText(*book.lexicon, book.variant.language) : QString::fromStdString(list);
    return Words::tr(
               "You can view this game but not continue it: its word list “%1” is not installed. Its words are not "
               "checked.")
        .arg(name);
}

Result<OpenedRecord, QString> openAsWritten(const QString& file, const QByteArray& text, const DataPlace& data)
{
    const ReadGcg read = readText(text, Reading::AsWritten);
    if (read.error && read.record.isBlank())
        return noRecord(file);
    RecordBook book = bookOf(read.record, data, {{}, {"mode=challenge"}});
    if (book.error && read.record.lexicon.line > 0 && book.error->line == read.record.lexicon.line)
        book = bookOf(read.record, data, {"standard", {"mode=challenge"}});
    if (book.error)
        return recordFault(file, *book.error);
    if (!isForTheWindow(book.book->variant))
        return recordFault(file, {read.record.variant.line, notForTheWindow(book.book->variant)});
    FollowedGame written = readAsWritten(read, book.book);
    if (written.error && written.turns.empty())
        return recordFault(file, *written.error);
    if (written.turns.empty() && !written.doubts.empty())
        return recordFault(file, written.doubts.front());
    if (written.positions.empty())
        return noRecord(file);
    RecordNotes notes(read.record, written);
    notes.setWords(*book.book);
    return OpenedRecord{.game = pastGame(read.record, book.book, std::move(written)),
                        .text = text,
                        .kinds = kindsOf(read.record),
                        .notes = std::move(notes),
                        .lookOnlyReason = LateText(read.record.isForeign() ? bagUnknown
                                                   : read.record.seenBy    ? goesOnElsewhere
                                                                           : shownAsWritten)};
}

Result<OpenedRecord, QString> openJudged(const QString& file, const ReadGcg& read, const QByteArray& text,
                                         const DataPlace& data)
{
    if (read.error && read.record.isBlank())
        return noRecord(file);
    if (read.error)
        return recordFault(file, *read.error);
    RecordBook book = bookOf(read.record, data);
    const bool isListMissing = book.error && book.error->line > 0 && book.error->line == read.record.lexicon.line;
    if (isListMissing)
        book = bookOf(read.record, data, RecordChoices{"standard", {}});
    if (book.wordless)
        book = bookOf(read.record, data, {{}, {"mode=challenge"}});
    const bool isWordless = isListMissing || book.wordless;
    if (book.error)
        return recordFault(file, *book.error);
    if (!isForTheWindow(book.book->variant))
        return recordFault(file, {read.record.variant.line, notForTheWindow(book.book->variant)});
    const bool isTooLarge = text.size() > static_cast<qsizetype>(RecordLimits::bytesToContinue);
    const LateText barred =
        isWordless ? LateText([list = read.record.lexicon.text, book = book.book] { return listMissing(list, *book); })
        : isTooLarge ? LateText(recordTooLarge)
                     : LateText();
    const WordsAre words = isWordless ? WordsAre::NotJudged : WordsAre::Judged;
    const bool isSeen = read.record.seenBy.has_value();
    Result<Game, RecordError> rebuilt = isSeen             ? followedGame(read, book.book, words)
                                        : barred.isEmpty() ? rebuildGame(read, book.book)
                                                           : pastGame(read, book.book, words);
    if (!rebuilt && !isSeen
        && barred.isEmpty()) // without a seed nobody knows what is in the bag, but the game can be viewed
        rebuilt = pastGame(read, book.book, words);
    if (!rebuilt)
        return recordFault(file, rebuilt.error());
    std::vector<SeatKind> kinds = kindsOf(read.record);
    const std::string& clock = read.record.clock;
    if (const auto kept = GameClock::read(clock, static_cast<int>(kinds.size()), {}); !clock.empty() && !kept)
        return recordFault(file, {0, kept.error()});
    RecordNotes notes(read.record, rebuilt->turns());
    const bool isLookOnly = rebuilt->isPast() || rebuilt->isFollowed();
    if (isLookOnly)
        notes.setWords(*book.book);
    return OpenedRecord{
        .game = *std::move(rebuilt),
        .text = text,
        .kinds = std::move(kinds),
        .notes = std::move(notes),
        .said = {.title = read.record.title, .description = read.record.description, .format = read.record.format},
        .clock = clock,
        .lookOnlyReason = !isLookOnly        ? LateText()
                          : isSeen           ? LateText(goesOnElsewhere)
                          : barred.isEmpty() ? LateText(bagUnknown)
                                             : barred};
}

} // namespace

bool isOfOtherProgram(const ReadGcg& read, const QByteArray& text)
{
    return read.record.isForeign() && read.record.format == 0 && !(read.error && text.contains("#variant"));
}

Result<OpenedRecord, QString> openRecord(const QString& file, const DataPlace& data, Reading reading)
{
    const auto text = readWhole(file);
    if (!text)
        return text.error();
    return openRecord(file, *text, data, reading);
}

Result<OpenedRecord, QString> openRecord(const QString& file, const QByteArray& text, const DataPlace& data,
                                         Reading reading)
{
    if (reading == Reading::AsWritten)
        return openAsWritten(file, text, data);
    const ReadGcg read = readText(text, reading);
    return isOfOtherProgram(read, text) ? openAsWritten(file, text, data) : openJudged(file, read, text, data);
}

} // namespace storeys
