#include "moves/path_search.h"

#include "rules/claim_rules.h"
#include "rules/scoring.h"

#include <initializer_list>
#include <limits>

namespace storeys {

namespace {

using Place = std::uint16_t; // a square by Board::indexOf()

constexpr int mostPlaces = Board::maxSide * Board::maxSide;
static_assert(mostPlaces <= std::numeric_limits<Place>::max());
constexpr int mostLaid = 15; // the most rack tiles that the search supports
constexpr std::int64_t endless = std::numeric_limits<std::int64_t>::max() / 2;
constexpr std::int64_t leastShare = 500;  // a budget of steps is not divided into smaller shares
constexpr std::int64_t leastOfOne = 4000; // least budget of steps for all plays with the same best claim
constexpr int fewTiles = 2;               // number of rack tiles up to which the search is never cut short

struct Laid
{
    Place place;
    Tile tile;
};

// A claim that the search found: a path of squares that spells a word, and the tiles that it takes from the rack.
struct FoundClaim
{
    int score = 0; // score of the claimed word
    std::uint8_t length = 0;
    std::uint8_t count = 0; // tiles taken from the rack
    std::array<Place, WordGraph::maxLength> path;
    std::array<Letter, WordGraph::maxLength> word;
    std::array<Laid, mostLaid> laid;

    [[nodiscard]] std::span<const Place> places() const { return {path.data(), length}; }
    [[nodiscard]] std::span<const Letter> letters() const { return {word.data(), length}; }
    [[nodiscard]] std::span<const Laid> tiles() const { return {laid.data(), count}; }
};

// Orders the claims of one play, the highest-scoring first.
bool comesBefore(const FoundClaim& a, const FoundClaim& b)
{
    return a.score != b.score ? a.score > b.score : std::ranges::lexicographical_compare(a.places(), b.places());
}

bool sameWord(const FoundClaim& a, const FoundClaim& b)
{
    return std::ranges::equal(a.letters(), b.letters());
}

// The board with the tiles of a play that is being built, and the tiles left on the rack.
class Table
{
public:
    Table(const Position& position, int seat) : m_position(position), m_rest(position.seats[seat].rack)
    {
        const Board& board = position.board;
        for (int i = 0; i < board.squareCount(); ++i) {
            m_tops[i] = board.top(board.squareAt(i));
            for (int j = 0; j < board.squareCount(); ++j)
                if (areNeighbors(board.squareAt(i), board.squareAt(j)))
                    m_neighbors[i][m_neighborCount[i]++] = static_cast<Place>(j);
        }
        for (int i = 0; i < board.squareCount(); ++i)
            for (const Place near : neighbors(i))
                m_crowd[near] = static_cast<std::uint8_t>(m_crowd[near] + !m_tops[i].isNone());
        findDistances();
    }

    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] const WordGraph& words() const { return m_position.book->lexicon->words; }
    [[nodiscard]] int size() const { return m_position.board.squareCount(); }
    [[nodiscard]] std::span<const Place> neighbors(int place) const
    {
        return {m_neighbors[place].data(), m_neighborCount[place]};
    }
    [[nodiscard]] Tile top(int place) const { return m_tops[place]; }
    [[nodiscard]] bool isNew(int place) const { return m_isNew[place]; }
    // The number of tiles next to the square.
    [[nodiscard]] int crowd(int place) const { return m_crowd[place]; }
    [[nodiscard]] const Rack& rest() const { return m_rest; }
    [[nodiscard]] int worth(Tile tile) const { return m_position.variant().tiles.values[tile.kind()].value; }
    // The fewest tiles that a play needs besides the one on this square to join the tiles on the table or, if there are
    // none, to cover a start square.
    [[nodiscard]] int distance(int place) const { return m_distance[place]; }

