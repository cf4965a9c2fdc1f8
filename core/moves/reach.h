#pragma once

#include "moves/lanes.h"
#include "moves/line.h"
#include "moves/rack_left.h"
#include "moves/whole_rack.h"
#include "rules/scoring.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>

namespace storeys {

// What a rack could at most score on a line with a word that begins at a cell: bounds that no play exceeds, so that a
// search for the best plays can leave out the rest (the shadow plays of Macondo and MAGPIE, carried over to stacks,
// where scores hang on heights rather than letters). They ask for no word: of all ways to keep and cover the cells from
// one cell on, up to where a word can end, they know what the best brings. Worked out from the end of the line, each
// cell from the one behind it, for every number of tiles that may be left there.
template<class Scoring>
class Reach;

// What a rack has to do with it, the same for all lines.
template<class Scoring>
struct RackReach
{
    RackReach(const Scoring& scoring, const Rack& rack, const RackTiles& tiles, const WholeRack& wholeRack)
        : usable(tiles.all().usable()), size(rack.size()), sureBonus(wholeRack.sureBonus()),
          doubtfulBonus(wholeRack.doubtfulBonus())
    {
        std::array<int, Board::maxSide> worths{};
        int count = 0;
        for (const Tile tile : rack.tiles())
            worths[count++] = tile.isBlank() ? worthOfBlank(scoring) : scoring.worth(tile);
        std::sort(worths.begin(), worths.begin() + count, std::greater());
        for (int k = 0; k < Board::maxSide; ++k)
            worthOf[k + 1] = worthOf[k] + worths[k];
    }
    [[nodiscard]] int best() const { return worthOf[1]; }
    [[nodiscard]] bool covers(const Cell& cell) const { return cell.allowed & usable; }

    LetterMask usable;
    int size;
    int sureBonus;
    int doubtfulBonus;
    std::array<int, Board::maxSide + 1> worthOf{}; // the n best tiles together

private:
    [[nodiscard]] static int worthOfBlank(const Scoring& scoring)
    {
        int worth = 0;
        for (int letter = 0; letter < maxLetters; ++letter)
            worth = std::max(worth, scoring.worth(Tile::blankAs(static_cast<Letter>(letter))));
        return worth;
    }
};

// The most that words can bring that begin at a cell. Plain: without a doubtful bonus for the whole rack. Whole: with
// it, where there is room for all tiles.
class MostByStart
{
public:
    [[nodiscard]] int plain(int start) const { return m_plain[start]; }
    [[nodiscard]] int whole(int start) const { return m_whole[start]; }
    // Of all starts of the line.
    [[nodiscard]] int plain() const { return m_mostPlain; }
    [[nodiscard]] int whole() const { return m_mostWhole; }

    void begin(Line::Cells starts)
    {
        m_starts = starts;
        m_room = 0;
        m_mostPlain = m_mostWhole = nothing;
    }
    // Of one cell after the other, from the end of the line; `points`: plain. Without a branch.
    template<class Scoring>
    void note(int at, int points, const Cell& cell, const RackReach<Scoring>& rack)
    {
        const bool covers = rack.covers(cell);
        m_room = (m_room + covers) & -(int{covers} | int{cell.height > 0});
        m_plain[at] = points;
        m_whole[at] = points + (rack.doubtfulBonus & -int{m_room >= rack.size});
        const int isStart = -static_cast<int>(m_starts >> at & 1);
        m_mostPlain = std::max(m_mostPlain, (m_plain[at] & isStart) | (nothing & ~isStart));
        m_mostWhole = std::max(m_mostWhole, (m_whole[at] & isStart) | (nothing & ~isStart));
    }

private:
    static constexpr int nothing = -1'000'000;

    std::array<int, Board::maxSide> m_plain;
    std::array<int, Board::maxSide> m_whole;
    int m_mostPlain;
    int m_mostWhole;
    Line::Cells m_starts;
    int m_room; // cells that a word can cover from here on
};

// Heights add up, and every tile put down adds one; words that stay flat are counted beside them.
template<>
class Reach<StackedScoring>
{
public:
    void fill(const StackedScoring& scoring, const RackReach<StackedScoring>& rack, const Line& line)
    {
        if (rack.size < 8)
            fillWith<Lanes<8>>(scoring, rack, line);
        else
            fillWith<Lanes<16>>(scoring, rack, line);
    }
    [[nodiscard]] const MostByStart& most() const { return m_most; }

private:
    // What makes a way that can't be gone worth little. Lanes hold the sums, up to the most that the variant reader
    // allows; where so much is to be had that a way looks possible, the bound is only looser.
    static constexpr int none = -1000;

