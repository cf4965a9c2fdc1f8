#pragma once

#include "base/compiler.h"
#include "rules/action.h"
#include "rules/board.h"
#include "rules/ends.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

namespace storeys {

// ---- what is found

// A legal play that the generator found: where its main word lies, the tiles that it puts on squares of that word, and
// its score. Kept small because a search with reserve blanks (Mover::reserveBlanks) finds hundreds of thousands of
// plays.
struct FoundPlay
{
    Square first;
    std::uint32_t placed = 0; // bit n: the play puts a tile on square n of the main word
    Points score;
    Direction direction = Direction::Across;
    std::uint8_t length = 0;                  // squares of the main word
    std::array<Tile, Board::maxSide> tiles{}; // tiles[n]: the tile put on square n of the main word, if any

    [[nodiscard]] Play toPlay() const;
    // Calls visit(square, tile) for each tile that the play puts down, from the beginning of its main word.
    template<class Visit>
    STOREYS_INLINE void forEachPlaced(Visit visit) const
    {
        for (std::uint32_t rest = placed; rest != 0; rest &= rest - 1) {
            const int cell = std::countr_zero(rest);
            visit(stepped(first, direction, cell), tiles[cell]);
        }
    }
    // The number of tiles that come from the rack, not from the reserve.
    [[nodiscard]] int fromRack() const
    {
        int count = 0;
        forEachPlaced([&](Square, Tile tile) { count += !tile.isReserve(); });
        return count;
    }
    bool operator==(const FoundPlay&) const = default;
};
static_assert(sizeof(FoundPlay) <= 40);

// ---- the generator

// The player whose plays are searched: the rack, the number of reserve blanks (blanks held beside the rack) and, if
// squares belong to seats, the seat and the number of seats.
struct Mover
{
    Mover(const Rack& held, int table = 1, int place = 0) : rack(held), seats(table), seat(place) {}

    const Rack& rack;
    int seats;
    int seat;
    int reserveBlanks = 0; // at most mostReserveBlanks
    bool replacesBlockers = false;
};
[[nodiscard]] Mover moverOf(const std::vector<Seat>& seats, int seat);
[[nodiscard]] Mover moverOf(const Position& position, int seat);

class WorthOfLeft;

// Finds the legal plays of a rack on a board by the rules of a book. Remembers the last board and its cross sets, so
// that for the next board of the same game it recomputes only what has changed, and caches cross sets by the letters of
// the crossing words. Keep one generator while you follow one game or many. Boards may come in any order; the order
// affects only the speed. Words are always checked with the lexicon, in challenge mode too. Must not be shared between
// threads; a copy starts with an empty memory. Keeps the last book alive, and all buffers until another book comes.
// Searches each line from every square where a word can begin, along the word graph: a square keeps its top tile or
// takes a letter of the rack that is in its cross set (Appel and Jacobson, 1988; see line.h and left_parts.h).
class Generator final : public PlayProbe
{
public:
    Generator();
    ~Generator() override;
    Generator(const Generator&);
    Generator(Generator&&) noexcept;
    Generator& operator=(const Generator&);
    Generator& operator=(Generator&&) noexcept;

    // Finds every play once; the caller chooses the blockers that are moved with a play. Using a blank for a letter
    // that is also on the rack is a separate play. The order is fixed (rows before columns, each from its last cell
    // back), so that choosing among equal plays gives the same result on every platform.
    void allPlays(const RuleBookPtr& book, const Board& board, Mover mover, std::vector<FoundPlay>& found);
    // Finds the plays of allPlays() that score most, in the same order. Usually skips squares from which no word can
    // score as much as the best play found so far (see shadow_bound.h).
    void bestPlays(const RuleBookPtr& book, const Board& board, Mover mover, std::vector<FoundPlay>& found);
    // Finds the plays of allPlays() with the highest sum of score and worth of the tiles left on the mover's rack, in
    // the same order.
    void bestPlays(const RuleBookPtr& book, const Board& board, Mover mover, const WorthOfLeft& left,
                   std::vector<FoundPlay>& found);
    [[nodiscard]] bool hasPlay(const RuleBookPtr& book, const Board& board, Mover mover);
    // Whether the seat has a legal play. Works for every variant, also if plays are paths (moves/path_search.h).
    [[nodiscard]] bool hasPlay(const Position& position, int seat) override;

    // Forgets the board and all cross sets, so that the next call recomputes them; keeps the memory allocated.
    void forget();

private:
    struct Memory;
    [[nodiscard]] Memory& memory();
    template<class Value>
    void bestBy(const Value& value, const RuleBookPtr& book, const Board& board, Mover mover,
                std::vector<FoundPlay>& found);

    std::unique_ptr<Memory> m_memory; // created on first use
};

// Every blank multiplies the number of plays, so computer players use at most two blanks of the reserve in one play.
[[nodiscard]] inline Mover withFewBlanks(Mover mover)
{
    mover.reserveBlanks = std::min(mover.reserveBlanks, 2);
    return mover;
}

// Turns the blanks on these squares of the word (bit n: square n) into reserve blanks of the mover and corrects the bingo
// bonus, which counts only tiles of the rack. The play was found with the reserve blanks as tiles of the rack.
void takeFromReserve(const Variant& variant, const Mover& mover, FoundPlay& play, std::uint32_t squares);

// The squares of the word (bit n: square n) on which the play puts a blank.
[[nodiscard]] std::uint32_t blanksOf(const FoundPlay& play);

// Removes all plays but those that score most.
void keepBest(std::vector<FoundPlay>& plays);

// Generator::allPlays() for callers that search only one position. The second function searches for the seat to move.
[[nodiscard]] std::vector<FoundPlay> allPlays(const RuleBook& book, const Board& board, Mover mover);
[[nodiscard]] std::vector<FoundPlay> allPlays(const Position& position);

} // namespace storeys
