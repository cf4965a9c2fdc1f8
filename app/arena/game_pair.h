#pragma once

#include "bots/levels.h"
#include "game/game.h"

#include <array>
#include <chrono>
#include <optional>
#include <stop_token>

namespace storeys::arena {

// What all games of a tournament share.
struct Terms
{
    RuleBookPtr book;
    std::shared_ptr<const BotKnowledge> knowledge;
    std::uint64_t seed = 0;
    bool keepGames = false; // for a record of each game
};

using Levels = std::array<std::string, 2>;

// Two games between the same two bots with the same bag order and the seats swapped. Entries [0] and [1] are the
// first and the second bot, wherever they sat.
struct GamePair
{
    std::array<std::array<int, 2>, 2> totals{};                    // [game][bot], at the end
    std::array<std::array<bool, 2>, 2> wins{};                     // [game][bot]; both where they share the win
    int turns = 0;                                                 // of both games
    std::array<std::vector<std::chrono::nanoseconds>, 2> thinking; // one entry a turn
    // ---- where the games are to be kept
    std::vector<Game> games;
    std::vector<std::vector<std::string>> levels; // of each game, by seat
};

// Plays pair number `index`; in challenge mode each bot may challenge the other's plays. What happens follows from the
// terms, the levels and the index alone: bots are budgeted by work and have no time limit. None if it was told to stop
// before the end. `generator`: the bots'; whoever plays many pairs keeps one, as it has its memory already.
[[nodiscard]] std::optional<GamePair> playPair(const Terms& terms, const Levels& levels, std::uint64_t index,
                                               const std::shared_ptr<Generator>& generator, std::stop_token stop);

} // namespace storeys::arena
