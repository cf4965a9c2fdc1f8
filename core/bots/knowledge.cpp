#include "bots/knowledge.h"

#include <limits>
#include <nlohmann/json.hpp>
#include <numbers>

namespace storeys {

// ---- chances

double WinTable::chance(double ahead, int bag) const
{
    const double deviation = base + perRoot * std::sqrt(bag);
    return std::erfc(-(ahead + shift) / (deviation * std::numbers::sqrt2)) / 2;
}

// ---- values of tiles

namespace {

using Json = nlohmann::ordered_json;

// The kinds of tiles that the variant has, each with its symbol.
std::vector<std::pair<std::string, int>> kindsOf(const TileSet& tiles)
{
    std::vector<std::pair<std::string, int>> kinds;
    for (int kind = 0; kind < tileKinds; ++kind)
        if (tiles.counts[kind] > 0)
            kinds.emplace_back(tiles.alphabet.text(Tile::ofKind(kind)), kind);
    return kinds;
}

double rounded(double value)
{
    return std::round(value * 1000) / 1000;
}

LeaveTable parsed(const Json& json, const TileSet& tiles)
{
    LeaveTable values;
    const auto kinds = kindsOf(tiles);
    for (const auto& [symbol, kind] : kinds)
        json.at("single").at(symbol).get_to(values.single[kind]);
    for (const auto& [one, first] : kinds)
        for (const auto& [two, second] : kinds)
            if (first <= second)
                values.pair[first][second] = values.pair[second][first] = json.at("pairs").value(one + two, 0.0);
    json.at("by_size").get_to(values.bySize);
    json.at("risk").get_to(values.risk);
    if (const auto win = json.find("win"); win != json.end())
        values.win = {win->at("shift"), win->at("base"), win->at("per_root")};
    values.madeBy = json.value("made_by", "");
    return values;
}

// The largest value allowed, in points, far above all fitted ones. The bounds in moves/shadow_bound.h hold, in 16 bits,
// the score plus the value of a leave and of the tiles drawn to it.
constexpr int mostPoints = 200;
constexpr int mostValues = mostOnRack + mostOnRack * (mostOnRack - 1) / 2 + 1; // of a rack: singles, pairs, size
constexpr int roomForScore = 8000;
static_assert(mostValues * mostPoints + roomForScore <= std::numeric_limits<std::int16_t>::max());

// The error for the first value outside ±mostPoints, with its place in the file; none if there is no such value.
std::optional<Error> tooLargeIn(const LeaveTable& values, const TileSet& tiles)
{
    std::optional<Error> found;
    const auto check = [&](double value, const std::string& place) {
        const std::string most = std::to_string(mostPoints);
        if (std::abs(value) > mostPoints && !found)
            found = Error{Fault::At, {place}, {{Fault::NumberOutOfRange, {"-" + most, most, Json(value).dump()}}}};
    };
    const auto kinds = kindsOf(tiles);
    for (const auto& [one, first] : kinds) {
        check(values.single[first], "/single/" + one);
        for (const auto& [two, second] : kinds)
            if (first <= second)
                check(values.pair[first][second], std::string("/pairs/").append(one).append(two));
    }
    for (std::size_t size = 0; size < values.bySize.size(); ++size)
        check(values.bySize[size], "/by_size/" + std::to_string(size));
    return found;
}

} // namespace

Result<LeaveTable> LeaveTable::read(const std::filesystem::path& path, const TileSet& tiles)
{
    const auto text = readFile(path);
    if (!text)
        return text.error();
    if (auto deep = nestedTooDeeply(*text))
        return Error{Fault::At, {path.string()}, {*std::move(deep)}};
    try {
        LeaveTable values = parsed(Json::parse(*text), tiles);
        if (auto tooLarge = tooLargeIn(values, tiles))
            return Error{Fault::At, {path.string()}, {*std::move(tooLarge)}};
        return values;
    } catch (const Json::exception& error) {
        return Error{Fault::At, {path.string(), error.what()}};
    }
}

std::string LeaveTable::toJson(const TileSet& tiles) const
{
    Json singles;
    Json pairs;
    const auto kinds = kindsOf(tiles);
    for (const auto& [one, first] : kinds) {
        singles[one] = rounded(single[first]);
        for (const auto& [two, second] : kinds)
            if (first <= second && pair[first][second] != 0)
                pairs[one + two] = rounded(pair[first][second]);
    }
    Json all = {{"made_by", madeBy},
                {"single", singles},
                {"pairs", pairs},
                {"by_size", listOf(bySize, rounded)},
                {"risk", listOf(risk, rounded)}};
    if (win)
        all["win"] = {
            {"shift", rounded(win->shift)}, {"base", rounded(win->base)}, {"per_root", rounded(win->perRoot)}};
    return all.dump(1);
}

// ---- vocabularies

namespace {

RuleBookPtr withWords(const RuleBook& book, WordGraph words)
{
    const Lexicon& lexicon = *book.lexicon;
    RuleBook smaller = book;
    smaller.lexicon = std::make_shared<Lexicon>(Lexicon{lexicon.name, std::move(words), lexicon.levels, lexicon.house});
    return std::make_shared<RuleBook>(std::move(smaller));
}

} // namespace

RuleBookPtr BotKnowledge::upTo(int wordLevel, const RuleBookPtr& book) const
{
    const Lexicon& lexicon = *book->lexicon;
    const unsigned grade = gradeUpTo(lexicon.levels, wordLevel);
    if (grade >= lexicon.levels.size())
        return book;
    const std::lock_guard lock(m_mutex);
    RuleBookPtr& limited = m_limited[{book, wordLevel}];
    if (!limited)
        limited = withWords(*book, lexicon.words.limitedTo(grade));
    return limited;
}

RuleBookPtr BotKnowledge::decent(const RuleBookPtr& book) const
{
    if (m_offensive.empty())
        return book;
    const std::lock_guard lock(m_mutex);
    RuleBookPtr& decent = m_decent[book];
    if (!decent) {
        std::set<Letters> words;
        for (const std::string& word : m_offensive)
            if (auto letters = book->variant.tiles.alphabet.fold(word))
                words.insert(*std::move(letters));
        decent = withWords(*book, book->lexicon->words.without(words));
    }
    return decent;
}

} // namespace storeys