    void lay(Laid laid)
    {
        m_rest.remove(laid.tile);
        set(laid.place, laid.tile, 1);
    }
    void lift(Laid laid)
    {
        m_rest.add(laid.tile.unplayed());
        set(laid.place, Tile(), -1);
    }
    // Recomputes for each square the fewest further tiles that join a tile put there to the tiles on the board or, if
    // the board is empty, to a start square.
    void findDistances()
    {
        const Board& board = m_position.board;
        const bool isEmpty = std::all_of(m_tops.begin(), m_tops.begin() + size(), [](Tile t) { return t.isNone(); });
        m_distance.fill(mostPlaces);
        std::array<Place, mostPlaces> reached;
        int count = 0;
        for (int i = 0; i < size(); ++i)
            if (isEmpty ? m_position.variant().kindOf(board.squareAt(i)).start : !m_tops[i].isNone()) {
                m_distance[i] = 0;
                reached[count++] = static_cast<Place>(i);
            }
        for (int next = 0; next < count; ++next)
            for (const Place near : neighbors(reached[next]))
                if (m_distance[near] == mostPlaces) {
                    // A square next to a tile needs no further tiles.
                    const bool touches = !isEmpty && !m_tops[reached[next]].isNone();
                    m_distance[near] = touches ? 0 : m_distance[reached[next]] + 1;
                    reached[count++] = near;
                }
    }

    // Whether all tiles form one group and, if they are the first ones, cover a start square.
    [[nodiscard]] bool isJoined() const
    {
        const Board& board = m_position.board;
        std::array<bool, mostPlaces> seen{};
        std::array<Place, mostPlaces> reached;
        int count = 0, tiles = 0;
        bool onStart = !board.isEmpty();
        for (int i = 0; i < size(); ++i) {
            if (m_tops[i].isNone())
                continue;
            if (tiles++ == 0) {
                seen[i] = true;
                reached[count++] = static_cast<Place>(i);
            }
            onStart = onStart || m_position.variant().kindOf(board.squareAt(i)).start;
        }
        for (int next = 0; next < count; ++next)
            for (const Place near : neighbors(reached[next]))
                if (!seen[near] && !m_tops[near].isNone()) {
                    seen[near] = true;
                    reached[count++] = near;
                }
        return onStart && count == tiles;
    }

private:
    void set(int place, Tile tile, int by)
    {
        m_tops[place] = tile;
        m_isNew[place] = by > 0;
        for (const Place near : neighbors(place))
            m_crowd[near] = static_cast<std::uint8_t>(m_crowd[near] + by);
    }

    const Position& m_position;
    Rack m_rest;
    std::array<Tile, mostPlaces> m_tops{};
    std::array<bool, mostPlaces> m_isNew{};
    std::array<std::uint8_t, mostPlaces> m_crowd{};
    std::array<int, mostPlaces> m_distance{};
    std::array<std::array<Place, 8>, mostPlaces> m_neighbors;
    std::array<std::uint8_t, mostPlaces> m_neighborCount{};
};

struct StepBudget
{
    std::int64_t left;
    bool ranOut = false;

    // The value of `left` at which the next of `ways` continuations must stop so that all get an equal share of the
    // steps above `floor`.
    [[nodiscard]] std::int64_t floorOfNext(std::int64_t floor, int ways) const
    {
        const std::int64_t share = (left - floor) / ways;
        return share < leastShare ? floor : left - share;
    }
    // Counts one step of the search; false if its share of the steps is used up, that is, down to `floor`.
    [[nodiscard]] bool take(std::int64_t floor)
    {
        if (left <= floor) {
            ranOut = true;
            return false;
        }
        --left;
        return true;
    }
};

// Finds the claims that can be added to an unfinished play: paths that spell a word and contain a tile of this play,
// laid before or by the claim itself. Calls visit(claim, touches), which returns whether to continue. `touches` is true
// if the play then joins the tiles on the table or, if there are none, covers a start square.
template<class Visit>
class ClaimWalk
{
public:
    ClaimWalk(Table& table, StepBudget& steps, Visit visit) : m_table(table), m_steps(steps), m_visit(visit) {}

