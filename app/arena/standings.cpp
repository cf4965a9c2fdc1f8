#include "arena/standings.h"

#include <cmath>
#include <limits>
#include <ranges>
#include <sstream>
#include <stdexcept>

namespace storeys::arena {

namespace {

using Clock = std::chrono::steady_clock;

// One game of a pair. In the first game bot 0 has seat 0, in the second seat 1.
class PairGame
{
public:
    PairGame(const MatchTerms& terms, const Levels& levels, int number, RandomSource seeds,
             const std::shared_ptr<Generator>& generator)
        : m_terms(terms), m_levels(levels), m_number(number), m_game(gameBetween(seeds.next())), m_generator(generator)
    {
        for (int bot = 0; bot < 2; ++bot)
            m_bots[bot] = makeBot(levels[bot], seeds.next() + static_cast<std::uint64_t>(number), terms.knowledge[bot],
                                  std::nullopt, generator);
        for (auto& opener : m_openers)
            opener = terms.opening.empty()
                         ? nullptr
                         : makeBot(terms.opening, seeds.next(), terms.knowledge[0], std::nullopt, generator);
    }

    // Plays the game and adds the thinking times to the pair; false if stopped before the end.
    bool play(GamePair& pair, const std::stop_token& stop)
    {
        while (!m_game.isOver()) {
            const int seat = m_game.position().turn;
            const SeatView view = viewOf(m_game.position(), seat);
            const bool opens = m_openers[seat] && m_game.position().bag.size() > m_terms.openingEnds;
            const auto asked = Clock::now();
            Action action = (opens ? m_openers[seat] : m_bots[botOn(seat)])->choose(view, stop);
            if (!opens)
                pair.thinking[botOn(seat)].push_back(Clock::now() - asked);
            if (stop.stop_requested())
                return false;
            if (m_game.take(std::move(action), *m_generator))
                throw std::logic_error("the bot " + m_levels[botOn(seat)] + " made an illegal play");
            ++pair.turns;
            const int other = 1 - seat;
            if (m_game.mayChallenge(other)
                && m_bots[botOn(other)]->challenges(viewOf(m_game.position(), other), m_game.openPlay()->score().words))
                (void)m_game.challenge(other);
        }
        return true;
    }

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
    [[nodiscard]] Game gameBetween(std::uint64_t seed) const
    {
        const bool alike = m_levels[0] == m_levels[1];
        const auto nameOf = [&](int bot) { return m_levels[bot] + (alike ? std::to_string(bot + 1) : ""); };
        return Game({m_terms.book, {nameOf(botOn(0)), nameOf(botOn(1))}, seed});
    }

