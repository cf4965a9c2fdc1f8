#include "moves/claim_paths.h"

#include "rules/claim_rules.h"
#include "rules/scoring.h"

namespace storeys {

namespace {

constexpr std::size_t mostPaths = 50;

bool hasNewTile(const Claim& claim, const Play& play)
{
    return std::ranges::any_of(play.placements, [&](const Placement& p) { return contains(claim, p.square); });
}

// Walks every path from tile to adjacent tile, depth first, as long as next() returns a state for its letters.
class Walk
{
public:
    Walk(const Board& before, const Play& play) : m_board(before), m_tops(before.squareCount())
    {
        for (int i = 0; i < before.squareCount(); ++i)
            m_tops[i] = before.top(before.squareAt(i));
        for (const Placement& placement : play.placements)
            m_tops[before.indexOf(placement.square)] = placement.tile;
    }

    // next(state, letter) returns the state after the letter, if there is one; visit(path, state) returns false to end
    // the whole walk.
    template<class State, class Next, class Visit>
    void follow(const State& state, Next next, Visit visit)
    {
        for (int i = 0; i < m_board.squareCount() && !m_ended; ++i) {
            const Square square = m_board.squareAt(i);
            if (m_tops[i].isNone() || contains(m_path, square)
                || (!m_path.empty() && !areNeighbors(m_path.back(), square)))
                continue;
            const auto after = next(state, m_tops[i].letter());
            if (!after)
                continue;
            m_path.push_back(square);
            m_ended = !visit(m_path, *after);
            follow(*after, next, visit);
            m_path.pop_back();
        }
    }

private:
    const Board& m_board;
    std::vector<Tile> m_tops;
    Claim m_path;
    bool m_ended = false;
};

} // namespace

std::vector<Claim> pathsSpelling(const Board& before, const Play& play, std::span<const Letter> letters)
{
    std::vector<Claim> paths;
    const auto next = [&](std::size_t done, Letter letter) {
        return done < letters.size() && letters[done] == letter ? std::optional(done + 1) : std::nullopt;
    };
    Walk(before, play).follow(std::size_t{0}, next, [&](const Claim& path, std::size_t done) {
        if (done == letters.size())
            paths.push_back(path);
        return paths.size() < mostPaths;
    });
    std::stable_partition(paths.begin(), paths.end(), [&](const Claim& path) { return hasNewTile(path, play); });
    return paths;
}

std::optional<Claim> bestFurtherClaim(const Position& position, const Play& play)
{
    const WordGraph& words = position.book->lexicon->words;
    const std::vector<Letters> claimed = listOf(claimedWords(position.board, play), &FormedWord::letters);
    const std::vector<Square> open = unclaimedSquares(play);
    std::optional<Claim> best;
    std::pair<bool, Points> bestWorth;
    const auto next = [&](const WordGraph::Edge& edge, Letter letter) { return words.find(edge.target(), letter); };
    Walk(position.board, play)
        .follow(WordGraph::Edge(words.root(), 0), next, [&](const Claim& path, WordGraph::Edge edge) {
            if (path.size() < 2 || !edge.endsWord() || !hasNewTile(path, play))
                return true;
            const Play one{.placements = play.placements, .claims = {path}};
            const bool takesOpen = std::ranges::any_of(open, [&](Square square) { return contains(path, square); });
            const std::pair worth(takesOpen, scoreOf(position, one).words.front().points);
            const Letters letters = claimedWords(position.board, one).front().letters();
            if ((!best || worth > bestWorth) && !contains(claimed, letters)) {
                best = path;
                bestWorth = worth;
            }
            return true;
        });
    return best;
}

} // namespace storeys