    void run(std::int64_t floor)
    {
        for (int place = 0; place < m_table.size() && !m_isDone; ++place)
            enter(static_cast<Place>(place), m_table.words().root(), mostPlaces,
                  m_steps.floorOfNext(floor, m_table.size() - place));
    }

private:
    // Extends the path by the square, with its tile or with each tile that can be laid there.
    void enter(Place place, WordGraph::Node node, int distance, std::int64_t floor)
    {
        const LetterMask letters = m_table.words().letters(node);
        distance = std::min(distance, m_table.distance(place));
        if (const Tile top = m_table.top(place); !top.isNone()) {
            if (letters & maskOf(top.letter()))
                follow(place, top, node, m_table.isNew(place), distance, floor);
            return;
        }
        // The remaining tiles must suffice to join the square to the tiles on the table.
        if (m_table.rest().size() < 1 + distance)
            return;
        const bool hasBlank = m_table.rest().has(Tile::blank());
        const LetterMask own = letters & m_table.rest().letters();
        int ways = std::popcount(own) + (hasBlank ? std::popcount(letters) : 0);
        for (LetterMask rest = hasBlank ? letters : own; rest != 0 && !m_isDone; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            for (const Tile tile : {Tile::of(letter), Tile::blankAs(letter)}) {
                if (m_isDone || !m_table.rest().has(tile))
                    continue;
                const Laid laid{place, tile};
                m_table.lay(laid);
                m_claim.laid[m_claim.count++] = laid;
                follow(place, tile, node, true, distance, m_steps.floorOfNext(floor, ways--));
                --m_claim.count;
                m_table.lift(laid);
            }
        }
    }

    void follow(Place place, Tile tile, WordGraph::Node node, bool isNew, int distance, std::int64_t floor)
    {
        if (m_claim.length == m_claim.path.size() || !m_steps.take(floor))
            return;
        const WordGraph::Edge edge = m_table.words().edge(node, tile.letter());
        m_claim.path[m_claim.length] = place;
        m_claim.word[m_claim.length++] = tile.letter();
        m_claim.score += m_table.worth(tile);
        m_news += isNew;
        m_onPath[place] = true;
        if (edge.endsWord() && m_news > 0 && m_claim.length >= 2)
            m_isDone = !m_visit(m_claim, distance == 0);
        if (edge.target() != 0 && !m_isDone)
            goOn(place, edge.target(), distance, floor);
        m_onPath[place] = false;
        m_news -= isNew;
        m_claim.score -= m_table.worth(tile);
        --m_claim.length;
    }

    // Tries the neighbors with the most adjacent tiles first, because more words can be claimed there.
    void goOn(Place from, WordGraph::Node node, int distance, std::int64_t floor)
    {
        std::array<Place, 8> next;
        int count = 0;
        for (const Place near : m_table.neighbors(from)) {
            if (m_onPath[near])
                continue;
            int at = count++;
            for (; at > 0 && m_table.crowd(next[at - 1]) < m_table.crowd(near); --at)
                next[at] = next[at - 1];
            next[at] = near;
        }
        for (int i = 0; i < count && !m_isDone; ++i)
            enter(next[i], node, distance, m_steps.floorOfNext(floor, count - i));
    }

    Table& m_table;
    StepBudget& m_steps;
    Visit m_visit;
    FoundClaim m_claim;
    int m_news = 0; // number of tiles of this play on the path
    bool m_isDone = false;
    std::array<bool, mostPlaces> m_onPath{};
};

class PathSearch
{
public:
    PathSearch(const Position& position, int seat, std::size_t top, std::int64_t steps, PathTies ties)
        : m_table(position, seat), m_top(top), m_keepsTies(ties == PathTies::Kept),
          m_rackSize(m_table.rest().size()), m_steps{m_rackSize <= fewTiles ? endless : steps}
    {}

