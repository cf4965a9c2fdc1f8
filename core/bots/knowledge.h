#pragma once

#include "base/error.h"
#include "rules/bag.h"
#include "rules/position.h"
#include "rules/rack.h"

#include <array>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace storeys {

// ---- values of tiles

// What tiles on a rack are worth, in points of the plays that they will make: a value for each kind, and one for each
// two that lie there together (also two alike). Fitted to self-play, one file a variant; see storeys-fit-values.
struct LeaveTable
{
    std::array<double, tileKinds> single{};
    std::array<std::array<double, tileKinds>, tileKinds> pair{}; // symmetric
    std::array<double, 16> bySize{};                             // of a rack of that many tiles, no matter which

    // ---- fitted to what the next player could do after a play; see RiskFeatures
    std::vector<double> risk;

    // Reads assets/values/<variant>.json. The error names the file and what in it is wrong.
    [[nodiscard]] static Result<LeaveTable> read(const std::filesystem::path& path, const TileSet& tiles);
    // The file's text, with the command that made the values.
    [[nodiscard]] std::string toJson(const TileSet& tiles, const std::string& madeBy) const;
};

// ---- all that players know

// What computer players know besides the rules: values fitted to self-play, and vocabularies smaller than the game's.
// Shared by all bots of a program; thread-safe.
class BotKnowledge
{
public:
    // No values: bots then judge plays by their score.
    BotKnowledge() = default;
    // `offensive`: words in upper case that are never proposed.
    explicit BotKnowledge(LeaveTable values, std::vector<std::string> offensive = {})
        : m_values(std::move(values)), m_offensive(std::move(offensive))
    {}

    [[nodiscard]] const LeaveTable& values() const { return m_values; }
    // The same book with only the words up to that level (5 … 80, smaller is more ordinary); the book itself where
    // its lexicon has no levels or nothing above. Computed on first use (milliseconds), then stored.
    [[nodiscard]] RuleBookPtr upTo(int wordLevel, const RuleBookPtr& book) const;
    // The same book without the offensive words, for what the program proposes; they stay valid in the game. The book
    // itself if there are none. Computed on first use (milliseconds), then stored.
    [[nodiscard]] RuleBookPtr decent(const RuleBookPtr& book) const;

private:
    LeaveTable m_values;
    std::vector<std::string> m_offensive;
    mutable std::mutex m_mutex;
    // The full book is held so that its address stays its own.
    mutable std::map<std::pair<RuleBookPtr, int>, RuleBookPtr> m_limited;
    mutable std::map<RuleBookPtr, RuleBookPtr> m_decent;
};

} // namespace storeys
