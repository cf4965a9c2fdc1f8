#pragma once

#include "base/error.h"
#include "rules/bag.h"
#include "rules/position.h"

#include <array>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace storeys {

// ---- chances

// How likely a seat is to win a game of two, given its lead in points: a normal curve that grows narrower as the bag
// runs out. Fitted to self-play, one for each variant and language; see storeys-fit-values.
struct WinTable
{
    double shift = 0;   // what it is worth to be the seat to move, in points
    double base = 1;    // standard deviation of the rest of the game with an empty bag, in points
    double perRoot = 0; // times the square root of the number of tiles in the bag, added to `base`

    // The chance, 0 … 1, that the seat to move wins. `ahead`: its points minus the opponent's, each including the value
    // of the rack.
    [[nodiscard]] double chance(double ahead, int bag) const;
    bool operator==(const WinTable&) const = default;
};

// ---- values of tiles

// What tiles on a rack are worth, in points of the plays that they will make possible: a value for each kind, and one
// for each pair of tiles held together (including two of a kind). Fitted to self-play, one file per variant and
// language; see storeys-fit-values.
struct LeaveTable
{
    std::array<double, tileKinds> single{};
    std::array<std::array<double, tileKinds>, tileKinds> pair{}; // symmetric
    std::array<double, 16> bySize{};                             // bySize[n]: the value of any n tiles together

    // ---- weights of RiskFeatures, fitted to rollouts; empty: unknown
    std::vector<double> risk;

    // ---- fitted to the results of games
    std::optional<WinTable> win; // none: nothing is known about the chances to win

    std::string madeBy; // the commands that fitted these values

    // Reads a file of assets/values, such as stack10.json. The error names the file and the fault in it.
    [[nodiscard]] static Result<LeaveTable> read(const std::filesystem::path& path, const TileSet& tiles);
    // The text of the file that read() reads.
    [[nodiscard]] std::string toJson(const TileSet& tiles) const;
};

// ---- what all bots know

// What computer players know besides the rules: values fitted to self-play, and vocabularies smaller than the game's.
// Shared by all bots of a program; thread-safe.
class BotKnowledge
{
public:
    // Without values, bots judge plays by their score.
    BotKnowledge() = default;
    // `offensive`: upper-case words that bots never propose.
    explicit BotKnowledge(LeaveTable values, std::vector<std::string> offensive = {})
        : m_values(std::move(values)), m_offensive(std::move(offensive))
    {}

    [[nodiscard]] const LeaveTable& values() const { return m_values; }
    // The book with only the words up to that level (5 … 80, smaller is more ordinary). Returns `book` itself if its
    // lexicon has no levels or no words above that level. Computed on first use (milliseconds), then cached.
    [[nodiscard]] RuleBookPtr upTo(int wordLevel, const RuleBookPtr& book) const;
    // The book without the offensive words, for choosing what the program proposes; these words stay valid in the game.
    // Returns `book` itself if no offensive words were given. Computed on first use (milliseconds), then cached.
    [[nodiscard]] RuleBookPtr decent(const RuleBookPtr& book) const;

    // Whether the upper-case word is offensive.
    [[nodiscard]] bool isOffensive(const std::string& word) const { return contains(m_offensive, word); }

private:
    LeaveTable m_values;
    std::vector<std::string> m_offensive;
    mutable std::mutex m_mutex;
    // The key keeps the full book alive, so that no other book can get its address.
    mutable std::map<std::pair<RuleBookPtr, int>, RuleBookPtr> m_limited;
    mutable std::map<RuleBookPtr, RuleBookPtr> m_decent;
};

} // namespace storeys