    // The points, if they can be had. Nobody can foretell that, so there is no branch.
    static int where(bool canBe, int points) { return none + int{canBe} * (points - none); }

    // A row: points by the number of tiles left.
    template<class Row>
    void fillWith(const StackedScoring& scoring, const RackReach<StackedScoring>& rack, const Line& line)
    {
        const int stackedTile = scoring.stackedTile();
        Row noTile = Row::of(0); // nothing is covered without one
        noTile.set(0, none);
        std::array<Row, 2> ends{Row::of(none), Row::of(0)}; // a word may end where nothing lies behind
        ends[1].set(0, rack.sureBonus);                     // with no tile left all are put down
        Row stacked = ends[1], flat = ends[1];              // what lies behind, or the end
        m_most.begin(line.starts(rack.size));
        const auto goOn = [&](const Row& rest, int keep, int cover) {
            return larger(rest + Row::of(keep), rest.movedOn() + noTile + Row::of(cover));
        };
        for (int i = line.length; i-- > 0;) {
            const Cell& cell = line.cells[i];
            const bool isEmpty = cell.height == 0;
            const int crossing = where(rack.covers(cell), cell.crossing.with(rack.best()));
            stacked =
                goOn(stacked, where(!isEmpty, cell.height * stackedTile), crossing + (cell.height + 1) * stackedTile);
            flat = goOn(flat, where(cell.height == 1, scoring.worth(cell.top)), where(isEmpty, crossing + rack.best()));
            m_most.note(i, larger(stacked, flat)[rack.size], cell, rack);
            stacked = larger(stacked, ends[isEmpty]);
            flat = larger(flat, ends[isEmpty]);
        }
    }

    MostByStart m_most;
};

// The values that lie there, the best values of the rack on the best letter premium, all times the word premiums.
// Nothing is covered but empty cells, so tiles left decide how far a word can go, and the farthest brings most.
template<>
class Reach<CrosswordScoring>
{
public:
    void fill(const CrosswordScoring& scoring, const RackReach<CrosswordScoring>& rack, const Line& line)
    {
        Ways stop; // a word may end; with no tile left all are put down
        stop[0].gain = static_cast<std::int16_t>(rack.sureBonus);
        Ways ways = stop; // from the cell behind on
        m_most.begin(line.starts(rack.size));
        for (int i = line.length; i-- > 0;) {
            const Cell& cell = line.cells[i];
            if (cell.topMask != 0) {
                for (int left = 0; left <= rack.size; ++left)
                    ways[left] = kept(ways[left], scoring.worth(cell.top));
            } else if (rack.covers(cell)) {
                for (int left = rack.size; left > 0; --left)
                    ways[left] = covered(ways[left - 1], cell, rack);
                ways[0] = stop[0];
            } else {
                ways = stop;
            }
            const Way& way = ways[rack.size];
            m_most.note(i, way.value * way.factor + way.gain, cell, rack);
        }
    }
    [[nodiscard]] const MostByStart& most() const { return m_most; }

private:
    struct Way
    {
        std::int16_t kept = 0;   // values that lie there
        std::int16_t value = 0;  // those and the rack's on their premiums
        std::int16_t factor = 1; // of up to nine triple words in one play
        std::int16_t gain = 0;   // crossing words
        std::int8_t tiles = 0;   // put down
        std::int8_t letterFactor = 1;
    };
    using Ways = std::array<Way, Board::maxSide + 1>; // by tiles left

    [[nodiscard]] static Way kept(Way way, int worth)
    {
        way.kept = static_cast<std::int16_t>(way.kept + worth);
        way.value = static_cast<std::int16_t>(way.value + worth);
        return way;
    }
    [[nodiscard]] static Way covered(Way way, const Cell& cell, const RackReach<CrosswordScoring>& rack)
    {
        ++way.tiles;
        way.letterFactor = std::max(way.letterFactor, static_cast<std::int8_t>(cell.kind.letterFactor));
        way.value = static_cast<std::int16_t>(way.kept + rack.worthOf[way.tiles] * way.letterFactor);
        way.factor = static_cast<std::int16_t>(way.factor * cell.kind.wordFactor);
        way.gain = static_cast<std::int16_t>(way.gain + cell.crossing.with(rack.best()));
        return way;
    }

    MostByStart m_most;
};

} // namespace storeys
