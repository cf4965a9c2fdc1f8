#include "table/store/saved_game.h"

#include "record/gcg_reader.h"
#include "record/play_text.h"
#include "table/files/safe_file.h"
#include "table/start/own_variants.h"
#include "table/store/opened_record.h"
#include "table/text/error_text.h"
#include "table/text/lexicon_text.h"
#include "table/text/player_name.h"
#include "table/view/game_rows.h"

#include <QDir>

namespace storeys {

namespace {

using Kind = RecordEvent::Kind;

// Puts the tiles of a play on the board where there is room, without judging the play. Returns their squares.
std::vector<Square> put(Board& board, const RecordEvent& event, const Variant& variant)
{
    std::vector<Square> covered;
    const auto read = readAction(event, variant);
    const auto* play = read ? std::get_if<Play>(&read->action) : nullptr;
    if (!play)
        return covered;
    for (const Placement& placement : play->placements) {
        if (!board.contains(placement.square) || board.height(placement.square).value >= Board::maxHeight)
            continue;
        board.put(placement.square, placement.tile);
        covered.push_back(placement.square);
    }
    return covered;
}

// The board after the last event, without judging the record.
Board boardOf(const GameRecord& record, const Variant& variant)
{
    Board board = variant.emptyBoard();
    std::vector<Square> last;
    for (const RecordEvent& event : record.events) {
        if (event.kind == Kind::Withdrawal)
            for (const Square square : last)
                board.removeTop(square);
        last = event.kind == Kind::Play ? put(board, event, variant) : std::vector<Square>();
    }
    return board;
}

void takePlayers(SavedGame& game, const GameRecord& record)
{
    for (const RecordPlayer& player : record.players)
        game.players.push_back({QString::fromStdString(player.name)});
    for (const RecordEvent& event : record.events) {
        game.players[event.seat].points = event.total;
        game.turns += event.isAction() ? 1 : 0;
    }
    // If a solo game ends with nothing left to subtract, its record has no line for tiles left.
    const bool isCounted = !record.events.empty() && record.events.back().kind == Kind::TilesLeft;
    game.over = isCounted || record.resigned || (game.turns > 0 && record.players.size() == 1 && record.racks.empty());
}

// Follows a record of another program. As in the window, none of its words are judged.
void follow(SavedGame& game, const ReadGcg& gcg, RecordData& data)
{
    const RecordBook book = bookOf(gcg.record, data, {"standard", {"mode=challenge"}});
    if (book.error) {
        game.problem = recordFault(game.file, *book.error);
        return;
    }
    const FollowedGame written = readAsWritten(gcg, book.book, TurnsAre::Dropped);
    if (written.events.empty() && (written.error || !written.doubts.empty())) // no turn can be shown
        game.problem = recordFault(game.file, written.error ? *written.error : written.doubts.front());
    game.doubts = static_cast<int>(written.doubts.size()) + (written.error ? 1 : 0);
    for (const FollowedGame::Event& event : written.events)
        game.doubts += event.doubts.empty() ? 0 : 1;
}

} // namespace

SavedGame SavedGame::read(const QString& file, RecordData& data)
{
    return of(file, readWhole(file), data);
}

SavedGame SavedGame::of(const QString& file, const Result<QByteArray, QString>& record, RecordData& data)
{
    SavedGame game;
    game.id = QFileInfo(file).completeBaseName();
    game.file = file;
    game.when = QFileInfo::exists(file) ? QFileInfo(file).lastModified() : QDateTime::currentDateTime();
    if (!record) {
        game.problem = record.error();
        return game;
    }
    const std::string_view text(record->constData(), static_cast<std::size_t>(record->size()));
    ReadGcg gcg = readGcg(text);
    const bool isOther = isOfOtherProgram(gcg, *record) && !gcg.record.isBlank();
    if (isOther)
        gcg = readGcg(text, Reading::AsWritten);
    takePlayers(game, gcg.record);
    if (isOther)
        follow(game, gcg, data);
    else if (gcg.error)
        game.problem = gcg.record.isBlank() ? noRecord(file) : recordFault(file, *gcg.error);
    const auto variant = variantOf(gcg.record, data);
    if (!variant)
        return game;
    game.variant = QString::fromStdString(variant->id);
    game.shape = BoardShape(*variant, variant->houseRules, static_cast<int>(gcg.record.players.size()));
    game.counted = variant->hasPoints();
    game.variantName =
        storeys::variantName(*variant, gcg.record.variantData.line == 0 || data.place().isBuiltIn(*variant));
    if (variant->language != english)
        game.variantName += ", " + languageName(variant->language);
    const Board board = boardOf(gcg.record, *variant);
    game.stacks = stackTexts(board, DraftPlay(), variant->tiles.alphabet);
    for (int i = 0; i < board.squareCount(); ++i) {
        const Square square = board.squareAt(i);
        game.faces += board.isOccupied(square) ? faceText(variant->tiles.alphabet, board.top(square)) : QString();
    }
    return game;
}

QString SavedGame::who() const
{
    return listOf<QStringList>(players, [](const Player& player) { return shownName(player.name); }).join(" · ");
}

QString SavedGame::points() const
{
    const auto total = [](const Player& player) { return QString::number(player.points); };
    return counted ? listOf<QStringList>(players, total).join(" : ") : QString();
}

QList<SavedGame> SavedGames::read(const DataPlace& data)
{
    QList<SavedGame> games = read(QDir(m_folder).entryInfoList({"*.gcg"}, QDir::Files | QDir::System), data);
    std::ranges::sort(games, std::ranges::greater{}, &SavedGame::when);
    return games;
}

QList<SavedGame> SavedGames::read(const QFileInfoList& files, const DataPlace& place)
{
    RecordData data(place);                                           // reads each variant once
    const std::map<QString, Read> before = std::exchange(m_read, {}); // games whose file is gone are dropped
    QList<SavedGame> games;
    for (const QFileInfo& info : files) {
        const QString file = info.absoluteFilePath();
        const auto known = before.find(file);
        const bool isSame =
            known != before.end() && known->second.when == info.lastModified() && known->second.size == info.size();
        games += isSame ? known->second.game : SavedGame::read(file, data);
        if (games.back().problem.isEmpty())
            m_read[file] = {info.lastModified(), info.size(), games.back()};
    }
    return games;
}

} // namespace storeys
