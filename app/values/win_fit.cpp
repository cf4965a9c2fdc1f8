#include "values/fits.h"

#include "bots/analysis.h"
#include "game/game.h"

#include <cmath>

namespace storeys::values {

namespace {

// A position as the seat to move saw it, and the result of the game for that seat.
struct Moment
{
    double ahead = 0;
    int bag = 0;
    double won = 0; // 1 for a win, 0.5 for a tie, 0 for a loss
};

// Plays a game to its end and adds all its positions.
void addGame(const RuleBookPtr& book, const std::shared_ptr<const BotKnowledge>& knowledge, RandomSource& seeds,
             std::vector<Moment>& moments)
{
    Game game({book, {"a", "b"}, seeds.next()});
    ThinkingBot bot(seeds.next(), {commonLevel}, knowledge);
    while (!game.isOver())
        if (game.take(bot.choose(viewOf(game.position(), game.position().turn), {})))
            return;
    const auto& lines = game.result()->seats;
    for (std::size_t n = 0; n < game.turns().size(); ++n) {
        const Position& position = game.positionBefore(n);
        const int seat = position.turn;
        const double share = lines[seat].wins ? lines[1 - seat].wins ? 0.5 : 1 : 0;
        moments.push_back({aheadWithRacks(position, knowledge->values()), position.bag.size(), share});
    }
}

// How badly the table explains the results: minus the logarithm of their likelihood.
double surprise(const WinTable& table, const std::vector<Moment>& moments)
{
    constexpr double least = 1e-9; // no result is impossible
    double sum = 0;
    for (const Moment& moment : moments) {
        const double chance = std::clamp(table.chance(moment.ahead, moment.bag), least, 1 - least);
        sum -= moment.won * std::log(chance) + (1 - moment.won) * std::log(1 - chance);
    }
    return sum;
}

} // namespace

// Maximum likelihood by compass search (Kolda, Lewis and Torczon, 2003): steps up or down in one of the three
// parameters as long as that makes the results likelier, then halves the step.
WinTable fitWins(const RuleBookPtr& book, const LeaveTable& values, int games, std::uint64_t seed)
{
    const auto knowledge = std::make_shared<const BotKnowledge>(values);
    RandomSource seeds(seed);
    std::vector<Moment> moments;
    for (int i = 0; i < games; ++i)
        addGame(book, knowledge, seeds, moments);
    WinTable best{10, 20, 3};
    double least = surprise(best, moments);
    for (double step = 4; step > 0.005; step /= 2) {
        for (bool improved = true; improved;) {
            improved = false;
            for (double WinTable::*const parameter : {&WinTable::shift, &WinTable::base, &WinTable::perRoot})
                for (const double by : {step, -step}) {
                    WinTable tried = best;
                    tried.*parameter += by;
                    const bool isCurve = tried.base > 0 && tried.perRoot >= 0;
                    const double found = isCurve ? surprise(tried, moments) : least;
                    if (found < least) {
                        best = tried;
                        least = found;
                        improved = true;
                    }
                }
        }
    }
    return best;
}

} // namespace storeys::values
