#include "bots/endgame.h"

#include "bots/endgame_position.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace storeys {

namespace {

constexpr int infinite = 1'000'000;
constexpr int maxDepth = 64; // turns; no endgame lasts as long, passes end it
constexpr int anyDepth = std::numeric_limits<int>::max();

// What is known of the gain of a position.
struct Known
{
    int low = -infinite;
    int high = infinite;
    int depth = 0;          // turns looked ahead; anyDepth where nothing was cut off
    std::uint32_t best = 0; // place of the turn that proved best
};

struct Value
{
    int gain = 0;
    bool exact = true; // nothing below was cut off
};

// What a side could do: the plays as generated, and behind the last of them the place of passing; with an order in
// which to look at them.
struct Turns
{
    struct Ordered
    {
        std::uint32_t place;
        int worth; // at once
    };

    std::vector<FoundPlay> plays;
    std::vector<Ordered> order;

    [[nodiscard]] bool isPass(std::uint32_t place) const { return place == plays.size(); }
    void bringForward(std::uint32_t place)
    {
        const auto found = std::ranges::find(order, place, &Ordered::place);
        if (found != order.end())
            std::rotate(order.begin(), found, found + 1);
    }
};

class Search
{
public:
    Search(const Endgame& endgame, std::int64_t budget, StopSign stop)
        : m_position(endgame), m_budget(budget), m_stop(std::move(stop))
    {}

    EndgameAnswer answer()
    {
        Turns turns = turnsOf(0);
        EndgameAnswer answer;
        take(turns, turns.order.front().place, turns.order.front().worth, answer);
        for (int depth = 1; depth <= maxDepth && !answer.exact; ++depth)
            if (!searchRoot(turns, depth, answer))
                break;
        answer.nodes = m_nodes;
        return answer;
    }

private:
    static void take(const Turns& turns, std::uint32_t place, int gain, EndgameAnswer& answer)
    {
        answer.play = turns.isPass(place) ? std::nullopt : std::optional(turns.plays[place]);
        answer.gain = gain;
    }

    // What scores most first, passing last.
    Turns turnsOf(int side)
    {
        Turns turns;
        m_position.plays(side, turns.plays);
        ++m_nodes;
        turns.order.reserve(turns.plays.size() + 1);
        for (std::uint32_t i = 0; i < turns.plays.size(); ++i)
            turns.order.push_back({i, m_position.worthOf(turns.plays[i], side)});
        std::ranges::stable_sort(turns.order, std::ranges::greater(), &Turns::Ordered::worth);
        turns.order.push_back({static_cast<std::uint32_t>(turns.plays.size()), 0});
        return turns;
    }

    // Looks at all turns of the mover, the best so far first; false if it had to give up before the end. What it found
    // counts in either case.
    bool searchRoot(Turns& turns, int depth, EndgameAnswer& answer)
    {
        Value best{-infinite, true};
        std::uint32_t bestPlace = turns.order.front().place;
        for (const Turns::Ordered& turn : turns.order) {
            const Value value = after(turns, turn.place, 0, depth, best.gain, infinite);
            if (m_givenUp)
                break;
            best.exact = best.exact && value.exact;
            if (value.gain <= best.gain)
                continue;
            best.gain = value.gain;
            bestPlace = turn.place;
            take(turns, bestPlace, best.gain, answer);
        }
        answer.exact = best.exact && !m_givenUp;
        turns.bringForward(bestPlace);
        return !m_givenUp;
    }

    // The gain for `side` of the turn at that place, with so many turns (this one included) left to look ahead.
    Value after(const Turns& turns, std::uint32_t place, int side, int depth, int alpha, int beta)
    {
        if (turns.isPass(place))
            return afterPass(side, depth, alpha, beta);
        const FoundPlay& play = turns.plays[place];
        const int score = play.score.value;
        const EndgamePosition::Before before = m_position.lay(play, side);
        Value value;
        if (m_position.isOut(side))
            value.gain = score + m_position.gainAtEnd(side);
        else
            value = reversed(gainOf(1 - side, depth - 1, score - beta, score - alpha), score);
        m_position.takeBack(play, side, before);
        return value;
    }

