#include "support/claim_check.h"
#include "support/claim_samples.h"
#include "support/test_game.h"

#include "bots/endgame.h"
#include "rules/ends.h"
#include "rules/legality.h"
#include "rules/scoring.h"
#include "rules/turn_rules.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace storeys::test {

namespace {

using enum Reason::Kind;

constexpr double farApart = 5; // combined errors
constexpr double tiny = 1e-6;

double deviation(double chance, double samples)
{
    return std::sqrt(std::max(chance * (1 - chance), 0.001) / samples);
}

// ---- boards

Board after(Board board, const Candidate& candidate)
{
    if (candidate.play)
        for (const Placement& placement : candidate.play->toPlay().placements)
            board.put(placement.square, placement.tile);
    return board;
}

bool has(const std::vector<Square>& squares, Square square)
{
    return std::ranges::find(squares, square) != squares.end();
}

// The run of occupied squares through the first of those squares, the way they run.
std::vector<Square> runThrough(const Board& board, const std::vector<Square>& squares)
{
    const Direction way = squares[0].row == squares[1].row ? Direction::Across : Direction::Down;
    Square at = squares[0];
    while (board.isOccupied(stepped(at, way, -1)))
        at = stepped(at, way, -1);
    std::vector<Square> run;
    for (; board.isOccupied(at); at = stepped(at, way))
        run.push_back(at);
    return run;
}

bool isWord(const Board& board, const std::vector<Square>& squares, const Letters& word)
{
    if (squares.size() != word.size() || !board.isOccupied(squares[0]) || runThrough(board, squares) != squares)
        return false;
    for (std::size_t n = 0; n < squares.size(); ++n)
        if (board.top(squares[n]).letter() != word[n])
            return false;
    return true;
}

// Whether tiles on these squares change the word on those.
bool changes(Board board, const std::vector<Square>& placed, const std::vector<Square>& word)
{
    for (const Square square : placed)
        board.put(square, Tile::of(0));
    return std::ranges::any_of(runThrough(board, word), [&](Square square) { return has(placed, square); });
}

bool formsWord(const Position& position, const Play& play, const Letters& word)
{
    return std::ranges::any_of(scoreOf(position, play).words,
                               [&](const ScoredWord& formed) { return formed.word.letters() == word; });
}

} // namespace

// ---- the check

class ClaimCheck::Checked
{
public:
    Checked(const SeatView& view, const RuleBook& allWords, const LeaveTable& values, const TurnReview& review,
            std::uint64_t seed)
        : m_view(view), m_allWords(allWords), m_values(values), m_review(review), m_simulation(view, values, seed),
          m_afterBest(after(view.board, review.best)), m_afterTaken(after(view.board, review.taken))
    {}

    std::string exactComplaint(const Reason& reason)
    {
        m_doubts.clear();
        exact(reason);
        return m_doubts;
    }
    std::string complaint(const Reason& reason)
    {
        m_doubts = exactComplaint(reason);
        if (!m_doubts.empty() || isExact(reason))
            return m_doubts;
        // A tenth of the work shows most to be true.
        for (const int samples : {usual, 10 * usual}) {
            m_doubts.clear();
            m_simulation.add(samples - static_cast<int>(m_simulation.best.size()), m_review);
            m_errors = samples == usual ? farApart - 2 : farApart;
            sampled(reason);
            if (m_doubts.empty())
                break;
        }
        return m_doubts;
    }

    std::string complaint(const std::vector<Reason>& reasons)
    {
        m_doubts.clear();
        require(reasons.size() <= 3, "more than three");
        std::map<std::pair<int, bool>, int> told;
        double last = 1e9;
        for (const Reason& reason : reasons) {
            require(reason.term || reason.kind == WinsBy || reason.kind == NoWord, "no term");
            if (!reason.term)
                continue;
            require(reason.worth.value <= last, "not the largest first");
            last = reason.worth.value;
            require(++told[{static_cast<int>(*reason.term), reason.forBest}] == 1, "two of a term and side");
        }
        return m_doubts;
    }

private:
    static constexpr int usual = 150;

