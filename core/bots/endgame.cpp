#include "bots/endgame.h"

#include "bots/static_evaluation.h"

namespace storeys {

namespace {

using Value = EndgameTable::Value;

constexpr int infinite = EndgameTable::infinite;
constexpr int maxDepth = 64; // in turns; no endgame is that long, as passes end it
// Turns that come this late in the order are first searched one or two turns less deep; see searched().
constexpr std::size_t lateFrom = 6;
constexpr std::size_t latestFrom = 20;
// The search first looks one turn further each time. After a quarter of its budget, or this many nodes, it spends the
// rest on one search to the end of the game. That solves twice as many positions as going on turn by turn and plays no
// worse (see tests/bench/strength.md).
constexpr std::int64_t mostNodesByDepth = 12'500;

// ---- the turns of a side

// The possible turns of a side. A turn is named by its `place`: the index of its play in `plays`, or plays.size() for
// passing. `order` is the order in which to try the turns.
struct Turns
{
    struct Ordered
    {
        std::uint32_t place;
        int worth; // points gained at once
    };

    // Orders the turns by immediate gain, with passing last.
    Turns(EndgamePosition& position, int side)
    {
        position.plays(side, plays);
        order.reserve(plays.size() + 1);
        for (std::uint32_t i = 0; i < plays.size(); ++i)
            order.push_back({i, position.worthOf(plays[i], side)});
        std::ranges::stable_sort(order, std::ranges::greater(), &Ordered::worth);
        order.push_back({static_cast<std::uint32_t>(plays.size()), 0});
    }

    [[nodiscard]] bool isPass(std::uint32_t place) const { return place == plays.size(); }
    void bringForward(std::uint32_t place)
    {
        const auto found = std::ranges::find(order, place, &Ordered::place);
        if (found != order.end())
            std::rotate(order.begin(), found, found + 1);
    }

    std::vector<FoundPlay> plays;
    std::vector<Ordered> order;
};

// ---- the search

class Search
{
public:
    Search(const Position& position, std::int64_t budget, StopSign stop, EndgameTable& table)
        : m_position(position), m_budget(budget), m_stop(std::move(stop)), m_table(table)
    {}

    EndgameAnswer answer()
    {
        Turns turns = turnsOf(0);
        const std::vector<Turns::Ordered> byGain = turns.order;
        EndgameAnswer answer;
        take(turns, turns.order.front().place, turns.order.front().worth, answer);
        while (answer.depth < maxDepth && !answer.exact) {
            const bool toTheEnd = m_nodes >= std::min(m_budget / 4, mostNodesByDepth);
            const int depth = toTheEnd ? maxDepth : answer.depth + 1;
            if (!searchRoot(turns, depth, answer))
                break;
            answer.depth = depth;
        }
        if (answer.exact)
            takeFirstOfEquals(turns, byGain, answer);
        answer.nodes = m_nodes;
        return answer;
    }

private:
    static void take(const Turns& turns, std::uint32_t place, int spread, EndgameAnswer& answer)
    {
        answer.play = turns.isPass(place) ? std::nullopt : std::optional(turns.plays[place]);
        answer.spread = spread;
    }

    // Among equally good turns, takes the one that gains most at once, so that an exact answer does not depend on what
    // the table held. Without the nodes to find that turn, the answer is not exact.
    void takeFirstOfEquals(const Turns& turns, const std::vector<Turns::Ordered>& byGain, EndgameAnswer& answer)
    {
        const std::uint32_t found = turns.order.front().place; // searchRoot() has moved the best turn to the front
        for (const Turns::Ordered& turn : byGain) {
            if (turn.place == found)
                return;
            const Value value = after(turns, turn.place, 0, maxDepth, answer.spread - 1, answer.spread);
            answer.exact = !m_givenUp;
            if (m_givenUp)
                return;
            if (value.spread >= answer.spread)
                return take(turns, turn.place, answer.spread, answer);
        }
    }

    Turns turnsOf(int side)
    {
        ++m_nodes;
        return Turns(m_position, side);
    }