    Value afterPass(int side, int depth, int alpha, int beta)
    {
        const EndgamePosition::Before before = m_position.pass(side);
        Value value;
        if (m_position.haveAllPassed())
            value.gain = m_position.gainAtEnd(side);
        else
            value = reversed(gainOf(1 - side, depth - 1, -beta, -alpha), 0);
        m_position.takeBackPass(side, before);
        return value;
    }

    static Value reversed(Value value, int score) { return {score - value.gain, value.exact}; }

    // The gain of the side to move, or a bound of it outside alpha … beta.
    Value gainOf(int side, int depth, int alpha, int beta)
    {
        m_givenUp = m_givenUp || m_nodes >= m_budget || m_stop.isUp();
        if (m_givenUp)
            return {0, false};
        if (depth == 0)
            return {playedOut(side), false};
        const std::uint64_t key = m_position.key(side);
        const Known known = m_table[key];
        if (known.depth >= depth) {
            if (known.low >= beta || known.low == known.high)
                return {known.low, known.depth == anyDepth};
            if (known.high <= alpha)
                return {known.high, known.depth == anyDepth};
        }
        Turns turns = turnsOf(side);
        if (known.depth > 0)
            turns.bringForward(known.best);
        return searchTurns(turns, side, depth, alpha, beta, key);
    }

    Value searchTurns(const Turns& turns, int side, int depth, int alpha, int beta, std::uint64_t key)
    {
        Value best{-infinite, true};
        std::uint32_t bestPlace = 0;
        for (const Turns::Ordered& turn : turns.order) {
            const Value value = after(turns, turn.place, side, depth, std::max(alpha, best.gain), beta);
            if (m_givenUp)
                return best;
            best.exact = best.exact && value.exact;
            if (value.gain > best.gain) {
                best.gain = value.gain;
                bestPlace = turn.place;
            }
            if (best.gain >= beta)
                break;
        }
        m_table[key] = {best.gain > alpha ? best.gain : -infinite, best.gain < beta ? best.gain : infinite,
                        best.exact ? anyDepth : depth, bestPlace};
        return best;
    }

    // The gain of the side to move when both take what brings most at once, to the end.
    int playedOut(int side)
    {
        m_position.plays(side, m_plays);
        ++m_nodes;
        const FoundPlay* best = nullptr;
        int bestWorth = 0;
        for (const FoundPlay& play : m_plays) {
            const int worth = m_position.worthOf(play, side);
            if (!best || worth > bestWorth) {
                best = &play;
                bestWorth = worth;
            }
        }
        if (!best) {
            const EndgamePosition::Before before = m_position.pass(side);
            const int gain = m_position.haveAllPassed() ? m_position.gainAtEnd(side) : -playedOut(1 - side);
            m_position.takeBackPass(side, before);
            return gain;
        }
        const FoundPlay play = *best;
        const EndgamePosition::Before before = m_position.lay(play, side);
        const int then = m_position.isOut(side) ? m_position.gainAtEnd(side) : -playedOut(1 - side);
        m_position.takeBack(play, side, before);
        return play.score.value + then;
    }

    EndgamePosition m_position;
    std::int64_t m_budget;
    StopSign m_stop;
    std::int64_t m_nodes = 0;
    bool m_givenUp = false;
    std::vector<FoundPlay> m_plays; // memory used again
    std::unordered_map<std::uint64_t, Known> m_table;
};

} // namespace

int gainOfEnding(const Endgame& endgame)
{
    return EndgamePosition(endgame).gainAtEnd(1);
}

EndgameAnswer solveEndgame(const Endgame& endgame, std::int64_t nodeBudget, StopSign stop)
{
    return Search(endgame, nodeBudget, std::move(stop)).answer();
}

} // namespace storeys
