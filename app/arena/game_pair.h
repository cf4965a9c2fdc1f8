#pragma once

#include "bots/levels.h"
#include "game/game.h"

#include <array>
#include <chrono>
#include <optional>
#include <stop_token>

namespace storeys::arena {

// The conditions that all games of a tournament share.
struct Terms
{
    RuleBookPtr book;
    std::shared_ptr<const BotKnowledge> knowledge;
    std::uint64_t seed = 0;
    bool keepGames = false; // in GamePair, to write records
};

using Levels = std::array<std::string, 2>;

// Two games between the same two bots with the same order of tiles and the seats swapped. Index [0] is the first bot,
// [1] the second, wherever they sit.
struct GamePair
{
    std::array<std::array<int, 2>, 2> totals{};                    // [game][bot], at the end
    std::array<std::array<bool, 2>, 2> wins{};                     // [game][bot]; both in a shared win
    int turns = 0;                                                 // of both games
    std::array<std::vector<std::chrono::nanoseconds>, 2> thinking; // [bot], one entry a turn
    // ---- only with keepGames
    std::vector<Game> games;
    std::vector<std::vector<std::string>> levels; // of each game, by seat
};

// Plays pair number `index`; in challenge mode each bot may challenge the plays of the other. The result depends only
// on terms, levels and index: bots have a budget of work and no time limit. Nothing if stopped before the end. Both
// bots use `generator`; callers that play many pairs pass the same one, which reuses its memory.
[[nodiscard]] std::optional<GamePair> playPair(const Terms& terms, const Levels& levels, std::uint64_t index,
                                               const std::shared_ptr<Generator>& generator, std::stop_token stop);

} // namespace storeys::arena