    void require(bool holds, const std::string& what)
    {
        if (!holds)
            m_doubts += (m_doubts.empty() ? "" : ", ") + what;
    }
    void requireNumber(const std::optional<Estimate>& told, double value, const std::string& what)
    {
        require(told && std::abs(told->value - value) < tiny && told->error == 0,
                what + " is " + std::to_string(value));
    }
    bool isSolved() const { return m_view.bag.isEmpty() && m_view.seats.size() == 2 && !m_view.variant().hasReserve(); }
    bool isExact(const Reason& reason) const { return !reason.term || isSolved(); }

    // ---- what needs no samples

    void exact(const Reason& reason)
    {
        if (reason.term) {
            require(reason.worth.value >= 1.5, "the term is under 1.5 points");
            require(reason.worth.value >= 0.25 * m_review.pointsLost.value - tiny, "the term is under a quarter");
            require(reason.worth.value > 3 * reason.worth.error, "the term is not established");
        }
        switch (reason.kind) {
        case MorePoints: return morePoints(reason);
        case TallWord: return tallWord(reason);
        case AllTiles: return allTiles(reason);
        case KeepsMore: return keepsMore(reason);
        case KeepsTwo:
        case KeepsHeavy: return keepsBurden(reason);
        case UsesLast: return usesLast(reason);
        case BlankSpent: return blankSpent(reason);
        case OpensWord: return opensWord(reason);
        case OpensSquare: return opensSquare(reason);
        case FillsStack: return fillsStack(reason);
        case HoldsDown:
        case BringsMore:
            require(reason.points == reason.worth, "not the term");
            require(reason.forBest && reason.term == (reason.kind == HoldsDown ? Term::Reply : Term::Next), "its term");
            if (isSolved())
                solvedTerm(reason);
            return;
        case Unplayable: return keepsAlone(reason);
        case SetsUp: return setsUp(reason);
        case AllTilesNext: return require(m_view.bag.size() >= m_view.variant().rackSize, "the rack may have fewer");
        case GoesOut: return goesOut(reason);
        case LeftWith: return leftWith(reason);
        case WinsBy: return winsBy(reason);
        case NoWord: return noWord(reason);
        }
    }

    PlayScore score(const Candidate& candidate) const
    {
        return candidate.play ? scoreOf(m_view, candidate.play->toPlay()) : PlayScore{};
    }
    int scoredMore() const { return (score(m_review.best).total() - score(m_review.taken).total()).value; }

    void morePoints(const Reason& reason)
    {
        require(reason.forBest && reason.term == Term::Score, "its term");
        require(scoredMore() > 0, "it does not score more");
        requireNumber(reason.points, scoredMore(), "the difference");
        require(reason.words.size() == 1 && formsWord(m_view, m_review.best.play->toPlay(), reason.words[0]),
                "it forms no such word");
    }
    void tallWord(const Reason& reason)
    {
        require(reason.forBest && reason.term == Term::Score, "its term");
        int tiles = 0, highest = 0;
        for (const Square square : reason.squares) {
            const int height = m_afterBest.height(square).value;
            tiles += height;
            highest = std::max(highest, height);
        }
        require(reason.squares.size() > 1 && isWord(m_afterBest, reason.squares, reason.words.at(0)), "no such word");
        require(changes(m_view.board, m_review.best.play->toPlay().squares(), reason.squares), "not by this play");
        require(reason.count == tiles && reason.height == highest && highest >= 3, "the stacks are others");
        requireNumber(reason.points, tiles * m_view.variant().stackedTile.value, "the word's score");
        require(reason.points->value >= scoredMore(), "the word is not why");
        for (const ScoredWord& word : score(m_review.taken).words)
            require(word.points.value < reason.points->value, "the other has such a word");
    }
    void allTiles(const Reason& reason)
    {
        const auto placed = [](const Candidate& candidate) {
            return candidate.play ? static_cast<int>(candidate.play->toPlay().placements.size()) : 0;
        };
        require(reason.forBest && reason.term == Term::Score, "its term");
        require(placed(m_review.best) == m_view.variant().rackSize, "not all tiles");
        require(placed(m_review.taken) < m_view.variant().rackSize, "the other has all tiles too");
        requireNumber(reason.points, m_view.variant().bingoBonus.value, "the bonus");
    }

