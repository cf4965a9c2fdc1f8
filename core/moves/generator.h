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

// A legal play as the generator finds it: its main word from the first square on, which of the word's squares are
// covered and with what, and what the play scores. Small, as a rack with blanks of the reserve has hundreds of thousands.
struct FoundPlay
{
    Square first;
    std::uint32_t placed = 0; // bit n: the word's square n is covered
    Points score;
    Direction direction = Direction::Across;
    std::uint8_t length = 0;                  // squares of the main word
    std::array<Tile, Board::maxSide> tiles{}; // the tile put on square n, where one is

    [[nodiscard]] Play toPlay() const;
    // Calls visit(square, tile) for each tile that is put, in the order of the word.
    template<class Visit>
    STOREYS_INLINE void forEachPlaced(Visit visit) const
    {
        for (std::uint32_t rest = placed; rest != 0; rest &= rest - 1) {
            const int cell = std::countr_zero(rest);
            visit(stepped(first, direction, cell), tiles[cell]);
        }
    }
    bool operator==(const FoundPlay&) const = default;
};
static_assert(sizeof(FoundPlay) <= 40);

// ---- the generator

// Whose plays to find: the rack, what is held beside it and, where squares belong to seats, which seat of how many it is.
struct Mover
{
    Mover(const Rack& held, int table = 1, int place = 0) : rack(held), seats(table), seat(place) {}

    const Rack& rack;
    int seats;
    int seat;
    int reserveBlanks = 0; // at most mostReserveBlanks
    bool replacesBlockers = false;
};
[[nodiscard]] Mover moverOf(const Position& position, int seat);

// Finds the legal plays of a rack on a board by the book's rules. It remembers the last board with its cross sets, so that
// the next board of the same game costs only what has changed, and some earlier cross sets by their letters. Keep one
// generator while you follow a game or play many. Boards may come in any order: the answers are the same, only slower.
// The words are always the lexicon's, in challenge mode too. Not shared between threads; a copy begins with nothing
// remembered. It holds the last book, and as much memory as it ever needed.
// Each line is searched from every square where a word can begin, along the word graph: a square keeps its top or
// takes a letter of the rack that its cross set holds (Appel and Jacobson, 1988; see line.h and left_parts.h).
class Generator final : public PlayProbe
{
public:
    Generator();
    ~Generator() override;
    Generator(const Generator&);
    Generator(Generator&&) noexcept;
    Generator& operator=(const Generator&);
    Generator& operator=(Generator&&) noexcept;

    // Every play once, but for blockers that may be moved with it; a blank used for a letter that is also on the rack
    // makes a play of its own. In a fixed order (rows before columns, then along the line), so that a choice among
    // equals is the same everywhere.
    void allPlays(const RuleBookPtr& book, const Board& board, Mover mover, std::vector<FoundPlay>& found);
    // Those of allPlays() that score most, in the same order. Looks only where a word that scores enough can begin (see
    // shadow_bound.h).
    void bestPlays(const RuleBookPtr& book, const Board& board, Mover mover, std::vector<FoundPlay>& found);
    // Whether there is any.
    [[nodiscard]] bool hasPlay(const RuleBookPtr& book, const Board& board, Mover mover);
    // The same in every game, also where plays are paths (moves/path_search.h).
    [[nodiscard]] bool hasPlay(const Position& position, int seat) override;

    // Forgets the board and all cross sets, so that the next call computes them again; keeps the memory.
    void forget();

private:
    struct Memory;
    [[nodiscard]] Memory& memory();

    std::unique_ptr<Memory> m_memory; // created on first use
};

// Every blank multiplies the plays: computer players use no more than two of the reserve at once.
[[nodiscard]] inline Mover withFewBlanks(Mover mover)
{
    mover.reserveBlanks = std::min(mover.reserveBlanks, 2);
    return mover;
}

// Leaves only the plays that score most.
void keepBest(std::vector<FoundPlay>& plays);

// All plays of a single position, as Generator::allPlays().
[[nodiscard]] std::vector<FoundPlay> allPlays(const RuleBook& book, const Board& board, Mover mover);
[[nodiscard]] std::vector<FoundPlay> allPlays(const Position& position);

// ---- the goal of a search

// The goal of a depth-first search decides which plays it keeps and when it stops.

// Every play, in the order of the search.
struct AllPlays
{
    std::vector<FoundPlay>& found;

    [[nodiscard]] bool isDone() const { return false; }
    [[nodiscard]] FoundPlay* next() { return &found.emplace_back(); }
};

// Whether there is one.
struct AnyPlay
{
    bool found = false;

    [[nodiscard]] bool isDone() const { return found; }
    [[nodiscard]] FoundPlay* next()
    {
        found = true;
        return nullptr;
    }
};

} // namespace storeys
