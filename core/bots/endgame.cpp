#include "bots/endgame.h"

#include "bots/end_points.h"
#include "bots/static_value.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace storeys {

namespace {

constexpr int infinite = 1'000'000;
constexpr int maxDepth = 64; // turns; no endgame lasts as long, passes end it
constexpr int anyDepth = std::numeric_limits<int>::max();

std::uint64_t mixed(std::uint64_t x)
{
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

// What is known of the gain of a position.
struct Known
{
    int low = -infinite;
    int high = infinite;
    int depth = 0;             // turns looked ahead; anyDepth where nothing was cut off
    std::uint32_t best = 0;    // place of the play that proved best, among those generated; passing is behind the last
};

struct Value
{
    int gain = 0;
    bool exact = true;
};

struct Side
{
    Rack rack;
    int loss = 0; // what its rack costs at the end
};

// Orders plays: which brings most at once.
struct Ordered
{
    std::uint32_t place;
    int worth;
};

class Search
{
public:
    Search(const Endgame& endgame, std::int64_t budget, std::stop_token stop)
        : m_book(*endgame.book), m_budget(budget), m_stop(std::move(stop)), m_board(endgame.board),
          m_sides{Side{endgame.mover, lossOf(endgame.mover)}, Side{endgame.other, lossOf(endgame.other)}},
          m_passes(endgame.passesInARow)
    {}

    EndgameAnswer answer()
    {
        allPlays(m_book, m_board, m_sides[0].rack, m_plays[0]);
        m_nodes = 1;
        const std::vector<FoundPlay> plays = m_plays[0];
        std::vector<Ordered> order = orderOf(plays, 0);
        EndgameAnswer answer{actionAt(plays, order.front().place), order.front().worth, false, 1};
        for (int depth = 1; depth <= maxDepth && !answer.exact; ++depth)
            if (!searchRoot(plays, order, depth, answer))
                break;
        answer.nodes = m_nodes;
        return answer;
    }

private:
    // ---- what things are worth
    [[nodiscard]] int lossOf(const Rack& rack) const { return lossFor(m_book, 2, rack).value; }

    [[nodiscard]] int worthOf(const FoundPlay& play, int side) const
    {
        const Rack kept = keptAfter(play, m_sides[side].rack);
        return play.score.value + m_sides[side].loss - lossOf(kept) + (kept.isEmpty() ? m_sides[1 - side].loss : 0);
    }

    // Passing has the last place.
    [[nodiscard]] std::vector<Ordered> orderOf(const std::vector<FoundPlay>& plays, int side) const
    {
        std::vector<Ordered> order;
        order.reserve(plays.size() + 1);
        for (std::uint32_t i = 0; i < plays.size(); ++i)
            order.push_back({i, worthOf(plays[i], side)});
        std::ranges::stable_sort(order, std::ranges::greater(), &Ordered::worth);
        order.push_back({static_cast<std::uint32_t>(plays.size()), 0});
        return order;
    }

    static Action actionAt(const std::vector<FoundPlay>& plays, std::uint32_t place)
    {
        return place < plays.size() ? Action(plays[place].toPlay()) : Action(Pass());
    }

    // What the side gains when the game ends now.
    [[nodiscard]] int gainAtEnd(int side, bool out) const
    {
        const int gain = m_sides[1 - side].loss - m_sides[side].loss;
        return out && gainsByGoingOut(m_book.variant) ? gain + m_sides[1 - side].loss : gain;
    }

    // ---- searching
    // Looks at all turns of the mover; false if it had to give up before the end. Takes what it found in either case,
    // once the turn that was best before has been looked at again.
    bool searchRoot(const std::vector<FoundPlay>& plays, std::vector<Ordered>& order, int depth, EndgameAnswer& answer)
    {
        int best = -infinite;
        bool exact = true;
        std::size_t bestAt = 0;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const Value value = after(plays, order[i].place, 0, depth, best, infinite);
            if (m_givenUp)
                break;
            exact = exact && value.exact;
            if (value.gain > best) {
                best = value.gain;
                bestAt = i;
                answer.action = actionAt(plays, order[i].place);
                answer.gain = best;
            }
        }
        answer.exact = exact && !m_givenUp;
        std::rotate(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(bestAt),
                    order.begin() + static_cast<std::ptrdiff_t>(bestAt) + 1);
        return !m_givenUp;
    }

    // The gain for `side` of the turn at that place, with so many turns (this one included) left to look ahead.
    Value after(const std::vector<FoundPlay>& plays, std::uint32_t place, int side, int depth, int alpha, int beta)
    {
        if (place == plays.size())
            return afterPass(side, depth, alpha, beta);
        const FoundPlay& play = plays[place];
        const Side before = m_sides[side];
        const int passes = std::exchange(m_passes, 0);
        lay(play, side);
        const int score = play.score.value;
        Value value;
        if (m_sides[side].rack.isEmpty())
            value = {score + gainAtEnd(side, true), true};
        else
            value = reversed(gainOf(1 - side, depth - 1, score - beta, score - alpha), score);
        takeBack(play);
        m_sides[side] = before;
        m_passes = passes;
        return value;
    }

    Value afterPass(int side, int depth, int alpha, int beta)
    {
        if (m_passes + 1 >= 2 * m_book.houseRules.passRounds)
            return {gainAtEnd(side, false), true};
        ++m_passes;
        const Value value = reversed(gainOf(1 - side, depth - 1, -beta, -alpha), 0);
        --m_passes;
        return value;
    }

    static Value reversed(Value value, int score) { return {score - value.gain, value.exact}; }

    // The gain of the side to move, or a bound of it outside alpha … beta.
    Value gainOf(int side, int depth, int alpha, int beta)
    {
        if (m_nodes >= m_budget || m_stop.stop_requested())
            m_givenUp = true;
        if (m_givenUp)
            return {0, false};
        if (depth == 0)
            return playedOut(side);
        const std::uint64_t key = m_hash ^ mixed(rackKey(side));
        const Known known = m_table[key];
        const bool exact = known.depth == anyDepth;
        if (known.depth >= depth) {
            if (known.low >= beta || known.low == known.high)
                return {known.low, exact};
            if (known.high <= alpha)
                return {known.high, exact};
        }
        return searchTurns(side, depth, alpha, beta, key, known);
    }

    Value searchTurns(int side, int depth, int alpha, int beta, std::uint64_t key, const Known& known)
    {
        std::vector<FoundPlay> plays;
        allPlays(m_book, m_board, m_sides[side].rack, plays);
        ++m_nodes;
        std::vector<Ordered> order = orderOf(plays, side);
        if (known.depth > 0)
            bringForward(order, known.best);
        Value best{-infinite, true};
        std::uint32_t bestPlace = 0;
        for (const Ordered& turn : order) {
            const Value value = after(plays, turn.place, side, depth, std::max(alpha, best.gain), beta);
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
        keep(key, best, alpha, beta, depth, bestPlace);
        return best;
    }

    static void bringForward(std::vector<Ordered>& order, std::uint32_t place)
    {
        const auto found = std::ranges::find(order, place, &Ordered::place);
        if (found != order.end())
            std::rotate(order.begin(), found, found + 1);
    }

    void keep(std::uint64_t key, Value value, int alpha, int beta, int depth, std::uint32_t bestPlace)
    {
        Known known;
        if (value.gain > alpha)
            known.low = value.gain;
        if (value.gain < beta)
            known.high = value.gain;
        known.depth = value.exact ? anyDepth : depth;
        known.best = bestPlace;
        m_table[key] = known;
    }

    // Both take what brings most at once, to the end.
    Value playedOut(int side)
    {
        const std::array<Side, 2> sides = m_sides;
        const int passes = m_passes;
        std::vector<FoundPlay> laid;
        int gain = 0;
        bool out = false;
        int turn = side;
        for (; !out && m_passes < 2 * m_book.houseRules.passRounds; turn = 1 - turn) {
            const FoundPlay* play = bestAtOnce(turn);
            if (!play) {
                ++m_passes;
                continue;
            }
            m_passes = 0;
            gain += turn == side ? play->score.value : -play->score.value;
            lay(*play, turn);
            laid.push_back(*play);
            out = m_sides[turn].rack.isEmpty();
        }
        const int last = 1 - turn;
        const int end = gainAtEnd(last, out);
        for (; !laid.empty(); laid.pop_back())
            takeBack(laid.back());
        m_sides = sides;
        m_passes = passes;
        return {gain + (last == side ? end : -end), false};
    }

    const FoundPlay* bestAtOnce(int side)
    {
        allPlays(m_book, m_board, m_sides[side].rack, m_plays[0]);
        ++m_nodes;
        const FoundPlay* best = nullptr;
        int bestWorth = 0;
        for (const FoundPlay& play : m_plays[0]) {
            const int worth = worthOf(play, side);
            if (!best || worth > bestWorth) {
                best = &play;
                bestWorth = worth;
            }
        }
        return best;
    }

    // ---- the position
    void lay(const FoundPlay& play, int side)
    {
        for (std::uint32_t rest = play.placed; rest != 0; rest &= rest - 1) {
            const int i = std::countr_zero(rest);
            const Square square = stepped(play.first, play.direction, i);
            m_sides[side].rack.remove(play.tiles[i]);
            m_board.put(square, play.tiles[i]);
            m_hash ^= keyOf(square);
        }
        m_sides[side].loss = lossOf(m_sides[side].rack);
    }

    void takeBack(const FoundPlay& play)
    {
        for (std::uint32_t rest = play.placed; rest != 0; rest &= rest - 1) {
            const Square square = stepped(play.first, play.direction, std::countr_zero(rest));
            m_hash ^= keyOf(square);
            m_board.removeTop(square);
        }
    }

    // Of the top tile, with its square and height. A played blank differs from the letter it stands for.
    [[nodiscard]] std::uint64_t keyOf(Square square) const
    {
        const Tile top = m_board.top(square);
        const int tile = top.letter() + (top.isBlank() ? maxLetters : 0);
        return mixed((static_cast<std::uint64_t>(m_board.indexOf(square)) * 16 + m_board.height(square).value) * 128 + tile);
    }

    // What of the racks, the side to move and the passes the tiles on the board don't say: who laid them.
    [[nodiscard]] std::uint64_t rackKey(int side) const
    {
        std::uint64_t key = static_cast<std::uint64_t>(side) * 8 + m_passes;
        for (const Tile tile : m_sides[0].rack.tiles())
            key = mixed(key * 64 + tile.kind());
        return key;
    }

    const RuleBook& m_book;
    std::int64_t m_budget;
    std::stop_token m_stop;
    Board m_board;
    std::array<Side, 2> m_sides;
    int m_passes;
    std::uint64_t m_hash = 0;
    std::int64_t m_nodes = 0;
    bool m_givenUp = false;
    std::array<std::vector<FoundPlay>, 1> m_plays; // memory used again
    std::unordered_map<std::uint64_t, Known> m_table;
};

} // namespace

EndgameAnswer solveEndgame(const Endgame& endgame, std::int64_t nodeBudget, std::stop_token stop)
{
    return Search(endgame, nodeBudget, std::move(stop)).answer();
}

} // namespace storeys