    // ---- tiles kept

    std::vector<int> kept(const Candidate& candidate) const
    {
        std::array<int, tileKinds> counts{};
        for (int kind = 0; kind < tileKinds; ++kind)
            counts[kind] = m_view.own().rack.count(kind);
        if (candidate.play)
            for (const Placement& placement : candidate.play->toPlay().placements)
                --counts[placement.tile.kind()];
        for (const Tile tile : candidate.exchanged)
            --counts[tile.kind()];
        std::vector<int> kinds;
        for (int kind = 0; kind < tileKinds; ++kind)
            kinds.insert(kinds.end(), static_cast<std::size_t>(std::max(counts[kind], 0)), kind);
        return kinds;
    }
    // The mean value of the rack filled up from what is unseen, each tile drawn by itself.
    double worth(const std::vector<int>& kinds) const
    {
        const int drawn = std::min(m_view.variant().rackSize - static_cast<int>(kinds.size()), m_view.bag.size());
        double unseen = 0, single = 0, both = 0;
        for (const int count : m_view.unseen)
            unseen += count;
        std::array<double, tileKinds> with{};
        for (int one = 0; one < tileKinds; ++one) {
            single += m_view.unseen[one] / unseen * m_values.single[one];
            for (int other = 0; other < tileKinds; ++other)
                with[one] += m_view.unseen[other] / unseen * m_values.pair[one][other];
            both += m_view.unseen[one] / unseen * with[one];
        }
        double sum = m_values.bySize[kinds.size() + static_cast<std::size_t>(drawn)] + drawn * single
                     + drawn * (drawn - 1) * both / 2;
        for (std::size_t n = 0; n < kinds.size(); ++n) {
            sum += m_values.single[kinds[n]] + drawn * with[kinds[n]];
            for (std::size_t other = 0; other < n; ++other)
                sum += m_values.pair[kinds[n]][kinds[other]];
        }
        return sum;
    }
    double worthOf(std::vector<int> kinds, int kind) const
    {
        const double whole = worth(kinds);
        kinds.erase(std::ranges::find(kinds, kind));
        return whole - worth(kinds);
    }
    double keptMore() const { return worth(kept(m_review.best)) - worth(kept(m_review.taken)); }
    static std::ptrdiff_t countOf(const std::vector<int>& kinds, int kind) { return std::ranges::count(kinds, kind); }

