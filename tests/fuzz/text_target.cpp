// All readers of records, boards, positions and plays, claims among them: none gives back what it would not read again.
// The first byte chooses the reader and the game.

#include "target.h"

#include "lexicon/lexicon_builder.h"
#include "messages/messages.h"
#include "record/board_text.h"
#include "record/play_text.h"
#include "record/read_game.h"
#include "record/write_game.h"
#include "rules/legality.h"
#include "rules/variant_reader.h"

namespace storeys::text_target {

namespace {

RuleBookPtr bookOf(const std::string& id)
{
    RuleBook book;
    book.variant = *readVariant(std::string(STOREYS_DATA_DIR) + "/variants/" + id + ".json");
    book.houseRules = book.variant.houseRules;
    WordGraphBuilder builder;
    for (const char* word : {"MOOD", "WOOD", "DEAR",  "NET",   "ON",  "WOOL", "LEAP", "SNACK", "LEAN", "PLUS", "NETS",
                             "HORN", "FARM", "PASTE", "FARMS", "MOB", "NOT",  "BE",   "BIT",   "PI",   "AT"})
        builder.add(book.variant.tiles.alphabet.fold(word).value());
    book.lexicon = std::make_shared<Lexicon>(Lexicon{"fuzz", *builder.build()});
    return std::make_shared<RuleBook>(std::move(book));
}

void readBoard(std::string_view text, const RuleBook& book)
{
    const auto board = readBoardText(text, book.variant, book.houseRules.stackLimit);
    if (!board)
        return require(!message(board.error()).empty(), "a refused board has a reason");
    const std::string again = boardText(*board, book.variant.tiles.alphabet);
    require(*readBoardText(again, book.variant, book.houseRules.stackLimit) == *board, "a board reads back");
}

void readPosition(std::string_view text, const RuleBook& book)
{
    const Alphabet& alphabet = book.variant.tiles.alphabet;
    const auto position = readCgp(text, book.variant, book.houseRules.stackLimit);
    if (!position)
        return require(!message(position.error()).empty(), "a refused position has a reason");
    require(!position->racks.empty(), "a position has a rack");
    const std::string again = cgpText(*position, alphabet);
    const auto read = isCgp(again) ? readCgp(again, book.variant, book.houseRules.stackLimit) : position;
    require(read && read->board == position->board && cgpText(*read, alphabet) == again, "a position reads back");
}

void readPlay(std::string_view text, const RuleBookPtr& book)
{
    const auto play = readPlayText(text, book->variant.tiles);
    if (!play)
        return require(!message(play.error()).empty(), "a refused play has a reason");
    Position position;
    position.book = book;
    position.board = book->variant.emptyBoard();
    position.seats = {Seat{}};
    for (const Placement& placement : play->placements)
        if (position.seats[0].rack.size() < book->variant.rackSize)
            position.seats[0].rack.add(placement.tile);
    if (!violationOf(position, *play)) {
        const std::string again = playText(position.board, *play, book->variant.tiles.alphabet);
        require(readPlayText(again, book->variant.tiles)->placements == play->placements, "a legal play reads back");
    }
}

void readWritten(std::string_view text, RuleBook book)
{
    (void)book.houseRules.set("mode=challenge");
    const ReadGcg read = readGcg(text, Reading::AsWritten);
    const FollowedGame game = readAsWritten(read, std::make_shared<RuleBook>(std::move(book)));
    require(game.totals.empty() ? game.error.has_value() : game.positions.size() == game.turns.size() + 1,
            "there is a position before each turn and after the last, or nothing to show");
    require(game.events.size() <= read.record.events.size(), "no event is made up");
    for (const FollowedGame::Event& event : game.events)
        require(event.turn < static_cast<int>(game.turns.size()), "an event knows its turn");
}

void readRecord(std::string_view text, RuleBookPtr book)
{
    readWritten(text, *book);
    const ReadGcg read = readGcg(text);
    RuleBook own = *book;
    for (const GameRecord::Setting& rule : read.record.houseRules)
        (void)own.houseRules.set(rule.text);
    book = std::make_shared<RuleBook>(std::move(own));
    const FollowedGame judged = replay(read, book);
    require(!read.error || judged.error, "what can't be read is not sound");
    require(!judged.error || judged.error->line > 0, "an error has a line");
    if (judged.error)
        return;
    require(gcgText(readGcg(gcgText(read.record)).record) == gcgText(read.record),
            "a sound record is written the same");
    if (const Result<Game, RecordError> rebuilt = rebuildGame(read, book); rebuilt)
        require(!replay(readGcg(gcgText(recordOf(*rebuilt))), book).error, "a game played on is sound");
}

} // namespace

const FuzzTarget target("text", [](const std::uint8_t* data, std::size_t size) {
    static const RuleBookPtr books[] = {bookOf("stack10"),         bookOf("cross15"),   bookOf("stack8"),
                                        bookOf("free-for-all"),    bookOf("surprise"),  bookOf("bust-out"),
                                        bookOf("blanks-blockers"), bookOf("hyper-race")};
    if (size == 0)
        return 0;
    const RuleBookPtr& book = books[data[0] / 3 % std::size(books)];
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0] % 3) {
    case 0: readRecord(text, book); break;
    case 1: isCgp(text) ? readPosition(text, *book) : readBoard(text, *book); break;
    default: readPlay(text, book); break;
    }
    return 0;
});

} // namespace storeys::text_target
