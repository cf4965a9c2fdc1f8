#pragma once

#include "rules/action.h"
#include "teaching/comparison.h"

#include <optional>
#include <string_view>
#include <vector>

namespace storeys {

// Why a turn lost points against the best one: part of the loss, and a fact that illustrates it. The fact's subject is
// one of the two turns, compared with the other. Exact facts have no standard error. Sampled facts are found in one
// half of the samples and measured in the other, to avoid selection bias.
struct Reason
{
    enum class Kind {
        // ---- the score
        MorePoints, // `words`: main word; `points` more than the other turn
        TallWord,   // `words` on `squares` counts `count` tiles and scores `points`; its highest stack is `height`
        AllTiles,   // a whole rack brings `points` extra
        // ---- the tiles kept
        KeepsMore,  // the tiles kept are worth `points` more; the other turn scores `otherPoints` more now
        KeepsTwo,   // `tiles`, all of one kind; all tiles kept are worth `points` less than the other turn's
        KeepsHeavy, // `tiles`, one tile that makes the rest worth less; `points` as for KeepsTwo
        UsesLast,   // `tiles`, the last of its kind; the other turn keeps it, where it is worth `points`
        BlankSpent, // a blank brings only `points`; `evidence`: the best play without it
        // ---- the reply of the next seat
        OpensWord,   // `words`: a word, then what replies turn it into, with `chance` and for `points` on average;
                     // `otherChance`: after the other turn
        OpensSquare, // as OpensWord, for a premium square
        HoldsDown,   // the others gain `points` less on average
        FillsStack,  // on `squares`, now at `height`, the limit, with `tiles` on top; `otherChance`: of replies that
                     // cover it after the other turn
        // ---- the next own turn
        Unplayable,   // `tiles`: a tile kept; with `chance`, no play of the next turn can use it
        SetsUp,       // plays through the tiles of the turn come with `chance`, for `points`, such as `words`
        AllTilesNext, // the player's next play uses the whole rack with `chance`
        BringsMore,   // what the player plays next brings `points` more on average
        // ---- solved endings; `evidence` is the line of plays after the turn
        GoesOut,  // with the play `words` for `points`: the player or, if this is about the turn taken, the opponent.
                  // The tiles left on the other rack cost `otherPoints`
        LeftWith, // `tiles` left on the player's rack cost `points`, after the best turn `otherPoints`
        WinsBy,   // the final lead is `points`; after the turn taken it is `otherPoints`
        // ---- challenge mode
        NoWord, // `words` are not in the lexicon of the game
    };

    Kind kind = Kind::MorePoints;
    bool forBest = true;        // about the best turn; otherwise about the turn taken
    std::optional<Term> term{}; // the part of the loss that the fact illustrates; none for WinsBy and NoWord
    Estimate worth{};           // the points of that part of the loss
    std::vector<Tile> tiles{};
    std::vector<Square> squares{};
    std::vector<Letters> words{};
    std::optional<Estimate> chance{}; // 0 … 1
    std::optional<Estimate> points{};
    std::optional<Estimate> otherChance{}; // the same chance after the other of the two turns compared
    std::optional<Estimate> otherPoints{};
    int count = 0;
    int height = 0;
    // Plays that show the fact; see evidenceBoards(). Up to three, the likeliest first; where the rest of the
    // game is solved, all plays until its end.
    std::vector<Play> evidence{};
};

inline constexpr std::size_t reasonKinds = static_cast<std::size_t>(Reason::Kind::NoWord) + 1;
[[nodiscard]] std::string_view reasonName(Reason::Kind kind);
[[nodiscard]] std::string_view termName(Term term);

// Whether its evidence is all plays until the end of the game; otherwise each is an example of what may follow.
[[nodiscard]] bool isOfSolvedEnding(Reason::Kind kind);

// Whether the reason has all that its kind needs to be told, as every reason that is found has: one that was read may not.
[[nodiscard]] bool isWhole(const Reason& reason);

// The board on which each play of the evidence is put: the board after `subject`, the turn that the reason is about; in
// a solved ending, the board after the previous play; for BlankSpent, the board before the turn.
[[nodiscard]] std::vector<Board> evidenceBoards(const Reason& reason, const Board& before, const Candidate& subject);

// What can be shown of a reason on a board: actions, one seat after the other, that replace the turn and all later ones.
// `isInstead`: the first of them is an example, not the subject.
struct Imagined
{
    std::vector<Action> actions;
    bool isInstead = false;
};
// `example` counts from 0 and wraps around after the last example. Nullopt if there is nothing to show.
[[nodiscard]] std::optional<Imagined> shownBy(const Reason& reason, const Candidate& subject, int seats,
                                              std::size_t example);

} // namespace storeys