    void keepsMore(const Reason& reason)
    {
        require(reason.forBest && reason.term == Term::Kept, "its term");
        require(keptMore() >= 1, "it keeps no more");
        requireNumber(reason.points, keptMore(), "the difference");
        if (scoredMore() < 0)
            requireNumber(reason.otherPoints, -scoredMore(), "the price");
        else
            require(!reason.otherPoints, "it costs nothing now");
    }
    void keepsBurden(const Reason& reason)
    {
        const int kind = reason.tiles.at(0).kind();
        const auto held = kept(m_review.taken);
        const auto count = countOf(held, kind);
        require(!reason.forBest && reason.term == Term::Kept, "its term");
        require(keptMore() >= 1, "the best keeps no more");
        requireNumber(reason.points, keptMore(), "the difference");
        require(count == static_cast<std::ptrdiff_t>(reason.tiles.size()) && (count > 1) == (reason.kind == KeepsTwo)
                    && count > countOf(kept(m_review.best), kind),
                "not kept");
        require(count > 0 && -worthOf(held, kind) >= 0.5 * keptMore() - tiny, "it is not why");
    }
    void usesLast(const Reason& reason)
    {
        const int kind = reason.tiles.at(0).kind();
        const auto best = kept(m_review.best);
        const int inBox = m_view.variant().tiles.counts[kind];
        require(!reason.forBest && reason.term == Term::Kept, "its term");
        require(inBox <= m_view.board.count(kind) + m_view.own().rack.count(kind), "there are more");
        require(countOf(kept(m_review.taken), kind) == 0, "one is kept");
        require(m_review.taken.play
                    && std::ranges::any_of(m_review.taken.play->toPlay().placements,
                                           [&](const Placement& p) { return p.tile.kind() == kind; }),
                "not used");
        require(keptMore() >= 1, "the best keeps no more");
        require(countOf(best, kind) > 0, "the best keeps none");
        if (countOf(best, kind) == 0)
            return;
        requireNumber(reason.points, worthOf(best, kind), "its value");
        require(reason.points->value >= 1.5, "worth little");
    }
    void blankSpent(const Reason& reason)
    {
        const int blank = Tile::blank().kind();
        Position without = m_view;
        Rack& rack = without.seats[without.turn].rack;
        rack.add(Tile::blank(), -rack.count(blank));
        int most = 0;
        for (const FoundPlay& play : allPlays(without))
            most = std::max(most, scoreOf(without, play.toPlay()).total().value);
        const auto best = kept(m_review.best);
        require(!reason.forBest && reason.term == Term::Kept, "its term");
        require(countOf(best, blank) > countOf(kept(m_review.taken), blank), "the best keeps no blank");
        require(keptMore() >= 1, "the best keeps no more");
        requireNumber(reason.points, score(m_review.taken).total().value - most, "what it brings");
        require(countOf(best, blank) > 0 && reason.points->value >= 0 && reason.points->value < worthOf(best, blank),
                "it brings more");
        for (const Play& play : reason.evidence)
            require(!violationOf(without, play) && scoreOf(without, play).total().value == most,
                    "not the best without");
    }
    void keepsAlone(const Reason& reason)
    {
        const int kind = reason.tiles.at(0).kind();
        require(!reason.forBest && reason.term == Term::Next, "its term");
        require(countOf(kept(m_review.taken), kind) > 0 && countOf(kept(m_review.best), kind) == 0, "not kept alone");
        require(reason.chance && reason.chance->value >= 0.75, "often playable");
    }

    // ---- boards

    // A play of the next seat, or of the player, that is possible on that board with tiles unseen and those held.
    void possible(const Board& board, const Play& play, int seat, const std::vector<int>& held)
    {
        Position position = m_view;
        position.board = board;
        position.turn = seat;
        std::array<int, tileKinds> left = m_view.unseen;
        for (const int kind : held)
            ++left[kind];
        Seat& mover = position.seats[seat];
        mover.rack = Rack();
        mover.reserve.blanks += m_view.pile.blanks; // some may be collected before
        for (const Placement& placement : play.placements) {
            if (placement.tile.isReserve())
                continue;
            mover.rack.add(placement.tile.unplayed());
            require(--left[placement.tile.kind()] >= 0, "there is no such tile left");
        }
        require(!violationOf(position, play), "the play is not legal");
    }
    int nextSeat() const { return (m_view.seat + 1) % m_view.seatCount(); }

