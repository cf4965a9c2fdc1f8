#pragma once

#include "base/result.h"
#include "rules/rack.h"
#include "rules/tile_set.h"

#include <array>
#include <filesystem>

namespace storeys {

// What tiles on a rack are worth, in points of the plays that they will make: a value for each kind, and one for each
// two that lie there together (also two alike). Fitted to self-play, one file a variant; see storeys-train.
struct RackValues
{
    std::array<double, tileKinds> single{};
    std::array<std::array<double, tileKinds>, tileKinds> pair{}; // symmetric
    std::array<double, 16> bySize{};                             // of a rack of that many tiles, whatever they are

    // ---- fitted to what the next player could do after a play; see board_risk.h
    std::vector<double> risk;

    // Reads assets/values/<variant>.json. The error names the file and what in it is wrong.
    [[nodiscard]] static Result<RackValues> read(const std::filesystem::path& path, const TileSet& tiles);
    // The file's text, with the command that made the values.
    [[nodiscard]] std::string toJson(const TileSet& tiles, const std::string& madeBy) const;
};

// What the tiles kept by a play are worth before the missing ones are drawn: the mean value of the rack that they
// will be part of, over all draws from the unseen tiles. Made once for a rack, then asked for every play.
class LeaveValues
{
public:
    // `unseen` by Tile::kind().
    LeaveValues(const RackValues& values, const std::array<int, tileKinds>& unseen, int rackSize);

    // With that many tiles in the bag. For racks of up to 15 tiles.
    [[nodiscard]] double of(const Rack& kept, int bagSize) const;

private:
    const RackValues& m_values;
    int m_rackSize;
    std::array<double, tileKinds> m_withDrawn{}; // of a kind together with one drawn tile
    double m_single = 0;                         // of one drawn tile
    double m_pair = 0;                           // of two
};

} // namespace storeys