    // Searches all turns of the mover, the best so far first. Returns false if it had to stop early; `answer` gets the
    // result so far either way.
    bool searchRoot(Turns& turns, int depth, EndgameAnswer& answer)
    {
        Value best{-infinite, true};
        std::uint32_t bestPlace = turns.order.front().place;
        for (std::size_t n = 0; n < turns.order.size(); ++n) {
            const Value value = searched(turns, n, 0, depth, best.spread, infinite);
            if (m_givenUp)
                break;
            best.exact = best.exact && value.exact;
            if (value.spread <= best.spread)
                continue;
            best.spread = value.spread;
            bestPlace = turns.order[n].place;
            take(turns, bestPlace, best.spread, answer);
        }
        answer.exact = best.exact && !m_givenUp;
        turns.bringForward(bestPlace);
        return !m_givenUp;
    }

    // The spread for `side` after the turn at place `n` of the order. The first turn is probably the best; for the
    // others, the search first asks only whether they are better, and looks one or two turns less far ahead for late
    // ones. (Principal variation search, Marsland and Campbell, 1982; late move reductions.)
    Value searched(const Turns& turns, std::size_t n, int side, int depth, int alpha, int beta)
    {
        const auto ask = [&](int ahead, int low, int high) {
            return after(turns, turns.order[n].place, side, ahead, low, high);
        };
        if (n == 0 || depth < 3)
            return ask(depth, alpha, beta);
        if (n >= lateFrom) {
            const Value hasty = ask(depth - (n >= latestFrom && depth > 3 ? 2 : 1), alpha, alpha + 1);
            if (hasty.spread <= alpha)
                return hasty;
        }
        const Value value = ask(depth, alpha, alpha + 1);
        return value.spread > alpha && value.spread < beta ? ask(depth, alpha, beta) : value;
    }

    // The spread for `side` after the turn `place`; `depth` is the number of turns to look ahead, including this one.
    Value after(const Turns& turns, std::uint32_t place, int side, int depth, int alpha, int beta)
    {
        if (turns.isPass(place))
            return afterPass(side, depth, alpha, beta);
        const FoundPlay& play = turns.plays[place];
        const int score = play.score.value;
        const EndgamePosition::Before before = m_position.doPlay(play, side);
        Value value;
        if (m_position.isOut(side))
            value.spread = score + m_position.spreadAtEnd(side);
        else
            value = reversed(spreadOf(1 - side, depth - 1, score - beta, score - alpha), score);
        m_position.undoPlay(play, side, before);
        return value;
    }

    Value afterPass(int side, int depth, int alpha, int beta)
    {
        const EndgamePosition::Before before = m_position.pass(side);
        Value value;
        if (m_position.haveAllPassed())
            value.spread = m_position.spreadAtEnd(side);
        else
            value = reversed(spreadOf(1 - side, depth - 1, -beta, -alpha), 0);
        m_position.undoPass(side, before);
        return value;
    }

    static Value reversed(Value value, int score) { return {score - value.spread, value.exact}; }

    // The spread for the side to move, or a bound of it if it is outside alpha … beta.
    Value spreadOf(int side, int depth, int alpha, int beta)
    {
        m_givenUp = m_givenUp || m_nodes >= m_budget || m_stop.isUp();
        if (m_givenUp)
            return {0, false};
        const std::uint64_t key = m_position.key(side);
        const EndgameTable::Entry entry = m_table.at(key);
        if (const auto answer = entry.answer(depth, alpha, beta))
            return *answer;
        if (depth == 0)
            return {playedOut(side), false};
        Turns turns = turnsOf(side);
        if (entry.isThere())
            turns.bringForward(entry.best);
        return searchTurns(turns, side, depth, alpha, beta, key);
    }

    Value searchTurns(const Turns& turns, int side, int depth, int alpha, int beta, std::uint64_t key)
    {
        Value best{-infinite, true};
        std::uint32_t bestPlace = 0;
        for (std::size_t n = 0; n < turns.order.size(); ++n) {
            const Value value = searched(turns, n, side, depth, std::max(alpha, best.spread), beta);
            if (m_givenUp)
                return best;
            best.exact = best.exact && value.exact;
            if (value.spread > best.spread) {
                best.spread = value.spread;
                bestPlace = turns.order[n].place;
            }
            if (best.spread >= beta)
                break;
        }
        m_table.store(key, best, depth, alpha, beta, bestPlace);
        return best;
    }

