#include "arena/game_pair.h"

#include <stdexcept>
#include <utility>

namespace storeys::arena {

namespace {

using Clock = std::chrono::steady_clock;

// Lets the bot on that seat challenge the turn just taken, in challenge mode.
void offerChallenge(Game& game, int seat, Bot& bot)
{
    if (game.mayChallenge(seat) && bot.challenges(viewOf(game.position(), seat), game.openPlay()->score().words))
        (void)game.challenge(seat);
}

// One game of a pair. In the first game bot 0 has seat 0, in the second seat 1.
class PairGame
{
public:
    PairGame(const Terms& terms, const Levels& levels, int number, RandomSource seeds,
             const std::shared_ptr<Generator>& generator)
        : m_levels(levels), m_number(number), m_game(gameBetween(terms, seeds.next())), m_generator(generator)
    {
        for (int bot = 0; bot < 2; ++bot)
            m_bots[bot] = makeBot(levels[bot], seeds.next() + static_cast<std::uint64_t>(number), terms.knowledge,
                                  std::nullopt, generator);
    }

    // Adds the thinking times to the pair; false if stopped before the end.
    bool play(GamePair& pair, const std::stop_token& stop)
    {
        while (!m_game.isOver()) {
            const int seat = m_game.position().turn;
            const SeatView view = viewOf(m_game.position(), seat);
            const auto asked = Clock::now();
            Action action = m_bots[botOn(seat)]->choose(view, stop);
            pair.thinking[botOn(seat)].push_back(Clock::now() - asked);
            if (stop.stop_requested())
                return false;
            if (m_game.take(std::move(action), *m_generator))
                throw std::logic_error("the bot " + m_levels[botOn(seat)] + " made an illegal play");
            ++pair.turns;
            offerChallenge(m_game, 1 - seat, *m_bots[botOn(1 - seat)]);
        }
        return true;
    }

    // Adds the finished game to the pair.
    void count(GamePair& pair, bool keep)
    {
        for (int seat = 0; seat < 2; ++seat) {
            const GameResult::Line& line = m_game.result()->seats[seat];
            pair.totals[m_number][botOn(seat)] = line.total.value;
            pair.wins[m_number][botOn(seat)] = line.wins;
        }
        if (!keep)
            return;
        pair.games.push_back(std::move(m_game));
        pair.levels.push_back({m_levels[botOn(0)], m_levels[botOn(1)]});
    }

private:
    [[nodiscard]] int botOn(int seat) const { return seat ^ m_number; }
    [[nodiscard]] Game gameBetween(const Terms& terms, std::uint64_t seed) const
    {
        const bool alike = m_levels[0] == m_levels[1];
        const auto nameOf = [&](int bot) { return m_levels[bot] + (alike ? std::to_string(bot + 1) : ""); };
        return Game({terms.book, {nameOf(botOn(0)), nameOf(botOn(1))}, seed});
    }

    const Levels& m_levels;
    int m_number;
    Game m_game;
    std::shared_ptr<Generator> m_generator;
    std::array<std::unique_ptr<Bot>, 2> m_bots;
};

} // namespace

std::optional<GamePair> playPair(const Terms& terms, const Levels& levels, std::uint64_t index,
                                 const std::shared_ptr<Generator>& generator, std::stop_token stop)
{
    // Neighbouring seeds must not give similar games: RandomSource mixes them.
    const RandomSource seeds(RandomSource(terms.seed).next() + index);
    GamePair pair;
    for (int number = 0; number < 2; ++number) {
        PairGame game(terms, levels, number, seeds, generator);
        if (!game.play(pair, stop))
            return std::nullopt;
        game.count(pair, terms.keepGames);
    }
    return pair;
}

} // namespace storeys::arena
