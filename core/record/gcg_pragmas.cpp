#include "record/gcg_pragmas.h"

#include "base/letters.h"
#include "base/text.h"
#include "record/limits.h"

#include <charconv>

namespace storeys {

namespace {

// A pragma with its line and the record that its value goes into.
struct PlacedPragma
{
    PragmaTarget& to;
    int line;
    const std::string& name;
    int number; // number of the player, from 1; 0 if the name has none
    const std::string& value;
};

// ---- the rules

template<GameRecord::Setting GameRecord::*setting, bool mayBeEmpty = false>
Problem readOnce(const PlacedPragma& pragma)
{
    GameRecord::Setting& target = pragma.to.record.*setting;
    if (target.line != 0)
        return Error{Fault::PragmaTwice, {pragma.name, std::to_string(target.line)}};
    if (pragma.value.empty() && !mayBeEmpty)
        return Error{Fault::PragmaEmpty, {pragma.name}};
    target = {pragma.line, pragma.value};
    return std::nullopt;
}

// In records of other programs, the first pragma that names a lexicon counts.
Problem readLexicon(const PlacedPragma& pragma)
{
    if (!pragma.to.record.isForeign()) {
        if (!pragma.to.record.events.empty())
            return Error{Fault::PragmaTooLate, {pragma.name}};
        return readOnce<&GameRecord::lexicon>(pragma);
    }
    if (pragma.to.record.lexicon.line == 0 && !pragma.value.empty())
        pragma.to.record.lexicon = {pragma.line, pragma.value};
    return std::nullopt;
}

Problem readLayout(const PlacedPragma& pragma)
{
    std::optional<GameRecord::Setting>& layout = pragma.to.record.layout;
    if (layout)
        return Error{Fault::PragmaTwice, {pragma.name, std::to_string(layout->line)}};
    layout = {pragma.line, pragma.value};
    return std::nullopt;
}

// A house rule may be repeated with the same value; another value is an error.
Problem readHouseRule(const PlacedPragma& pragma)
{
    const auto nameOf = [](const std::string& rule) { return rule.substr(0, rule.find('=')); };
    std::vector<GameRecord::Setting>& rules = pragma.to.record.houseRules;
    for (const GameRecord::Setting& earlier : rules) {
        if (earlier.text == pragma.value)
            return std::nullopt;
        if (nameOf(earlier.text) == nameOf(pragma.value))
            return Error{Fault::HouseRuleContradicts, {inQuotes(pragma.value), std::to_string(earlier.line)}};
    }
    if (rules.size() == RecordLimits::houseRules)
        return Error{Fault::TooManyHouseRules};
    rules.push_back({pragma.line, pragma.value});
    return std::nullopt;
}

// Rejects a record of a newer format before anything in it is misread.
Problem readFormat(const PlacedPragma& pragma)
{
    const auto format = readDigits(pragma.value);
    if (!format || *format < 1)
        return Error{Fault::BadFormat, {inQuotes(pragma.value)}};
    pragma.to.record.format = *format;
    if (*format > newestFormat)
        return Error{Fault::NewerFormat, {pragma.value, std::to_string(newestFormat)}};
    return std::nullopt;
}

Problem readSeed(const PlacedPragma& pragma)
{
    const std::string& value = pragma.value;
    std::uint64_t seed = 0;
    const char* const end = value.data() + value.size();
    const auto [read, error] = std::from_chars(value.data(), end, seed);
    if (error != std::errc() || read != end)
        return Error{Fault::BadSeed, {inQuotes(value)}};
    if (pragma.to.record.seed)
        return Error{Fault::SeedTwice};
    pragma.to.record.seed = seed;
    return std::nullopt;
}

// The numbers of the seats; none for a watcher.
Problem readSeenBy(const PlacedPragma& pragma)
{
    Seats seats = 0;
    for (const std::string_view word : wordsOf(pragma.value)) {
        const auto number = readDigits(word);
        if (!number || *number < 1 || *number > mostSeats)
            return Error{Fault::PlayerNumber, {pragma.name}};
        seats |= onlySeat(*number - 1);
    }
    pragma.to.record.seenBy = seats;
    return std::nullopt;
}

Problem readDraw(const PlacedPragma& pragma)
{
    pragma.to.record.draws.push_back({pragma.line, pragma.value});
    return std::nullopt;
}

// ---- the players

Problem readPlayer(const PlacedPragma& pragma)
{
    GameRecord& record = pragma.to.record;
    const int expected = static_cast<int>(record.players.size()) + 1;
    if (pragma.number != expected)
        return Error{Fault::PlayerOutOfOrder, {std::to_string(pragma.number), std::to_string(expected)}};
    const std::string nick = pragma.value.substr(0, pragma.value.find(' '));
    if (nick.empty())
        return Error{Fault::NoNick};
    if (record.seatOf(nick)) {
        Error twice{Fault::NickTwice, {inQuotes(nick)}};
        if (pragma.to.reading == Reading::Judged)
            return twice;
        pragma.to.doubts.push_back({pragma.line, std::move(twice)});
    }
    const std::string name = nick.size() < pragma.value.size() ? pragma.value.substr(nick.size() + 1) : nick;
    record.players.push_back({nick, name, pragma.to.kinds[pragma.number - 1], pragma.line});
    return std::nullopt;
}

Problem readKind(const PlacedPragma& pragma)
{
    pragma.to.kinds[pragma.number - 1] = pragma.value;
    if (pragma.number <= static_cast<int>(pragma.to.record.players.size()))
        pragma.to.record.players[pragma.number - 1].kind = pragma.value;
    return std::nullopt;
}

Problem readClass(const PlacedPragma& pragma)
{
    const int seat = pragma.number - 1;
    std::vector<GameRecord::SeatClass>& classes = pragma.to.record.classes;
    if (const auto* earlier = lookUp(classes, seat, &GameRecord::SeatClass::seat))
        return Error{Fault::PragmaTwice, {pragma.name, std::to_string(earlier->line)}};
    const auto playerClass = classNamed(pragma.value);
    if (!playerClass)
        return Error{Fault::NoSuchClass, {inQuotes(pragma.value)}};
    classes.push_back({pragma.line, seat, *playerClass});
    return std::nullopt;
}

Problem readRack(const PlacedPragma& pragma)
{
    if (!pragma.value.empty())
        pragma.to.record.racks.push_back({pragma.line, pragma.number - 1, pragma.value});
    return std::nullopt;
}

// ---- the game and its turns

template<std::string GameRecord::*text>
Problem readText(const PlacedPragma& pragma)
{
    pragma.to.record.*text = pragma.value;
    return std::nullopt;
}

Problem readNote(const PlacedPragma& pragma)
{
    pragma.to.record.lastNotes().push_back(pragma.value);
    return std::nullopt;
}

// #hint stands before the event for which the hints were given.
Problem readHint(const PlacedPragma& pragma)
{
    const auto hints = readDigits(pragma.value);
    if (!hints || *hints < 1)
        return Error{Fault::BadHints, {inQuotes(pragma.value), std::to_string(RecordLimits::hints)}};
    pragma.to.record.hints = std::min(*hints, RecordLimits::hints);
    return std::nullopt;
}

Problem readCard(const PlacedPragma& pragma)
{
    pragma.to.record.events.back().cards.push_back({pragma.line, pragma.value});
    return std::nullopt;
}

Problem readChoice(const PlacedPragma& pragma)
{
    auto& cards = pragma.to.record.events.back().cards;
    if (cards.empty() || cards.back().choice)
        return Error{Fault::ChoiceWithoutCard};
    cards.back().choiceLine = pragma.line;
    cards.back().choice = pragma.value;
    return std::nullopt;
}

template<bool isFree>
Problem readFailedChallenge(const PlacedPragma& pragma)
{
    GameRecord& record = pragma.to.record;
    const auto seat = record.seatOf(pragma.value);
    if (!seat)
        return Error{Fault::UnknownPlayer, {inQuotes(pragma.value)}};
    record.events.back().failedChallenges.push_back({pragma.line, *seat, isFree});
    return std::nullopt;
}

// Only our own records say it so.
Problem readResigned(const PlacedPragma& pragma)
{
    GameRecord& record = pragma.to.record;
    if (record.isForeign())
        return std::nullopt;
    if (record.resigned)
        return Error{Fault::PragmaTwice, {pragma.name, std::to_string(record.resigned->line)}};
    const auto seat = record.seatOf(pragma.value);
    if (!seat)
        return Error{Fault::UnknownPlayer, {inQuotes(pragma.value)}};
    record.resigned = {pragma.line, *seat};
    return std::nullopt;
}

// ---- pragmas of other programs

// Records of other programs are read as games of the variant cross15. These values fit it; others raise a doubt.
constexpr std::string_view knownLayouts[] = {"crosswordgame"};
constexpr std::string_view knownTiles[] = {"english", "french", "german", "spanish"}; // of our languages
constexpr std::string_view knownGames[] = {"classic", "crosswordgame"};

template<const auto& known>
Problem readOtherGame(const PlacedPragma& pragma)
{
    if (pragma.to.reading == Reading::AsWritten && !contains(known, lower(pragma.value)))
        pragma.to.doubts.push_back({pragma.line, {Fault::OtherGame, {'#' + pragma.name, inQuotes(pragma.value)}}});
    return std::nullopt;
}

Problem readTileSet(const PlacedPragma& pragma)
{
    if (pragma.to.record.isForeign() && pragma.to.record.tiles.line == 0)
        pragma.to.record.tiles = {pragma.line, pragma.value};
    return readOtherGame<knownTiles>(pragma);
}

// ---- all of them

enum class Name { Plain, Numbered };                      // Numbered: the name ends with the number of a player
enum class Where { BeforeEvents, AfterEvents, Anywhere }; // relative to the first event

struct KnownPragma
{
    std::string_view name;
    Name form;
    Where place;
    Problem (*read)(const PlacedPragma& pragma);
};

constexpr KnownPragma knownPragmas[] = {
    {"storeys-format", Name::Plain, Where::BeforeEvents, readFormat},
    {"variant", Name::Plain, Where::BeforeEvents, readOnce<&GameRecord::variant>},
    // The variant reader reports what is wrong with the value, even if it is empty.
    {"variant-data", Name::Plain, Where::BeforeEvents, readOnce<&GameRecord::variantData, true>},
    {"language", Name::Plain, Where::BeforeEvents, readOnce<&GameRecord::language>},
    {"layout", Name::Plain, Where::BeforeEvents, readLayout},
    {"class", Name::Numbered, Where::BeforeEvents, readClass},
    {"lexicon", Name::Plain, Where::Anywhere, readLexicon},
    {"house-rule", Name::Plain, Where::BeforeEvents, readHouseRule},
    {"house-words", Name::Plain, Where::BeforeEvents, readOnce<&GameRecord::houseWords>},
    {"seed", Name::Plain, Where::BeforeEvents, readSeed},
    {"seen-by", Name::Plain, Where::BeforeEvents, readSeenBy},
    {"draw", Name::Plain, Where::BeforeEvents, readDraw},
    {"player", Name::Numbered, Where::BeforeEvents, readPlayer},
    {"player-kind", Name::Numbered, Where::Anywhere, readKind},
    {"rack", Name::Numbered, Where::Anywhere, readRack},
    {"title", Name::Plain, Where::Anywhere, readText<&GameRecord::title>},
    {"description", Name::Plain, Where::Anywhere, readText<&GameRecord::description>},
    {"clock", Name::Plain, Where::Anywhere, readText<&GameRecord::clock>},
    {"note", Name::Plain, Where::Anywhere, readNote},
    {"hint", Name::Plain, Where::Anywhere, readHint},
    {"resigned", Name::Plain, Where::Anywhere, readResigned},
    {"card", Name::Plain, Where::AfterEvents, readCard},
    {"choice", Name::Plain, Where::AfterEvents, readChoice},
    {"board-layout", Name::Plain, Where::Anywhere, readOtherGame<knownLayouts>},
    {"tile-distribution", Name::Plain, Where::Anywhere, readTileSet},
    {"game-type", Name::Plain, Where::Anywhere, readOtherGame<knownGames>},
    {"challenge-lost", Name::Plain, Where::AfterEvents, readFailedChallenge<false>},
    {"challenge-free", Name::Plain, Where::AfterEvents, readFailedChallenge<true>},
};

} // namespace

Pragma pragmaOf(std::string_view line)
{
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    return {std::string(line.substr(1, end - 1)), oneLine(line.substr(end))};
}

Problem readPragma(PragmaTarget& target, const Pragma& pragma, int line)
{
    const auto& [name, value] = pragma;
    const std::size_t digits = std::min(name.find_first_of("0123456789"), name.size());
    const auto number = readDigits(std::string_view(name).substr(digits));
    const std::string_view stem = std::string_view(name).substr(0, number ? digits : name.size());
    const auto* const known = std::ranges::find_if(knownPragmas, [&](const KnownPragma& each) {
        return each.name == stem && (each.form == Name::Numbered) == number.has_value();
    });
    if (known == std::end(knownPragmas))
        return std::nullopt;
    if (known->place == Where::BeforeEvents && !target.record.events.empty())
        return Error{Fault::PragmaTooLate, {name}};
    if (known->place == Where::AfterEvents && target.record.events.empty())
        return Error{Fault::PragmaTooEarly, {'#' + name}};
    if (number && (*number < 1 || *number > mostSeats))
        return Error{Fault::PlayerNumber, {name}};
    return known->read({target, line, name, number.value_or(0), value});
}

} // namespace storeys