    PathPlays run()
    {
        if (m_top == 0)
            return {};
        std::vector<FoundClaim> leaders = findLeaders();
        for (std::size_t i = 0; i < leaders.size(); ++i) {
            const FoundClaim& leader = leaders[i];
            if (!isWorth(mostClaims * leader.score + mostBonus()))
                continue;
            const auto share = std::max(m_steps.left / static_cast<std::int64_t>(leaders.size() - i), leastOfOne);
            if (m_steps.left <= 0) {
                m_steps.ranOut = true;
                break;
            }
            lay(leader);
            m_table.findDistances();
            addWith(leader, std::max<std::int64_t>(m_steps.left - share, 0));
            lift(leader);
        }
        return result();
    }

private:
    struct FoundPath
    {
        int score;
        std::array<FoundClaim, mostClaims> claims;
        int count;
    };

    [[nodiscard]] int bonus(int placed) const { return bingoBonus(m_table.position().variant(), placed).value; }
    // The largest bonus that this rack can get.
    [[nodiscard]] int mostBonus() const { return bonus(m_rackSize >= rackLimit() ? rackLimit() : 0); }
    [[nodiscard]] int rackLimit() const { return m_table.position().variant().rackSize; }
    // Whether a play with that score would be among the best.
    [[nodiscard]] bool isWorth(int score) const
    {
        return m_scores.size() < m_top || score > m_scores.front() || (m_keepsTies && score == m_scores.front());
    }

    void lay(const FoundClaim& claim)
    {
        for (const Laid laid : claim.tiles())
            m_table.lay(laid);
    }
    void lift(const FoundClaim& claim)
    {
        for (const Laid laid : claim.tiles())
            m_table.lift(laid);
    }

    // Finds the single claims that may be the highest-scoring claim of a play, the most promising first.
    std::vector<FoundClaim> findLeaders()
    {
        std::vector<FoundClaim> leaders;
        const auto add = [&](const FoundClaim& claim, bool) {
            leaders.push_back(claim);
            return true;
        };
        ClaimWalk(m_table, m_steps, add).run(m_steps.left / 2);
        const auto promise = [this](const FoundClaim& claim) {
            return mostClaims * claim.score + mostBonus() * claim.count / rackLimit();
        };
        std::ranges::stable_sort(leaders, std::ranges::greater(), promise);
        return leaders;
    }

    // Adds the plays with this highest-scoring claim, alone or with claims that come after it (comesBefore()). The
    // leader's tiles must lie on the table.
    void addWith(const FoundClaim& leader, std::int64_t floor)
    {
        m_others.clear();
        const auto add = [&](const FoundClaim& claim, bool) {
            if (comesBefore(leader, claim) && !sameWord(leader, claim))
                m_others.push_back(claim);
            return true;
        };
        ClaimWalk(m_table, m_steps, add).run(floor + (m_steps.left - floor) / 3);
        std::ranges::sort(m_others, comesBefore);
        offer({&leader});
        for (std::size_t i = 0; i < m_others.size(); ++i) {
            const FoundClaim& second = m_others[i];
            if (!isWorth(leader.score + 2 * second.score + mostBonus()))
                break;
            if (!m_steps.take(floor))
                return;
            lay(second);
            offer({&leader, &second});
            for (std::size_t j = i + 1; j < m_others.size(); ++j) {
                const FoundClaim& third = m_others[j];
                const int score = leader.score + second.score + third.score;
                if (!isWorth(score + mostBonus()))
                    break;
                if (!m_steps.take(floor))
                    break;
                const int placed = leader.count + second.count + third.count; // an upper bound: claims may share tiles
                if (isWorth(score + (placed >= rackLimit() ? mostBonus() : 0)) && !sameWord(second, third)
                    && layBeside(third)) {
                    offer({&leader, &second, &third});
                    liftBeside();
                }
            }
            lift(second);
        }
    }

