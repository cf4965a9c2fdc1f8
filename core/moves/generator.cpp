#include "moves/generator.h"

#include "moves/line_search.h"

namespace storeys {

namespace {

template<class Scoring>
void findAll(const RuleBook& book, const Board& board, const Rack& rack, const Scoring& scoring,
             std::vector<FoundPlay>& found)
{
    const BoardGrid grid(board);
    const LineMaker<Scoring> maker(book, grid, scoring, OpenRack(rack).usable());
    LineSearch<Scoring> search(book, scoring, rack, found);
    Line<Scoring> line;
    for (const Direction direction : {Direction::Across, Direction::Down}) {
        const int count = direction == Direction::Across ? grid.rows() : grid.columns();
        for (int index = 0; index < count; ++index) {
            maker.fill(line, direction, index);
            if (line.hasAnchor)
                search.search(line);
        }
    }
}

} // namespace

Play FoundPlay::toPlay() const
{
    Play play;
    for (int i = 0; i < length; ++i)
        if (placed & 1u << i)
            play.placements.push_back({stepped(first, direction, i), tiles[i]});
    return play;
}

void allPlays(const RuleBook& book, const Board& board, const Rack& rack, std::vector<FoundPlay>& found)
{
    found.clear();
    if (!rack.isEmpty())
        withScoring(book.variant,
                    [&](const auto& scoring) { findAll(book, board, rack, scoring, found); });
}

std::vector<FoundPlay> allPlays(const RuleBook& book, const Board& board, const Rack& rack)
{
    std::vector<FoundPlay> found;
    allPlays(book, board, rack, found);
    return found;
}

} // namespace storeys