    const MatchTerms& m_terms;
    const Levels& m_levels;
    int m_number;
    Game m_game;
    std::shared_ptr<Generator> m_generator;
    std::array<std::unique_ptr<Bot>, 2> m_bots;
    std::array<std::unique_ptr<Bot>, 2> m_openers; // by seat
};

} // namespace

std::optional<GamePair> playPair(const MatchTerms& terms, const Levels& levels, std::uint64_t index,
                                 const std::shared_ptr<Generator>& generator, std::stop_token stop)
{
    // Neighbouring seeds must not give similar games, so RandomSource mixes them.
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

namespace {

// Limits for a pair of games, far above real ones; with them, sums of squares stay within 64 bits.
constexpr std::int64_t mostPoints = 50'000;
constexpr std::int64_t mostSquares = 4 * mostPoints * mostPoints; // for the square of a pair's spread
constexpr std::int64_t mostTurns = 100'000;

// The factor of a 95 % interval for a mean whose standard error comes from `degrees` + 1 values: Student's t for 97.5 %,
// by Abramowitz and Stegun, formula 26.7.5, which is off by at most 0.2 % from three degrees on.
double student95(std::int64_t degrees)
{
    constexpr double few[] = {12.7062, 4.3027};
    if (degrees <= std::ssize(few))
        return few[degrees - 1];
    // The expansion of the quantile in 1 / degrees; at 1.959964, the quantile of the normal distribution.
    constexpr double terms[] = {1.959964, 2.372272, 2.822500, 2.555850, 1.589534};
    double sum = 0;
    for (const double term : std::views::reverse(terms))
        sum = sum / static_cast<double>(degrees) + term;
    return sum;
}

// The mean and its interval for `count` values with this sum and sum of squares, divided by `scale`. A single value does
// not show how much values differ.
Interval meanOf(std::int64_t count, std::int64_t sum, std::int64_t squares, double scale)
{
    constexpr double unbounded = std::numeric_limits<double>::infinity();
    const auto n = static_cast<double>(count);
    const double mean = count == 0 ? 0 : static_cast<double>(sum) / n;
    if (count < 2)
        return {mean / scale, -unbounded, unbounded};
    const double variance = (static_cast<double>(squares) - n * mean * mean) / (n - 1);
    const double half = student95(count - 1) * std::sqrt(std::max(variance, 0.0) / n);
    return {mean / scale, (mean - half) / scale, (mean + half) / scale};
}

// The smallest sum of the squares of `count` numbers with this sum, rounded down.
std::int64_t leastSquares(std::int64_t count, std::int64_t sum)
{
    constexpr double rounding = 1e-9;
    const auto all = static_cast<double>(sum);
    return count == 0 ? 0 : static_cast<std::int64_t>(all / static_cast<double>(count) * all * (1 - rounding));
}

// Reads integers and checks conditions. Remembers only the first problem.
class BoundedNumbers
{
public:
    [[nodiscard]] std::int64_t read(const nlohmann::ordered_json& json, const char* name, std::int64_t least,
                                    std::int64_t most)
    {
        const bool isLarge = json.is_number_unsigned() && std::cmp_greater(json.get<std::uint64_t>(), most);
        const std::int64_t number = json.is_number_integer() && !isLarge ? json.get<std::int64_t>() : least;
        if (json.is_number_integer() && !isLarge && number >= least && number <= most)
            return number;
        std::ostringstream why;
        why << name << " must be " << least;
        if (most > least)
            why << " to " << most;
        why << ", not " << (json.is_number() ? json.dump() : json.type_name());
        require(false, why.str());
        return std::clamp(number, least, most);
    }
    void require(bool holds, const std::string& orElse)
    {
        if (!holds && !m_problem)
            m_problem = orElse;
    }
    [[nodiscard]] const std::optional<std::string>& problem() const { return m_problem; }

private:
    std::optional<std::string> m_problem;
};

} // namespace

void Standings::add(const GamePair& pair)
{
    int spread = 0;
    int halves = 0;
    for (int game = 0; game < 2; ++game) {
        const auto& [first, second] = pair.totals[game];
        const auto& [firstWins, secondWins] = pair.wins[game]; // given by the rules: equal points need not be a draw
        spread += first - second;
        halves += firstWins + !secondWins;
        m_points[0] += first;
        m_points[1] += second;
        m_wins[0] += firstWins && !secondWins;
        m_wins[1] += secondWins && !firstWins;
    }
    ++m_pairs;
    m_turns += pair.turns;
    m_spreadSquares += std::int64_t{spread} * spread;
    m_halvesSquares += halves * halves;
    for (int bot = 0; bot < 2; ++bot)
        for (const auto time : pair.thinking[bot])
            m_thinking[bot].add(time);
}

void Standings::add(const Standings& other, int bot)
{
    m_pairs += other.m_pairs;
    m_turns += other.m_turns;
    for (int side = 0; side < 2; ++side) {
        m_wins[side] += other.m_wins[side ^ bot];
        m_points[side] += other.m_points[side ^ bot];
        for (int bin = 0; bin < Histogram::bins; ++bin)
            m_thinking[side].counts()[bin] += other.m_thinking[side ^ bot].counts()[bin];
    }
    m_spreadSquares += other.m_spreadSquares;
    // If bot 1 counts as the first, a pair has 4 - halves half wins; the square of that is 16 - 8 halves + halves².
    m_halvesSquares += other.m_halvesSquares + bot * (16 * other.m_pairs - 8 * other.halves());
}

double Standings::meanScore(int bot) const
{
    return m_pairs == 0 ? 0 : static_cast<double>(m_points[bot]) / static_cast<double>(2 * m_pairs);
}

Interval Standings::spread() const
{
    return meanOf(m_pairs, spreadSum(), m_spreadSquares, 2);
}

Interval Standings::winRate() const
{
    // Counts two more pairs, one won and one lost: the rule of Agresti and Coull, which adds two successes and two
    // failures, so that pairs that all agree have an interval too.
    const Interval with = meanOf(m_pairs + 2, halves() + 4, m_halvesSquares + 16, 4);
    return {meanOf(m_pairs, halves(), m_halvesSquares, 4).value, std::max(with.low, 0.0), std::min(with.high, 1.0)};
}

nlohmann::ordered_json Standings::toJson() const
{
    return {{"pairs", m_pairs},
            {"turns", m_turns},
            {"wins", m_wins},
            {"points", m_points},
            {"spread", spreadSum()},
            {"spread_squares", m_spreadSquares},
            {"halves", halves()},
            {"halves_squares", m_halvesSquares},
            {"thinking", {m_thinking[0].counts(), m_thinking[1].counts()}}};
}

Result<Standings, std::string> Standings::fromJson(const nlohmann::ordered_json& json, std::int64_t mostPairs)
{
    BoundedNumbers numbers;
    Standings s;
    const std::int64_t pairs = s.m_pairs = numbers.read(json.at("pairs"), "pairs", 0, mostPairs);
    s.m_turns = numbers.read(json.at("turns"), "turns", 2 * pairs, mostTurns * pairs);
    std::int64_t thought = 0;
    for (int bot = 0; bot < 2; ++bot) {
        s.m_wins[bot] = numbers.read(json.at("wins").at(bot), "wins", 0, 2 * pairs);
        s.m_points[bot] = numbers.read(json.at("points").at(bot), "points", -mostPoints * pairs, mostPoints * pairs);
        for (int bin = 0; bin < Histogram::bins; ++bin) {
            const auto times = numbers.read(json.at("thinking").at(bot).at(bin), "thinking", 0, s.m_turns);
            s.m_thinking[bot].counts()[bin] = static_cast<std::uint64_t>(times);
            thought += times;
        }
    }
    const std::int64_t spread = s.spreadSum();
    const std::int64_t halves = s.halves();
    (void)numbers.read(json.at("spread"), "spread", spread, spread);
    (void)numbers.read(json.at("halves"), "halves", halves, halves);
    s.m_spreadSquares =
        numbers.read(json.at("spread_squares"), "spread_squares", leastSquares(pairs, spread), mostSquares * pairs);
    s.m_halvesSquares = numbers.read(json.at("halves_squares"), "halves_squares", halves, 4 * halves);
    numbers.require(s.draws() >= 0, "there are more wins than games");
    numbers.require(thought == s.m_turns,
                    "there are " + std::to_string(s.m_turns) + " turns, but times of " + std::to_string(thought));
    return numbers.problem() ? Result<Standings, std::string>(*numbers.problem()) : s;
}

} // namespace storeys::arena