    void opensWord(const Reason& reason)
    {
        require(!reason.forBest && reason.term == Term::Reply, "its term");
        require(reason.words.size() > 1 && reason.words.size() == reason.evidence.size() + 1, "no replies");
        require(isWord(m_afterTaken, reason.squares, reason.words.at(0)), "no such word");
        Position position = m_view;
        position.board = m_afterTaken;
        for (std::size_t n = 0; n < reason.evidence.size(); ++n) {
            possible(m_afterTaken, reason.evidence[n], nextSeat(), {});
            require(changes(m_afterTaken, reason.evidence[n].squares(), reason.squares), "it changes another word");
            if (n + 1 < reason.words.size())
                require(formsWord(position, reason.evidence[n], reason.words[n + 1]), "it makes another word");
        }
    }
    void opensSquare(const Reason& reason)
    {
        require(!reason.forBest && reason.term == Term::Reply, "its term");
        require(!m_afterTaken.isOccupied(reason.squares.at(0))
                    && m_view.variant().kindOf(reason.squares[0]).isPremium(),
                "no premium square");
        for (const Play& play : reason.evidence) {
            possible(m_afterTaken, play, nextSeat(), {});
            require(has(play.squares(), reason.squares[0]), "the reply is elsewhere");
        }
    }
    void fillsStack(const Reason& reason)
    {
        const Square square = reason.squares.at(0);
        const int limit = m_view.houseRules().stackLimit;
        require(reason.forBest && reason.term == Term::Reply, "its term");
        require(limit > 1 && reason.height == limit && m_afterBest.height(square).value == limit, "not full");
        require(m_view.board.height(square).value < limit, "full before");
        require(m_afterTaken.height(square).value < limit, "full after the other too");
        require(m_afterBest.top(square) == reason.tiles.at(0), "another tile");
    }
    void setsUp(const Reason& reason)
    {
        require(reason.forBest && reason.term == Term::Next, "its term");
        require(reason.evidence.size() > 0 && reason.words.size() == 1, "no play");
        Position position = m_view;
        position.board = m_afterBest;
        for (const Play& play : reason.evidence) {
            possible(m_afterBest, play, m_view.seat, kept(m_review.best));
            bool through = false;
            const PlayScore formed = scoreOf(position, play);
            for (const WordSquare& s : formed.words.front().word.squares)
                through = through || has(m_review.best.play->toPlay().squares(), s.square);
            require(through, "not through the tiles of this turn");
        }
        if (!reason.evidence.empty())
            require(formsWord(position, reason.evidence[0], reason.words.at(0)), "another word");
    }
    void noWord(const Reason& reason)
    {
        require(m_allWords.houseRules.mode == HouseRules::Mode::Challenge, "words were checked");
        require(!reason.words.empty(), "no words");
        for (const Letters& word : reason.words) {
            require(!m_allWords.lexicon->words.contains(word), "it is a word");
            require(m_review.taken.play && formsWord(m_view, m_review.taken.play->toPlay(), word), "it was not formed");
        }
    }

    // ---- endings

    static constexpr std::int64_t manyNodes = 100'000;