    // The spread for the side to move if both sides take the play with the largest immediate gain, to the end of the
    // game.
    int playedOut(int side)
    {
        const auto best = bestAtOnce(side);
        if (!best) {
            const EndgamePosition::Before before = m_position.pass(side);
            const int spread = m_position.haveAllPassed() ? m_position.spreadAtEnd(side) : -playedOut(1 - side);
            m_position.undoPass(side, before);
            return spread;
        }
        const EndgamePosition::Before before = m_position.doPlay(*best, side);
        const int then = m_position.isOut(side) ? m_position.spreadAtEnd(side) : -playedOut(1 - side);
        m_position.undoPlay(*best, side, before);
        return best->score.value + then;
    }

    // The play with the largest immediate gain; none if there is no play.
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
    std::vector<FoundPlay> m_plays; // reused memory
    EndgameTable& m_table;
};

} // namespace

bool leadsToEndgame(const Position& position)
{
    return position.seats.size() == 2 && !position.book->variant.hasReserve() && position.seats[0].turnsOwed == 0
           && position.seats[1].turnsOwed == 0;
}

int spreadOfEnding(const Position& position)
{
    return EndgamePosition(position).spreadAtEnd(1);
}

EndgameAnswer solveEndgame(const Position& position, std::int64_t nodeBudget, StopSign stop, EndgameTable& table)
{
    return Search(position, nodeBudget, std::move(stop), table).answer();
}

EndgamePosition::EndgamePosition(const Position& position)
    : m_book(position.book), m_board(position.board), m_seat(position.turn), m_passes(position.passesInARow)
{
    for (int side = 0; side < 2; ++side) {
        const Rack& rack = position.seats[side == 0 ? m_seat : 1 - m_seat].rack;
        m_sides[side] = {rack, lossOf(rack)};
    }
    for (int row = 0; row < m_board.rows(); ++row)
        for (int column = 0; column < m_board.columns(); ++column)
            for (int level = 0; level < m_board.height({row, column}).value; ++level)
                m_laid ^= keyOf({row, column}, m_board.tileAt({row, column}, level), level + 1);
}

EndgamePosition::Before EndgamePosition::doPlay(const FoundPlay& play, int side)
{
    Side& own = m_sides[side];
    const Before before{own, m_passes};
    play.forEachPlaced([&](Square square, Tile tile) {
        own.rack.remove(tile);
        m_board.put(square, tile);
        m_laid ^= keyOfTop(square);
    });
    own.loss = lossOf(own.rack);
    m_passes = 0;
    return before;
}

void EndgamePosition::undoPlay(const FoundPlay& play, int side, const Before& before)
{
    play.forEachPlaced([&](Square square, Tile) {
        m_laid ^= keyOfTop(square);
        m_board.removeTop(square);
    });
    undoPass(side, before);
}

void EndgamePosition::undoPass(int side, const Before& before)
{
    m_sides[side] = before.side;
    m_passes = before.passes;
}

int EndgamePosition::worthOf(const FoundPlay& play, int side) const
{
    const Rack leave = leaveAfter(play, m_sides[side].rack);
    return play.score.value + m_sides[side].loss - lossOf(leave) + (leave.isEmpty() ? m_sides[1 - side].loss : 0);
}

int EndgamePosition::spreadAtEnd(int side) const
{
    const int spread = m_sides[1 - side].loss - m_sides[side].loss;
    if (!gainsByGoingOut(m_book->variant))
        return spread;
    return spread + (isOut(side) ? m_sides[1 - side].loss : 0) - (isOut(1 - side) ? m_sides[side].loss : 0);
}

// The tiles on the board and one rack determine the other rack, so the key leaves that out.
std::uint64_t EndgamePosition::key(int side) const
{
    auto key = static_cast<std::uint64_t>((side ^ m_seat) * 8 + m_passes);
    for (const Tile tile : m_sides[m_seat].rack.tiles()) // of seat 0
        key = mixed(key * tileKinds + static_cast<std::uint64_t>(tile.kind()));
    return mixed(m_laid ^ key);
}

// A blank gets another key than a tile of the letter that it stands for.
std::uint64_t EndgamePosition::keyOf(Square square, Tile tile, int height) const
{
    const int face = tile.letter() + (tile.isBlank() ? maxLetters : 0);
    return mixed(static_cast<std::uint64_t>((m_board.indexOf(square) * 16 + height) * 64 + face));
}

} // namespace storeys
