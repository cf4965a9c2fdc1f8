#include "bots/race_bot.h"

#include "bots/pieces.h"
#include "rules/piece_rules.h"
#include "rules/turn.h"

#include <queue>

namespace storeys {

namespace {

// ---- evaluating a position of a race

// About how many turns it takes to cover that many squares: the last squares must be covered exactly, and before them a
// turn covers three to four. Estimated from games between computer players.
double turnsFor(int squares)
{
    constexpr std::array near{0.0, 1.3, 1.4, 1.6, 1.9, 2.2, 2.5, 2.8};
    constexpr double perTurn = 3.8;
    const int last = static_cast<int>(near.size()) - 1;
    return squares <= last ? near[squares] : near[last] + (squares - last) / perTurn;
}

// The value of a piece in hand, in turns.
constexpr double perBlank = 0.6;
constexpr double perBlocker = 0.25;
constexpr double perCard = 0.1;
constexpr double won = 1000;

// The value of a win in a simulated game: small enough that one such game does not outweigh all others.
constexpr double wonInSample = 6;
// The evaluation of a play without simulation counts half as much as all its samples together, because samples show
// little of what comes later.
constexpr double judgedWeight = 0.5;

// A turn that opponents lose counts less than a turn gained, because every play of theirs changes their position.
constexpr double othersCount = 0.4;

// For each square, how many squares must still be covered to reach a seat's goal by the shortest way around walls,
// others' squares and blockers. Computed by breadth-first search from the goal.
class WayToGoal
{
public:
    static constexpr int noWay = 200;

    WayToGoal(const Position& position, int seat)
    {
        const Variant& variant = position.variant();
        const int seats = position.seatCount();
        const Territory& territory = variant.territory(seats, seat);
        const Variant::Steps& goal = variant.goalSteps(seats, seat);
        m_steps.fill(noWay);
        std::queue<Square> open;
        for (int i = 0; i < position.board.squareCount(); ++i)
            if (goal[i] == 0) {
                m_steps[Surface::slot(position.board.squareAt(i))] = 0;
                open.push(position.board.squareAt(i));
            }
        const bool replaces = mayReplaceBlockers(position.seats, seat);
        for (; !open.empty(); open.pop())
            for (const Direction direction : {Direction::Across, Direction::Down})
                for (const int step : {-1, 1}) {
                    const Square next = stepped(open.front(), direction, step);
                    if (!position.board.contains(next) || territory.isClosed(next)
                        || (position.board.isBlocked(next) && !replaces))
                        continue;
                    auto& steps = m_steps[Surface::slot(next)];
                    if (steps == noWay) {
                        steps = static_cast<std::uint8_t>(std::min(from(open.front()) + 1, noWay - 1));
                        open.push(next);
                    }
                }
        for (int i = 0; i < position.board.squareCount(); ++i)
            if (const Square square = position.board.squareAt(i); position.board.isOccupied(square))
                m_nearest = std::min(m_nearest, from(square));
    }

    [[nodiscard]] int from(Square square) const { return m_steps[Surface::slot(square)]; }
    // The fewest squares from any tile on the board to the goal.
    [[nodiscard]] int nearest() const { return m_nearest; }

private:
    std::array<std::uint8_t, Board::maxSide * Board::maxSide> m_steps;
    int m_nearest = noWay;
};

// The ways of all seats to their goals on one board. Blockers change them; tiles do not.
class GoalWays
{
public:
    explicit GoalWays(const Position& position)
    {
        for (int seat = 0; seat < position.seatCount(); ++seat)
            m_ways.emplace_back(position, seat);
    }

    // The lead of a seat, in turns, once tiles lie on the squares `covered` too; `won` if it is then at its goal.
    template<class Squares>
    [[nodiscard]] double lead(int seat, const Squares& covered) const
    {
        double own = 0;
        double others = turnsFor(WayToGoal::noWay);
        for (int s = 0; s < static_cast<int>(m_ways.size()); ++s) {
            int squares = m_ways[s].nearest();
            for (const Square square : covered)
                squares = std::min(squares, m_ways[s].from(square));
            if (s == seat && squares == 0)
                return won;
            (s == seat ? own : others) = s == seat ? turnsFor(squares) : std::min(others, turnsFor(squares));
        }
        return othersCount * others - own;
    }

private:
    std::vector<WayToGoal> m_ways;
};

std::vector<Square> coveredBy(const FoundPlay& play)
{
    std::vector<Square> squares;
    play.forEachPlaced([&](Square square, Tile) { squares.push_back(square); });
    return squares;
}

// The value, in turns, of the pieces that a play collects, minus that of the pieces that it uses.
double handChange(const Position& position, const FoundPlay& play)
{
    const Reserve change = reserveChange(*position.book, position.toMove().playerClass, position.pile, play);
    double turns = perBlank * change.blanks + perBlocker * change.blockers;
    play.forEachPlaced([&](Square square, Tile) {
        turns += position.variant().kindOf(square).effect == SquareEffect::DrawCard ? perCard : 0;
    });
    return turns;
}

struct JudgedPlay
{
    double value;
    const FoundPlay* play;
};

// The plays with their values (lead and pieces), best first; equals keep their order.
std::vector<JudgedPlay> judge(const Position& position, const std::vector<FoundPlay>& plays)
{
    const GoalWays ways(position);
    std::vector<JudgedPlay> judged;
    judged.reserve(plays.size());
    for (const FoundPlay& play : plays)
        judged.push_back({ways.lead(position.turn, coveredBy(play)) + handChange(position, play), &play});
    std::ranges::stable_sort(judged, std::ranges::greater(), &JudgedPlay::value);
    return judged;
}

// ---- bots that only see the goal

int stepsAfter(const Position& position, const FoundPlay& play)
{
    const auto& steps = position.variant().goalSteps(position.seatCount(), position.turn);
    return std::ranges::min(listOf(coveredBy(play), [&](Square s) { return steps[position.board.indexOf(s)]; }));
}

// ---- simulation

// Simulates a race from positions in which what is unseen was sampled.
class Race
{
public:
    Race(const SeatView& view, Generator& generator) : m_view(view), m_generator(generator) {}

