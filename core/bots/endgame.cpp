#include "bots/endgame.h"

#include "bots/endgame_position.h"
#include "bots/endgame_table.h"
#include "bots/endgame_turns.h"

#include <algorithm>

namespace storeys {

namespace {

constexpr int infinite = EndgameTable::infinite;
constexpr int maxDepth = 64; // turns; no endgame lasts as long, passes end it

using Value = EndgameValue;
using Turns = EndgameTurns;

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

    Turns turnsOf(int side)
    {
        ++m_nodes;
        return Turns(m_position, side);
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

    // The gain for `side` of the turn at that place; depth is the number of turns to look ahead, this one included.
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
        const EndgameTable::Known known = m_table.at(key);
        if (const auto answer = known.answer(depth, alpha, beta))
            return *answer;
        Turns turns = turnsOf(side);
        if (known.isThere())
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
        m_table.keep(key, best, depth, alpha, beta, bestPlace);
        return best;
    }

    // The gain of the side to move when both take what brings most at once, to the end.
    int playedOut(int side)
    {
        const auto best = bestAtOnce(side);
        if (!best) {
            const EndgamePosition::Before before = m_position.pass(side);
            const int gain = m_position.haveAllPassed() ? m_position.gainAtEnd(side) : -playedOut(1 - side);
            m_position.takeBackPass(side, before);
            return gain;
        }
        const EndgamePosition::Before before = m_position.lay(*best, side);
        const int then = m_position.isOut(side) ? m_position.gainAtEnd(side) : -playedOut(1 - side);
        m_position.takeBack(*best, side, before);
        return best->score.value + then;
    }

    // The play that brings most at once; none if there is none.
    std::optional<FoundPlay> bestAtOnce(int side)
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
        return best ? std::optional(*best) : std::nullopt;
    }

    EndgamePosition m_position;
    std::int64_t m_budget;
    StopSign m_stop;
    std::int64_t m_nodes = 0;
    bool m_givenUp = false;
    std::vector<FoundPlay> m_plays; // memory used again
    EndgameTable m_table;
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
