#include "moves/generator.h"

#include "moves/best_search.h"
#include "moves/line_search.h"
#include "moves/line_table.h"
#include "moves/lines_by_bound.h"
#include "moves/path_search.h"
#include "rules/piece_rules.h"
#include "rules/scoring.h"

namespace storeys {

namespace {

// Searches the lines from line number `first` on, wrapping around, until the goal is done. Returns the number of the
// line on which it was; `first` if all lines were searched.
template<class Scoring, class Goal>
int searchAll(const LineTable<Scoring>& lines, const RackTiles& rack, LeftParts<Scoring>& leftParts, Goal& goal,
              int first = 0)
{
    const auto searchWith = [&](auto search) {
        const auto visit = [&](const ScoredLine<Scoring>& line) {
            search.search(line);
            return !goal.isDone();
        };
        return lines.forEachLine(visit, first);
    };
    if (rack.all().hasBlank())
        return searchWith(LineSearch<Scoring, Goal, true>(lines.book(), lines.scoring(), rack, leftParts, goal));
    return searchWith(LineSearch<Scoring, Goal, false>(lines.book(), lines.scoring(), rack, leftParts, goal));
}

// Sorts plays into the order in which allPlays() finds them: by line; within a line from its end. Among words that
// begin on one square, the first cell in which they differ decides: keeping the tile that lies there comes first, then
// the letters in order, each as a tile before a blank. A word comes before its extensions.
void putInOrder(std::vector<FoundPlay>& plays)
{
    const auto place = [](const FoundPlay& play) {
        const bool across = play.direction == Direction::Across;
        const int line = across ? play.first.row : Board::maxSide + play.first.column;
        return line * Board::maxSide - (across ? play.first.column : play.first.row);
    };
    const auto choice = [](const FoundPlay& play, int cell) {
        if (cell >= play.length)
            return 0;
        return play.placed >> cell & 1 ? 2 + 2 * play.tiles[cell].letter() + play.tiles[cell].isBlank() : 1;
    };
    std::ranges::sort(plays, [&](const FoundPlay& a, const FoundPlay& b) {
        if (place(a) != place(b))
            return place(a) < place(b);
        int cell = 0;
        while (cell < Board::maxSide && choice(a, cell) == choice(b, cell))
            ++cell;
        return cell < Board::maxSide && choice(a, cell) < choice(b, cell);
    });
}

template<class Value>
void keepBestBy(const Value& value, std::vector<FoundPlay>& plays)
{
    if (plays.empty())
        return;
    const auto worth = [&](const FoundPlay& play) { return value.of(play); };
    const auto most = worth(*std::ranges::max_element(plays, {}, worth));
    std::erase_if(plays, [&](const FoundPlay& play) { return worth(play) != most; });
}

// Finds the plays that are best by `value`. Begins with the most promising lines: the sooner a good play is found, the
// fewer lines must be searched.
template<class Scoring, class Value>
STOREYS_FOR_EACH_PROCESSOR void searchBest(const LineTable<Scoring>& lines, const Rack& rack, const RackTiles& tiles,
                                           LeftParts<Scoring>& leftParts, Steps<Scoring>& steps, const Value& value,
                                           std::vector<FoundPlay>& found)
{
    const BingoBound bingo(lines.book(), rack);
    LinesByBound<Scoring> bounded(lines, RackBound<Scoring>(lines.scoring(), rack, tiles, bingo, value.mostLeft()));
    const auto searchWith = [&](auto search) {
        bounded.forEach(
            bingo, [&](int points) { return search.cares(Value::ofPoints(points)); },
            [&](const ScoredLine<Scoring>& line, Line::Cells starts) { search.search(line, starts); });
    };
    if (tiles.all().hasBlank())
        searchWith(
            BestSearch<Scoring, Value, true>(lines.book(), lines.scoring(), tiles, leftParts, steps, value, found));
    else
        searchWith(
            BestSearch<Scoring, Value, false>(lines.book(), lines.scoring(), tiles, leftParts, steps, value, found));
    putInOrder(found);
    if (lines.isBoardEmpty())
        addMoved(lines, rack.size(), found);
}

// The searches treat reserve blanks like blanks of the rack. Replaces each play found with all plays that it stands
// for: each of its blanks can come from the rack or from the reserve, as far as both have enough.
void withReserve(const Variant& variant, const Mover& mover, std::vector<FoundPlay>& plays)
{
    const int ownBlanks = mover.rack.count(Tile::blank().kind());
    if (ownBlanks == 0) { // all blanks come from the reserve; changes the vector in place, as it can be large
        for (FoundPlay& play : plays)
            takeFromReserve(variant, mover, play, blanksOf(play));
        return;
    }
    const std::vector<FoundPlay> found = std::exchange(plays, {});
    plays.reserve(found.size());
    for (const FoundPlay& play : found) {
        const std::uint32_t blanks = blanksOf(play);
        // Takes each subset of the blanks in turn from the reserve.
        for (std::uint32_t reserve = blanks;; reserve = (reserve - 1) & blanks) {
            const int yellow = std::popcount(reserve);
            if (yellow <= mover.reserveBlanks && std::popcount(blanks) - yellow <= ownBlanks)
                takeFromReserve(variant, mover, plays.emplace_back(play), reserve);
            if (reserve == 0)
                break;
        }
    }
}

// Adds the bonus for joining groups of tiles with stars to the plays that earn it; the searches score only words.
void addStarBonus(const RuleBook& book, const StarGroups& stars, std::vector<FoundPlay>& plays)
{
    for (FoundPlay& play : plays) {
        std::array<Square, Board::maxSide> squares;
        std::size_t count = 0;
        play.forEachPlaced([&](Square square, Tile) { squares[count++] = square; });
        if (stars.areJoinedBy(std::span(squares).first(count)))
            play.score += starBonus(book);
    }
}

// Whether the board has two or more groups of tiles with stars, and joining them earns a bonus.
bool hasStarsToJoin(const RuleBook& book, const Board& board)
{
    return starBonus(book) != Points(0) && StarGroups(book.variant, board).count() > 1;
}

} // namespace

Mover moverOf(const std::vector<Seat>& seats, int seat)
{
    Mover mover(seats[seat].rack, static_cast<int>(seats.size()), seat);
    mover.reserveBlanks = std::min(seats[seat].reserve.blanks, mostReserveBlanks);
    mover.replacesBlockers = mayReplaceBlockers(seats, seat);
    return mover;
}

Mover moverOf(const Position& position, int seat)
{
    return moverOf(position.seats, seat);
}

// What a generator keeps between calls: the lines of the last board with their cross sets, and buffers to reuse.
struct Generator::Memory
{
    template<class Scoring>
    struct Of
    {
        explicit Of(const RuleBook& book) : lines(book) {}
        LineTable<Scoring> lines;
        LeftParts<Scoring> leftParts;
        Steps<Scoring> steps;
        int likely = 0; // number of the line on which hasPlay() last found a play
    };