    // Lays those tiles of the claim that are not on the table yet; lays nothing and returns false if other tiles are in
    // the way or the rack has too few.
    bool layBeside(const FoundClaim& claim)
    {
        m_beside = 0;
        for (const Laid laid : claim.tiles()) {
            if (m_table.top(laid.place) == laid.tile)
                continue;
            if (!m_table.top(laid.place).isNone() || !m_table.rest().has(laid.tile)) {
                liftBeside();
                return false;
            }
            m_table.lay(laid);
            m_laidBeside[m_beside++] = laid;
        }
        return true;
    }
    void liftBeside()
    {
        while (m_beside > 0)
            m_table.lift(m_laidBeside[--m_beside]);
    }

    // Adds the play of these claims, whose tiles lie on the table, to the best plays if it is legal and good enough.
    void offer(std::initializer_list<const FoundClaim*> claims)
    {
        FoundPath play{bonus(m_rackSize - m_table.rest().size()), {}, 0};
        for (const FoundClaim* claim : claims)
            play.score += claim->score;
        if (!isWorth(play.score) || !m_table.isJoined())
            return;
        for (const FoundClaim* claim : claims)
            play.claims[play.count++] = *claim;
        if (m_scores.size() == m_top) {
            std::ranges::pop_heap(m_scores, std::greater());
            m_scores.pop_back();
        }
        m_scores.push_back(play.score);
        std::ranges::push_heap(m_scores, std::greater());
        m_best.push_back(play);
        if (m_best.size() >= m_mostKept) {
            dropWorst();
            m_mostKept = 2 * m_best.size() + 1000;
        }
    }

    // Removes the plays that are no longer among the best.
    void dropWorst()
    {
        std::erase_if(m_best, [&](const FoundPath& play) { return play.score < m_scores.front(); });
        if (m_keepsTies)
            return;
        std::ranges::stable_sort(m_best, std::ranges::greater(), &FoundPath::score);
        m_best.resize(std::min(m_best.size(), m_top));
    }

    PathPlays result()
    {
        PathPlays result{{}, !m_steps.ranOut};
        dropWorst();
        std::ranges::stable_sort(m_best, std::ranges::greater(), &FoundPath::score);
        const Board& board = m_table.position().board;
        for (const FoundPath& found : m_best) {
            Play play;
            for (int n = 0; n < found.count; ++n) {
                Claim& claim = play.claims.emplace_back();
                for (const Place place : found.claims[n].places())
                    claim.push_back(board.squareAt(place));
                for (const Laid laid : found.claims[n].tiles())
                    if (const Placement placement{board.squareAt(laid.place), laid.tile};
                        !contains(play.placements, placement))
                        play.placements.push_back(placement);
            }
            result.plays.push_back({inOrder(board, std::move(play)), Points(found.score)});
        }
        return result;
    }

    Table m_table;
    std::size_t m_top;
    bool m_keepsTies;
    int m_rackSize;
    StepBudget m_steps;
    std::vector<int> m_scores;     // scores of the best plays, at most m_top, as a heap with the worst on top
    std::vector<FoundPath> m_best; // the best plays, and worse ones not dropped yet
    std::size_t m_mostKept = 1000; // the size of m_best at which dropWorst() is called
    std::vector<FoundClaim> m_others;
    std::array<Laid, mostLaid> m_laidBeside;
    int m_beside = 0;
};

} // namespace

PathPlays bestPathPlays(const Position& position, int seat, std::size_t top, std::int64_t steps, PathTies ties)
{
    return PathSearch(position, seat, top, steps, ties).run();
}

// If the tiles on the board form one group, looks only for a single claim that joins them (or covers a start square):
// whenever a play with several claims is legal, so is a play with just one such claim.
bool hasPathPlay(const Position& position, int seat)
{
    Table table(position, seat);
    if (!position.board.isEmpty() && !table.isJoined())
        return !bestPathPlays(position, seat, 1, endless).plays.empty();
    StepBudget steps{endless};
    bool found = false;
    ClaimWalk(table, steps, [&](const FoundClaim&, bool touches) {
        found = touches;
        return !found;
    }).run(0);
    return found;
}

} // namespace storeys