    struct Ending
    {
        Position position;
        std::vector<Turn> turns;
        std::array<int, 2> totals{};
    };
    bool isOver(const Position& position, int seat) const
    {
        return position.seats[seat].rack.isEmpty() || passesEnd(*position.book, 2, position.passesInARow);
    }
    int spread(const Position& position)
    {
        const EndgameAnswer answer = solvedAlone(position, manyNodes);
        require(answer.exact, "not solved");
        return answer.spread;
    }
    Position start() const
    {
        Position position = m_view;
        position.seats[1 - m_view.seat].rack = Rack::ofCounts(m_view.unseen);
        return position;
    }
    void take(Ending& ending, const Action& action) const
    {
        ending.turns.push_back(takeUnjudged(ending.position, action));
    }
    bool isOver(const Ending& ending) const { return isOver(ending.position, ending.turns.back().seat); }
    bool isBest(const Position& before, const Action& action)
    {
        Position then = before;
        const Turn turn = takeUnjudged(then, action);
        const int after = isOver(then, turn.seat) ? spreadOfEnding(then) : -spread(then);
        return turn.score().total().value + after == spread(before);
    }
    // Follows the line from that play on, if each of its turns is one of the best. It does not name passes: its next
    // play may be legal for a player who passes, too.
    std::optional<Ending> followed(const Ending& ending, const std::vector<Play>& line, std::size_t next)
    {
        if (isOver(ending))
            return next == line.size() ? std::optional(ending) : std::nullopt;
        for (const bool plays : {true, false}) {
            if (plays && (next == line.size() || violationOf(ending.position, line[next])))
                continue;
            const Action action = plays ? Action(line[next]) : Pass{};
            if (!isBest(ending.position, action))
                continue;
            Ending then = ending;
            take(then, action);
            if (auto whole = followed(then, line, next + plays))
                return whole;
        }
        return std::nullopt;
    }
    // Follows the candidate and then the line or, without one, a line of best turns.
    Ending ending(const Candidate& candidate, const std::vector<Play>* line)
    {
        Ending ending{start(), {}};
        take(ending, candidate.action());
        if (line) {
            const auto whole = followed(ending, *line, 0);
            require(whole.has_value(), "not the best line");
            ending = whole.value_or(ending);
        }
        while (!line && !isOver(ending)) {
            const EndgameAnswer answer = solvedAlone(ending.position, manyNodes);
            require(answer.exact, "not solved");
            take(ending, answer.play ? Action(answer.play->toPlay()) : Pass{});
        }
        const bool out = ending.position.seats[ending.turns.back().seat].rack.isEmpty();
        const auto result = resultOf(ending.position, out ? EndCondition::Out : EndCondition::AllPassed);
        for (int seat = 0; seat < 2; ++seat)
            ending.totals[seat] = result.seats[seat].total.value;
        return ending;
    }
    int lead(const Ending& ending) const { return ending.totals[m_view.seat] - ending.totals[1 - m_view.seat]; }
    // What the rack left costs at the end, and what the other gains by it.
    static int costs(const Ending& ending, int seat)
    {
        const auto points = [&](int of) { return ending.position.seats[of].points.value; };
        return points(seat) - ending.totals[seat] + ending.totals[1 - seat] - points(1 - seat);
    }
    // What a turn adds to the term that the reason is about.
    int termOf(const Turn& turn, const Reason& reason) const
    {
        const bool own = turn.seat == m_view.seat;
        return own == (reason.kind == BringsMore) ? (own ? 1 : -1) * turn.score().total().value : 0;
    }
    // The term's sum in every line of best turns: equally good lines may differ in it.
    std::set<int> sums(const Ending& ending, const Reason& reason)
    {
        if (isOver(ending))
            return {0};
        std::vector<Action> actions{Pass{}};
        for (const FoundPlay& play : allPlays(ending.position))
            actions.push_back(play.toPlay());
        std::set<int> found;
        for (const Action& action : actions) {
            if (!isBest(ending.position, action))
                continue;
            Ending then = ending;
            take(then, action);
            for (const int rest : sums(then, reason))
                found.insert(termOf(then.turns.back(), reason) + rest);
        }
        return found;
    }
    void solvedTerm(const Reason& reason)
    {
        const auto sum = [&](const Candidate& candidate) {
            const Ending end = ending(candidate, nullptr);
            int points = 0;
            for (std::size_t n = 1; n < end.turns.size(); ++n)
                points += termOf(end.turns[n], reason);
            return points;
        };
        if (reason.points->value == sum(m_review.best) - sum(m_review.taken))
            return;
        // All lines take long, so they are looked at only where it matters.
        const auto allSums = [&](const Candidate& candidate) {
            Ending ending{start(), {}};
            take(ending, candidate.action());
            return sums(ending, reason);
        };
        const std::set<int> best = allSums(m_review.best), taken = allSums(m_review.taken);
        require(std::ranges::any_of(best,
                                    [&](int one) {
                                        return std::ranges::any_of(
                                            taken, [&](int other) { return reason.points->value == one - other; });
                                    }),
                "the sum is that of no best lines");
    }
    void goesOut(const Reason& reason)
    {
        const Candidate& subject = m_review.subjectOf(reason);
        const Ending end = ending(subject, &reason.evidence);
        const int out = reason.forBest ? m_view.seat : 1 - m_view.seat;
        const Turn& last = end.turns.back();
        require(last.seat == out && end.position.seats[out].rack.isEmpty(), "somebody else goes out");
        require(!last.score().words.empty() && reason.words.at(0) == last.score().words.front().word.letters(),
                "by another word");
        requireNumber(reason.points, last.score().total().value, "the last play's score");
        require(Rack(reason.tiles) == end.position.seats[1 - out].rack && !reason.tiles.empty(),
                "other tiles are left");
        requireNumber(reason.otherPoints, costs(end, 1 - out), "what they cost");
        const Ending other = ending(reason.forBest ? m_review.taken : m_review.best, nullptr);
        require(!(other.turns.back().seat == out && other.position.seats[out].rack.isEmpty()),
                "after the other turn too");
    }
    void leftWith(const Reason& reason)
    {
        const int own = m_view.seat;
        const Ending taken = ending(m_review.taken, &reason.evidence), best = ending(m_review.best, nullptr);
        const auto loss = [&](const Ending& end) {
            return lossFor(*m_view.book, 2, end.position.seats[own].rack).value;
        };
        require(!reason.forBest && Rack(reason.tiles) == taken.position.seats[own].rack, "other tiles are left");
        requireNumber(reason.points, loss(taken), "what they cost");
        requireNumber(reason.otherPoints, loss(best), "what the best leaves costs");
        require(loss(taken) > loss(best), "no more than after the best");
    }
    void winsBy(const Reason& reason)
    {
        const int won = lead(ending(m_review.best, &reason.evidence)), taken = lead(ending(m_review.taken, nullptr));
        requireNumber(reason.points, won, "the lead");
        requireNumber(reason.otherPoints, taken, "the other lead");
        require((won > 0) != (taken > 0) || (won < 0) != (taken < 0), "the result is the same");
    }

