#include "moves/generator.h"

#include "moves/line_search.h"
#include "moves/line_table.h"

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

// Calls work(search) with a search for the rack.
template<class Scoring, class Goal, class Work>
void withSearch(const LineTable<Scoring>& lines, const Rack& rack, Leads<Scoring>& leads, Goal& goal, Work work)
{
    if (rack.count(Tile::blank().kind()) > 0)
        work(LineSearch<Scoring, Goal, true>(lines.book(), lines.scoring(), rack, leads, goal));
    else
        work(LineSearch<Scoring, Goal, false>(lines.book(), lines.scoring(), rack, leads, goal));
}

template<class Scoring, class Goal>
void searchAll(LineTable<Scoring>& lines, const Rack& rack, Leads<Scoring>& leads, Goal& goal)
{
    const LetterMask usable = RackLeft(rack).usable();
    withSearch<Scoring>(lines, rack, leads, goal, [&](auto search) {
        forEachLine(lines, [&](Direction direction, int index) {
            search.search(lines.line(direction, index, usable), nullptr);
            return !goal.isDone();
        });
    });
}

// A line with what it can bring at most.
template<class Scoring>
struct Prospect
{
    const Line* line;
    Reach<Scoring> reach;
    int most;
};

// The most promising lines first: the sooner a good play is found, the more others need not be looked for.
template<class Scoring>
void searchBest(LineTable<Scoring>& lines, const Rack& rack, Leads<Scoring>& leads, BestPlaysGoal& goal)
{
    const LetterMask usable = RackLeft(rack).usable();
    const RackReach<Scoring> rackReach(lines.scoring(), rack, allTilesBonus(lines.book().variant, rack.size()).value);
    std::array<Prospect<Scoring>, 2 * Board::maxSide> prospects;
    std::array<const Prospect<Scoring>*, 2 * Board::maxSide> order;
    int count = 0;
    forEachLine(lines, [&](Direction direction, int index) {
        Prospect<Scoring>& prospect = prospects[count];
        prospect.line = &lines.line(direction, index, usable);
        prospect.reach.fill(lines.scoring(), rackReach, *prospect.line);
        prospect.most = 0;
        for (int i = 0; i < prospect.line->length; ++i)
            prospect.most = std::max(prospect.most, prospect.reach.most({}, i, rack.size()));
        order[count++] = &prospect;
        return true;
    });
    std::stable_sort(order.begin(), order.begin() + count, [](auto* a, auto* b) { return a->most > b->most; });
    withSearch<Scoring>(lines, rack, leads, goal, [&](auto search) {
        for (int n = 0; n < count; ++n)
            search.search(*order[n]->line, &order[n]->reach);
    });
}

// In the order in which allPlays() finds them: lines in order, each from its end.
void putInOrder(std::vector<FoundPlay>& plays)
{
    const auto place = [](const FoundPlay& play) {
        const bool across = play.direction == Direction::Across;
        return std::tuple(play.direction, across ? play.first.row : play.first.column,
                          across ? -play.first.column : -play.first.row);
    };
    std::ranges::stable_sort(plays, {}, place);
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
    };

    RuleBookPtr book;
    std::variant<std::monostate, Of<StackedScoring>, Of<CrosswordScoring>> of;

    // Calls work(lines, leads) with the lines of the board.
    template<class Work>
    void with(const RuleBookPtr& wanted, const Board& board, const Rack& rack, Work work)
    {
        if (book != wanted) {
            book = wanted;
            withScoring(book->variant, [&](const auto& scoring) {
                of.emplace<Of<std::decay_t<decltype(scoring)>>>(*book);
            });
        }
        visit([&](auto& memory) {
            memory.lines.show(board);
            memory.leads.reset(book->lexicon->words, memory.lines.scoring(), RackLeft(rack));
            work(memory.lines, memory.leads);
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

Generator::Generator() : m_memory(std::make_unique_for_overwrite<Memory>()) {}
Generator::~Generator() = default;
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;

void Generator::allPlays(const RuleBookPtr& book, const Board& board, const Rack& rack, std::vector<FoundPlay>& found)
{
    found.clear();
    AllPlaysGoal goal{found};
    m_memory->with(book, board, rack, [&](auto& lines, auto& leads) {
        searchAll(lines, rack, leads, goal);
    });
}

void Generator::bestPlays(const RuleBookPtr& book, const Board& board, const Rack& rack, std::vector<FoundPlay>& found)
{
    found.clear();
    BestPlaysGoal goal{found};
    m_memory->with(book, board, rack, [&](auto& lines, auto& leads) {
        searchBest(lines, rack, leads, goal);
    });
    putInOrder(found);
}

bool Generator::hasPlay(const RuleBookPtr& book, const Board& board, const Rack& rack)
{
    AnyPlayGoal goal;
    m_memory->with(book, board, rack, [&](auto& lines, auto& leads) {
        searchAll(lines, rack, leads, goal);
    });
    return goal.found;
}

void Generator::forget()
{
    m_memory->visit([](auto& memory) { memory.lines.forget(); });
}

Play FoundPlay::toPlay() const
{
    Play play;
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
