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
            return Error{Fault::ExchangeNumber, {inQuotes(text)}};
        return RecordedAction{Pass{}, *count};
    }
    Exchange exchange;
    if (static_cast<int>(given.size()) > variant.rackSize)
        return Error{Fault::ExchangeNumber, {inQuotes(text)}};
    for (const char symbol : given) {
        const auto tile = readTiles(std::string_view(&symbol, 1), variant.tiles);
        if (!tile)
            return Error{Fault::ExchangeText, {inQuotes(text)}, {{Fault::NotATile, {inQuotes(symbol)}}}};
        exchange.tiles.push_back(tile->tiles().front());
    }
    return RecordedAction{exchange};
}

constexpr Fault faultOf(Violation::Kind kind)
{
    return Fault{static_cast<int>(Fault::NoTiles) + static_cast<int>(kind)};
}
static_assert(faultOf(Violation::Kind::GameOver) == Fault::GameOver, "both name the rules in the same order");

} // namespace

Result<RecordedAction> readAction(const RecordEvent& event, const Variant& variant)
{
    if (event.kind == RecordEvent::Kind::Pass)
        return RecordedAction{Pass{}};
    if (event.kind == RecordEvent::Kind::Exchange)
        return readExchange(event.text, variant);
    if (event.text.size() > longestPlay)
        return Error{Fault::PlayTooLong, {inQuotes(event.text)}};
    auto play = readPlayText(event.text, variant.tiles);
    if (!play)
        return play.error();
    return RecordedAction{*std::move(play)};
}

Error reasonOf(const Violation& violation)
{
    const Error rule{faultOf(violation.kind)};
    if (violation.words.empty())
        return {Fault::NotAllowed, {}, {rule}};
    std::string words;
    for (const std::string& word : violation.words)
        words += (words.empty() ? "" : ", ") + word;
    return {Fault::NotAllowedWords, {words}, {rule}};
}

} // namespace storeys