    // ---- what needs samples

    // Whether a chance told is that of the samples, and its points.
    void requireShare(const std::optional<Estimate>& chance, const std::optional<Estimate>& points, const Share& share)
    {
        require(chance.has_value(), "no chance");
        if (!chance)
            return;
        if (share.samples == 0) // the game is over before
            return require(chance->value == 0, "it can't happen");
        // as many samples as its error tells of
        const double told =
            chance->error > 0 ? chance->value * (1 - chance->value) / (chance->error * chance->error) : usual / 2.0;
        const double error = std::hypot(deviation(share.chance, told), deviation(share.chance, share.samples));
        require(std::abs(chance->value - share.chance) <= m_errors * error,
                "the chance is " + std::to_string(share.chance) + ", not " + std::to_string(chance->value));
        if (!points)
            return;
        require(share.count > 1, "it never comes");
        const double count = std::max(told * chance->value, 1.0);
        const double apart = std::hypot(std::max(points->error, share.spread / std::sqrt(count)),
                                        share.spread / std::sqrt(std::max(share.count, 1)));
        require(std::abs(points->value - share.points) <= m_errors * apart + tiny,
                "the points are " + std::to_string(share.points) + ", not " + std::to_string(points->value));
    }
    void requireMore(const Reason& reason, const Share& one, const Share& other)
    {
        static constexpr double least = 0.05;
        const double error = std::hypot(deviation(one.chance, one.samples),
                                        other.samples > 0 ? deviation(other.chance, other.samples) : 0);
        const double otherTold = reason.otherChance ? reason.otherChance->value : 0;
        require(reason.chance->value - otherTold >= least, "told as hardly likelier");
        require(one.chance - other.chance > 0, "no likelier");
        require(one.chance - other.chance >= least - m_errors * error, "hardly likelier");
    }