    RuleBookPtr book;
    std::variant<std::monostate, Of<StackedScoring>, Of<CrosswordScoring>> of;

    // Updates the lines and left parts to the board and the rack, then calls work() with them and the rack's tiles.
    template<class Work>
    void with(const RuleBookPtr& wanted, const Board& board, const Mover& mover, Work work)
    {
        if (book != wanted) {
            withScoring(wanted->variant,
                        [&](const auto& scoring) { of.emplace<Of<std::decay_t<decltype(scoring)>>>(*wanted); });
            book = wanted; // nothing computed for the old book is left
        }
        visit([&](auto& memory) {
            memory.lines.show(board, book->variant.territory(mover.seats, mover.seat), mover.replacesBlockers);
            const RackTiles tiles(mover.rack, mover.reserveBlanks);
            memory.leftParts.reset(book->lexicon->words, memory.lines.scoring(), tiles);
            work(memory, tiles);
        });
    }
    template<class Visit>
    void visit(Visit visitor)
    {
        if (auto* stacked = std::get_if<Of<StackedScoring>>(&of))
            visitor(*stacked);
        if (auto* crossword = std::get_if<Of<CrosswordScoring>>(&of))
            visitor(*crossword);
    }
};

Generator::Generator() = default;
Generator::~Generator() = default;
Generator::Generator(const Generator&) : Generator() {}
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(const Generator&)
{
    return *this;
}
Generator& Generator::operator=(Generator&&) noexcept = default;

Generator::Memory& Generator::memory()
{
    if (!m_memory)
        m_memory = std::make_unique_for_overwrite<Memory>();
    return *m_memory;
}

std::uint32_t blanksOf(const FoundPlay& play)
{
    std::uint32_t blanks = 0;
    for (std::uint32_t rest = play.placed; rest != 0; rest &= rest - 1)
        if (const int i = std::countr_zero(rest); play.tiles[i].isBlank())
            blanks |= 1u << i;
    return blanks;
}

void takeFromReserve(const Variant& variant, const Mover& mover, FoundPlay& play, std::uint32_t squares)
{
    const int count = std::popcount(play.placed);
    const int most = mover.rack.size() + mover.reserveBlanks;
    const int words = play.score.value - (count == most ? bingoBonus(variant, most).value : 0);
    play.score = Points(words) + bingoBonus(variant, count - std::popcount(squares));
    for (std::uint32_t rest = squares; rest != 0; rest &= rest - 1)
        play.tiles[std::countr_zero(rest)] = Tile::reserveAs(play.tiles[std::countr_zero(rest)].letter());
}

void keepBest(std::vector<FoundPlay>& plays)
{
    keepBestBy(ByPoints(), plays);
}

void Generator::allPlays(const RuleBookPtr& book, const Board& board, Mover mover, std::vector<FoundPlay>& found)
{
    found.clear();
    AllPlays goal{found};
    memory().with(book, board, mover, [&](auto& memory, const RackTiles& tiles) {
        searchAll(memory.lines, tiles, memory.leftParts, goal);
    });
    if (mover.reserveBlanks > 0)
        withReserve(book->variant, mover, found);
    if (hasStarsToJoin(*book, board))
        addStarBonus(*book, StarGroups(book->variant, board), found);
}

template<class Value>
void Generator::bestBy(const Value& value, const RuleBookPtr& book, const Board& board, Mover mover,
                       std::vector<FoundPlay>& found)
{
    found.clear();
    if (mover.reserveBlanks > 0 || hasStarsToJoin(*book, board)) {
        allPlays(book, board, mover, found);
        keepBestBy(value, found);
        return;
    }
    memory().with(book, board, mover, [&](auto& memory, const RackTiles& tiles) {
        searchBest(memory.lines, mover.rack, tiles, memory.leftParts, memory.steps, value, found);
    });
}

void Generator::bestPlays(const RuleBookPtr& book, const Board& board, Mover mover, std::vector<FoundPlay>& found)
{
    bestBy(ByPoints(), book, board, mover, found);
}

void Generator::bestPlays(const RuleBookPtr& book, const Board& board, Mover mover, const WorthOfLeft& left,
                          std::vector<FoundPlay>& found)
{
    bestBy(ByPointsAndLeft{left}, book, board, mover, found);
}

bool Generator::hasPlay(const RuleBookPtr& book, const Board& board, Mover mover)
{
    AnyPlay goal;
    memory().with(book, board, mover, [&](auto& memory, const RackTiles& tiles) {
        memory.likely = searchAll(memory.lines, tiles, memory.leftParts, goal, memory.likely);
    });
    return goal.found;
}

bool Generator::hasPlay(const Position& position, int seat)
{
    if (position.variant().plays == PlayShape::Paths)
        return hasPathPlay(position, seat);
    return hasPlay(position.book, position.board, moverOf(position, seat));
}

void Generator::forget()
{
    if (m_memory)
        m_memory->visit([](auto& memory) { memory.lines.forget(); });
}

Play FoundPlay::toPlay() const
{
    Play play;
    play.placements.reserve(std::popcount(placed));
    forEachPlaced([&](Square square, Tile tile) { play.placements.push_back({square, tile}); });
    return play;
}

std::vector<FoundPlay> allPlays(const RuleBook& book, const Board& board, Mover mover)
{
    std::vector<FoundPlay> found;
    // The generator lives no longer than this call, so it need not own the book.
    Generator().allPlays(RuleBookPtr(RuleBookPtr(), &book), board, mover, found);
    return found;
}

std::vector<FoundPlay> allPlays(const Position& position)
{
    return allPlays(*position.book, position.board, moverOf(position, position.turn));
}

} // namespace storeys
