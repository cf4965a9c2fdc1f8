#include "record/gcg_actions.h"

#include "record/gcg_event_line.h"
#include "record/play_text.h"
#include "record/text_encoding.h"
#include "record/tile_text.h"

namespace storeys {

namespace {

constexpr std::size_t longestPlay = 64; // far longer than any on a board

// "-KQ" or, where other programs do not know the tiles, "-2".
Result<RecordedAction> readExchange(std::string_view text, const Variant& variant)
{
    const std::string_view given = text.substr(1);
    if (const auto count = readDigits(given)) {
        if (*count < 1 || *count > variant.rackSize)
            return Error{"cannot exchange this number of tiles: " + inQuotes(text)};
        return RecordedAction{Pass{}, *count};
    }
    Exchange exchange;
    if (static_cast<int>(given.size()) > variant.rackSize)
        return Error{"cannot exchange this number of tiles: " + inQuotes(text)};
    for (const char symbol : given) {
        const auto tile = readTiles(std::string_view(&symbol, 1), variant.tiles);
        if (!tile)
            return Error{"exchange " + inQuotes(text) + ": " + inQuotes(symbol) + " is not a tile in this game"};
        exchange.tiles.push_back(tile->tiles().front());
    }
    return RecordedAction{exchange};
}

} // namespace

Result<RecordedAction> readAction(const RecordEvent& event, const Variant& variant)
{
    if (event.kind == RecordEvent::Kind::Pass)
        return RecordedAction{Pass{}};
    if (event.kind == RecordEvent::Kind::Exchange)
        return readExchange(event.text, variant);
    if (event.text.size() > longestPlay)
        return Error{"play " + inQuotes(event.text) + " is longer than any board"};
    auto play = readPlayText(event.text, variant.tiles);
    if (!play)
        return play.error();
    return RecordedAction{*std::move(play)};
}

std::string reasonOf(const Violation& violation)
{
    std::string words;
    for (const std::string& word : violation.words)
        words += (words.empty() ? ": " : ", ") + word;
    return "this is not allowed, " + std::string(codeOf(violation.kind)) + words;
}

} // namespace storeys
