#include "arena/game_pair.h"

#include <stdexcept>

namespace storeys::arena {

namespace {

using Clock = std::chrono::steady_clock;

using Bots = std::array<std::unique_ptr<Bot>, 2>;

// In challenge mode, after a turn: whether the bot on the other seat challenges it.
void offerChallenge(Game& game, int seat, Bot& bot)
{
    if (game.mayChallenge(seat) && bot.challenges(viewOf(game.position(), seat), game.turns().back().score.words))
        (void)game.challenge(seat);
}

// Plays one game; bot b sits on seat b in the first game of a pair and on the other in the second.
bool playGame(const Terms& terms, const Levels& levels, int number, RandomSource seeds, GamePair& pair,
              std::stop_token stop)
{
    const std::uint64_t gameSeed = seeds.next();
    Bots bots;
    for (int bot = 0; bot < 2; ++bot)
        bots[bot] =
            makeBot(levels[bot], seeds.next() + static_cast<std::uint64_t>(number), terms.knowledge, std::nullopt);
    const auto botOn = [&](int seat) { return seat ^ number; };

    const bool alike = levels[0] == levels[1];
    const auto nameOf = [&](int bot) { return levels[bot] + (alike ? std::to_string(bot + 1) : ""); };
    Game game({terms.book, {nameOf(botOn(0)), nameOf(botOn(1))}, gameSeed});
    while (!game.isOver()) {
        const int seat = game.position().turn;
        const SeatView view = viewOf(game.position(), seat);
        const auto asked = Clock::now();
        const Action action = bots[botOn(seat)]->choose(view, stop);
        pair.thinking[botOn(seat)].push_back(Clock::now() - asked);
        if (stop.stop_requested())
            return false;
        if (game.take(action))
            throw std::logic_error("the bot " + levels[botOn(seat)] + " made an illegal play");
        ++pair.turns;
        offerChallenge(game, 1 - seat, *bots[botOn(1 - seat)]);
    }
    for (int seat = 0; seat < 2; ++seat)
        pair.totals[number][botOn(seat)] = game.result()->seats[seat].total.value;
    if (terms.keepGames) {
        pair.games.push_back(std::move(game));
        pair.levels.push_back({levels[botOn(0)], levels[botOn(1)]});
    }
    return true;
}

} // namespace

std::optional<GamePair> playPair(const Terms& terms, const Levels& levels, std::uint64_t index, std::stop_token stop)
{
    // Seeds next to each other must not give games that are alike: the source mixes them.
    const RandomSource seeds(RandomSource(terms.seed).next() + index);
    GamePair pair;
    for (int number = 0; number < 2; ++number)
        if (!playGame(terms, levels, number, seeds, pair, stop))
            return std::nullopt;
    return pair;
}

} // namespace storeys::arena