    void sampled(const Reason& reason)
    {
        Moments term;
        const auto n = static_cast<std::size_t>(*reason.term);
        for (std::size_t i = 0; i < m_simulation.best.size(); ++i)
            term.add(m_simulation.best[i].terms[n] - m_simulation.taken[i].terms[n]);
        const Estimate fresh = term.mean();
        require(fresh.value > 0, "the term has another sign");
        require(std::abs(fresh.value - reason.worth.value)
                    <= m_errors * std::hypot(fresh.error, reason.worth.error) + tiny,
                "the term is " + std::to_string(fresh.value) + ", not " + std::to_string(reason.worth.value));
        const auto& best = m_simulation.best;
        const auto& taken = m_simulation.taken;
        switch (reason.kind) {
        case OpensWord: {
            const auto changed = [&](const Board& board) {
                return [&](const Done& done) { return changes(board, done.placed, reason.squares); };
            };
            const Share one = shareOf(taken, &Sampled::reply, changed(m_afterTaken));
            const Share other = isWord(m_afterBest, reason.squares, reason.words[0])
                                    ? shareOf(best, &Sampled::reply, changed(m_afterBest))
                                    : Share{0, 0, 0, 0, one.samples};
            requireShare(reason.chance, reason.points, one);
            requireShare(reason.otherChance, {}, other);
            return requireMore(reason, one, other);
        }
        case OpensSquare: {
            const auto covers = [&](const Done& done) { return has(done.placed, reason.squares[0]); };
            const Share one = shareOf(taken, &Sampled::reply, covers), other = shareOf(best, &Sampled::reply, covers);
            requireShare(reason.chance, reason.points, one);
            requireShare(reason.otherChance, {}, other);
            return requireMore(reason, one, other);
        }
        case FillsStack: {
            const Share one =
                shareOf(taken, &Sampled::reply, [&](const Done& done) { return has(done.placed, reason.squares[0]); });
            requireShare(reason.otherChance, reason.otherPoints, one);
            Reason other = reason; // about the other turn
            other.chance = std::exchange(other.otherChance, std::nullopt);
            return requireMore(other, one, {});
        }
        case Unplayable: {
            Share share;
            for (const Sampled& sample : taken)
                if (sample.next.moved) {
                    ++share.samples;
                    share.count += !sample.playable[reason.tiles[0].kind()];
                }
            share.chance = static_cast<double>(share.count) / std::max(share.samples, 1);
            return requireShare(reason.chance, {}, share);
        }
        case SetsUp: {
            const auto through = [](const Candidate& candidate) {
                return [squares = candidate.play ? candidate.play->toPlay().squares()
                                                 : std::vector<Square>()](const Done& done) {
                    return std::ranges::any_of(done.main, [&](Square square) { return has(squares, square); });
                };
            };
            const Share one = shareOf(best, &Sampled::next, through(m_review.best));
            const Share other = shareOf(taken, &Sampled::next, through(m_review.taken));
            requireShare(reason.chance, reason.points, one);
            requireShare(reason.otherChance, {}, other);
            requireMore(reason, one, other);
            const std::vector<Square> squares = reason.evidence[0].squares();
            require(std::ranges::any_of(best,
                                        [&](const Sampled& s) {
                                            return s.next.word == reason.words[0]
                                                   && std::ranges::all_of(squares, [&](Square square) {
                                                          return has(s.next.placed, square);
                                                      });
                                        }),
                    "it is never played");
            return;
        }
        case AllTilesNext: {
            const auto whole = [](const Done& done) { return done.whole; };
            const Share one = shareOf(best, &Sampled::next, whole), other = shareOf(taken, &Sampled::next, whole);
            requireShare(reason.chance, reason.points, one);
            requireShare(reason.otherChance, {}, other);
            return requireMore(reason, one, other);
        }
        default: return;
        }
    }

    const SeatView& m_view;
    const RuleBook& m_allWords;
    const LeaveTable& m_values;
    const TurnReview& m_review;
    Simulation m_simulation;
    Board m_afterBest, m_afterTaken;
    std::string m_doubts;
    double m_errors = farApart;
};

ClaimCheck::ClaimCheck(const SeatView& view, const RuleBook& allWords, const LeaveTable& values,
                       const TurnReview& review, std::uint64_t seed)
    : m_checked(std::make_unique<Checked>(view, allWords, values, review, seed))
{}

ClaimCheck::~ClaimCheck() = default;

std::string ClaimCheck::complaint(const Reason& reason)
{
    return m_checked->complaint(reason);
}

std::string ClaimCheck::exactComplaint(const Reason& reason)
{
    return m_checked->exactComplaint(reason);
}

std::string ClaimCheck::complaint(const std::vector<Reason>& reasons)
{
    return m_checked->complaint(reasons);
}

} // namespace storeys::test
