#include "bots/rack_values.h"

#include "base/files.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace storeys {

namespace {

using Json = nlohmann::ordered_json;

char symbolOf(int kind, const TileSet& tiles)
{
    return tiles.alphabet.symbolOf(Tile::ofKind(kind));
}

// The kinds that the variant has, by the character that stands for each.
std::vector<std::pair<std::string, int>> kindsOf(const TileSet& tiles)
{
    std::vector<std::pair<std::string, int>> kinds;
    for (int kind = 0; kind < tileKinds; ++kind)
        if (tiles.counts[kind] > 0)
            kinds.emplace_back(std::string(1, symbolOf(kind, tiles)), kind);
    return kinds;
}

double rounded(double value)
{
    return std::round(value * 1000) / 1000;
}

RackValues parsed(const Json& json, const TileSet& tiles)
{
    RackValues values;
    const auto kinds = kindsOf(tiles);
    for (const auto& [symbol, kind] : kinds)
        json.at("single").at(symbol).get_to(values.single[kind]);
    for (const auto& [one, first] : kinds)
        for (const auto& [two, second] : kinds)
            if (first <= second)
                values.pair[first][second] = values.pair[second][first] = json.at("pairs").value(one + two, 0.0);
    json.at("by_size").get_to(values.bySize);
    json.at("risk").get_to(values.risk);
    return values;
}

} // namespace

Result<RackValues> RackValues::read(const std::filesystem::path& path, const TileSet& tiles)
{
    const auto text = readFile(path);
    if (!text)
        return text.error();
    try {
        return parsed(Json::parse(*text), tiles);
    } catch (const Json::exception& error) {
        return Error{Fault::At, {path.string(), error.what()}};
    }
}

std::string RackValues::toJson(const TileSet& tiles, const std::string& madeBy) const
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
    Json sizes = Json::array();
    for (const double size : bySize)
        sizes.push_back(rounded(size));
    Json risks = Json::array();
    for (const double weight : risk)
        risks.push_back(rounded(weight));
    const Json all = {{"made_by", madeBy}, {"single", singles}, {"pairs", pairs}, {"by_size", sizes}, {"risk", risks}};
    return all.dump(1);
}

LeaveValues::LeaveValues(const RackValues& values, const std::array<int, tileKinds>& unseen, int rackSize)
    : m_values(values), m_rackSize(rackSize)
{
    double total = 0;
    for (const int count : unseen)
        total += count;
    if (total == 0)
        return;
    for (int drawn = 0; drawn < tileKinds; ++drawn) {
        if (unseen[drawn] == 0)
            continue;
        const double share = unseen[drawn] / total;
        m_single += share * values.single[drawn];
        for (int kind = 0; kind < tileKinds; ++kind)
            m_withDrawn[kind] += share * values.pair[kind][drawn];
    }
    for (int drawn = 0; drawn < tileKinds; ++drawn)
        m_pair += unseen[drawn] / total * m_withDrawn[drawn];
}

double LeaveValues::of(const Rack& kept, int bagSize) const
{
    const int drawn = std::min(m_rackSize - kept.size(), bagSize);
    std::array<int, 16> held{};
    int size = 0;
    double value = m_values.bySize[kept.size() + drawn] + drawn * m_single + drawn * (drawn - 1) / 2.0 * m_pair;
    for (int kind = 0; kind < tileKinds; ++kind)
        for (int n = kept.count(kind); n > 0; --n) {
            value += m_values.single[kind] + drawn * m_withDrawn[kind];
            for (int i = 0; i < size; ++i)
                value += m_values.pair[kind][held[i]];
            held[size++] = kind;
        }
    return value;
}

} // namespace storeys
