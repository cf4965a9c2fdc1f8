#include "moves/generator.h"

#include "moves/best_search.h"
#include "moves/line_search.h"
#include "moves/line_table.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <tuple>
#include <variant>

namespace storeys {

namespace {

// Rows before columns. Calls visit(direction, index) for every line that a play can connect on, as long as that
// gives true.
template<class Scoring, class Visit>
void forEachLine(LineTable<Scoring>& lines, Visit visit)
{
    for (const Direction direction : {Direction::Across, Direction::Down})
        for (int index = 0; index < lines.count(direction); ++index)
            if (lines.hasAnchors(direction, index) && !visit(direction, index))
                return;
}

template<class Scoring, class Goal>
void searchAll(LineTable<Scoring>& lines, const RackTiles& rack, Leads<Scoring>& leads, Goal& goal)
{
    const auto searchWith = [&](auto search) {
        forEachLine(lines, [&](Direction direction, int index) {
            search.search(lines.line(direction, index));
            return !goal.isDone();
        });
    };
    if (rack.all().hasBlank())
        searchWith(LineSearch<Scoring, Goal, true>(lines.book(), lines.scoring(), rack, leads, goal));
    else
        searchWith(LineSearch<Scoring, Goal, false>(lines.book(), lines.scoring(), rack, leads, goal));
}

// The lines that a play can connect on, with what a rack can score there at most.
template<class Scoring>
class Prospects
{
public:
    Prospects(LineTable<Scoring>& lines, const RackReach<Scoring>& rack)
    {
        forEachLine(lines, [&](Direction direction, int index) {
            auto& [line, reach] = m_prospects[m_count];
            line = &lines.line(direction, index);
            reach.fill(lines.scoring(), rack, *line);
            m_plain[m_count++] = reach.most().plain();
            return true;
        });
    }

    // Calls visit(line, most) for one line after the other, the most promising first, if cares(points) holds for the
    // most that can be scored there.
    template<class Cares, class Visit>
    void forEach(Cares cares, Visit visit)
    {
        for (int n = 0; n < m_count; ++n) {
            const auto next = std::max_element(m_plain.begin(), m_plain.begin() + m_count);
            const auto& [line, reach] = m_prospects[next - m_plain.begin()];
            if (cares(reach.most().plain()) || cares(reach.most().whole()))
                visit(*line, reach.most());
            *next = visited;
        }
    }

private:
    struct Prospect
    {
        const Line* line;
        Reach<Scoring> reach;
    };
    static constexpr int visited = std::numeric_limits<int>::min();

    int m_count = 0;
    std::array<Prospect, 2 * Board::maxSide> m_prospects;
    std::array<int, 2 * Board::maxSide>
        m_plain; // the most without a doubtful bonus, of each that is still to be visited
};

// The sooner a good play is found, the more lines need not be searched.
template<class Scoring>
void searchBest(LineTable<Scoring>& lines, const Rack& rack, const RackTiles& tiles, Leads<Scoring>& leads,
                Steps<Scoring>& steps, std::vector<FoundPlay>& found)
{
    const WholeRack wholeRack(lines.book(), rack);
    Prospects<Scoring> prospects(lines, RackReach<Scoring>(lines.scoring(), rack, tiles, wholeRack));
    const auto searchWith = [&](auto search) {
        prospects.forEach([&](int points) { return search.cares(points); },
                          [&](const Line& line, const MostByStart& most) { search.search(line, most); });
    };
    if (tiles.all().hasBlank())
        searchWith(BestSearch<Scoring, true>(lines.book(), lines.scoring(), tiles, wholeRack, leads, steps, found));
    else
        searchWith(BestSearch<Scoring, false>(lines.book(), lines.scoring(), tiles, wholeRack, leads, steps, found));
}

// In the order in which allPlays() finds them: lines in order, each from its end; of words from one square those that
// keep the first cell in which they differ, then by letter, a tile before a blank; a word before what makes it longer.
void putInOrder(std::vector<FoundPlay>& plays)
{
    const auto place = [](const FoundPlay& play) {
        const bool across = play.direction == Direction::Across;
        return std::tuple(play.direction, across ? play.first.row : play.first.column,
                          across ? -play.first.column : -play.first.row);
    };
    const auto choices = [](const FoundPlay& play) {
        std::array<int, Board::maxSide> ranks{};
        for (int i = 0; i < play.length; ++i)
            ranks[i] = play.placed >> i & 1 ? 2 + 2 * play.tiles[i].letter() + play.tiles[i].isBlank() : 1;
        return ranks;
    };
    std::ranges::sort(plays, [&](const FoundPlay& a, const FoundPlay& b) {
        const auto placeOfA = place(a), placeOfB = place(b);
        return placeOfA != placeOfB ? placeOfA < placeOfB : choices(a) < choices(b);
    });
}

} // namespace

// Lines with their cross checks, and memory that is used again.
struct Generator::Memory
{
    template<class Scoring>
    struct Of
    {
        explicit Of(const RuleBook& book) : lines(book) {}
        LineTable<Scoring> lines;
        Leads<Scoring> leads;
        Steps<Scoring> steps;
    };

    RuleBookPtr book;
    std::variant<std::monostate, Of<StackedScoring>, Of<CrosswordScoring>> of;

    // Calls work(memory, tiles) with the lines of the board and the tiles of the rack.
    template<class Work>
    void with(const RuleBookPtr& wanted, const Board& board, const Rack& rack, Work work)
    {
        if (book != wanted) {
            withScoring(wanted->variant,
                        [&](const auto& scoring) { of.emplace<Of<std::decay_t<decltype(scoring)>>>(*wanted); });
            book = wanted; // what was made for the old one is gone
        }
        visit([&](auto& memory) {
            memory.lines.show(board);
            const RackTiles tiles(rack);
            memory.leads.reset(book->lexicon->words, memory.lines.scoring(), tiles);
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

void Generator::allPlays(const RuleBookPtr& book, const Board& board, const Rack& rack, std::vector<FoundPlay>& found)
{
    found.clear();
    AllPlaysGoal goal{found};
    memory().with(book, board, rack,
                  [&](auto& memory, const RackTiles& tiles) { searchAll(memory.lines, tiles, memory.leads, goal); });
}

void Generator::bestPlays(const RuleBookPtr& book, const Board& board, const Rack& rack, std::vector<FoundPlay>& found)
{
    found.clear();
    memory().with(book, board, rack, [&](auto& memory, const RackTiles& tiles) {
        searchBest(memory.lines, rack, tiles, memory.leads, memory.steps, found);
    });
    putInOrder(found);
}

bool Generator::hasPlay(const RuleBookPtr& book, const Board& board, const Rack& rack)
{
    AnyPlayGoal goal;
    memory().with(book, board, rack,
                  [&](auto& memory, const RackTiles& tiles) { searchAll(memory.lines, tiles, memory.leads, goal); });
    return goal.found;
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
    for (int i = 0; i < length; ++i)
        if (placed & 1u << i)
            play.placements.push_back({stepped(first, direction, i), tiles[i]});
    return play;
}

std::vector<FoundPlay> allPlays(const RuleBook& book, const Board& board, const Rack& rack)
{
    std::vector<FoundPlay> found;
    // The generator lives no longer than this call, so it need not own the book.
    Generator().allPlays(RuleBookPtr(RuleBookPtr(), &book), board, rack, found);
    return found;
}

} // namespace storeys