    // The lead after `play`, a reply of each other player and the bot's next play in one simulated game, plus
    // handChange() of `play`; only ±wonInSample if `play` or a reply wins.
    [[nodiscard]] double playedOn(Position position, const FoundPlay& play)
    {
        const double hand = handChange(position, play);
        takeUnjudged(position, play.toPlay());
        for (int turns = position.seatCount(); turns > 0; --turns) {
            if (const auto winner = seatAtGoal(position))
                return *winner == m_view.seat ? wonInSample : -wonInSample;
            if (turns == 1 && position.turn == m_view.seat)
                return hand + bestLead(position);
            takeBest(position);
        }
        return hand + raceLead(position, m_view.seat);
    }

private:
    void findPlays(const Position& position)
    {
        Mover mover = moverOf(position, position.turn);
        mover.reserveBlanks = std::min(mover.reserveBlanks, 1);
        m_generator.allPlays(position.book, position.board, mover, m_plays);
    }
    double bestLead(const Position& position)
    {
        findPlays(position);
        if (m_plays.empty())
            return raceLead(position, m_view.seat);
        const double best = judge(position, m_plays).front().value;
        return best > won / 2 ? wonInSample : best;
    }
    void takeBest(Position& position)
    {
        if (!position.cards.due.empty()) {
            takeUnjudged(position, CardChoice{});
        } else if (position.toMove().turnsOwed > 0) {
            (void)loseTurn(position);
        } else {
            findPlays(position);
            takeUnjudged(position, m_plays.empty() ? Action(Pass{}) : judge(position, m_plays).front().play->toPlay());
        }
    }

    const SeatView& m_view;
    Generator& m_generator;
    std::vector<FoundPlay> m_plays;
};

// Simulates the plays with the highest values and returns the best of them; takes fewer samples, or none, if stopped.
const FoundPlay* playedOnBest(const SeatView& view, const RaceSkill& skill, const std::vector<JudgedPlay>& judged,
                              Generator& generator, RandomSource& random, const StopSign& stop)
{
    const std::size_t candidates = std::min(judged.size(), static_cast<std::size_t>(skill.candidates));
    std::vector<double> sums(candidates);
    Race race(view, generator);
    int taken = 0;
    for (; taken < skill.samples && !stop.isUp(); ++taken) {
        const Position sample = sampledPosition(view, random);
        for (std::size_t i = 0; i < candidates; ++i)
            sums[i] += race.playedOn(sample, *judged[i].play);
    }
    for (std::size_t i = 0; i < candidates; ++i)
        sums[i] += judgedWeight * taken * judged[i].value;
    return judged[static_cast<std::size_t>(std::ranges::max_element(sums) - sums.begin())].play;
}

} // namespace

std::optional<int> squaresToGoal(const Position& position, int seat)
{
    const int squares = WayToGoal(position, seat).nearest();
    return squares < WayToGoal::noWay ? std::optional(squares) : std::nullopt;
}

double raceLead(const Position& position, int seat)
{
    return GoalWays(position).lead(seat, std::array<Square, 0>());
}

std::vector<RaceChoice> raceChoices(const Position& position)
{
    const auto plays = allPlays(*position.book, position.board, withFewBlanks(moverOf(position, position.turn)));
    return listOf(judge(position, plays), [](const JudgedPlay& judged) {
        return RaceChoice{*judged.play, judged.value};
    });
}

Action RaceBot::chosen(const SeatView& view, StopSign stop)
{
    std::vector<FoundPlay> plays;
    m_generator.allPlays(view.book, view.board, withFewBlanks(moverOf(view, view.seat)), plays);
    if (plays.empty())
        return view.mayExchange ? Action(exchangeOfAwkward(view)) : Pass{};
    plays = noticed(std::move(plays), view.board, m_attention, m_random);
    // The search finds rows before columns and top rows first, so always taking the first of equal plays would favour
    // some seats.
    m_random.shuffle(std::span(plays));
    const FoundPlay* best = &plays.front();
    if (m_random.share() < m_attention.distraction) {
        best = &plays[m_random.below(static_cast<std::uint32_t>(plays.size()))];
    } else if (!m_skill.knowsWays) {
        best = &*std::ranges::min_element(plays, {}, [&](const FoundPlay& p) { return stepsAfter(view, p); });
    } else {
        const std::vector<JudgedPlay> judged = judge(view, plays);
        best = judged.front().play;
        if (m_skill.candidates > 1 && judged.front().value < won / 2)
            best = playedOnBest(view, m_skill, judged, m_generator, m_random, stop);
    }
    return best->toPlay();
}

} // namespace storeys
