#pragma once

#include "base/units.h"
#include "game/game.h"
#include "record/gcg_reader.h"
#include "rules/position.h"
#include "rules/turn.h"

namespace storeys {

// A game record as a careful referee goes through it: every rack, play, score, total, turn and end is checked by the
// rules, line after line, up to the first that is wrong.
struct Replay
{
    // An event found right, with its points as they were counted anew.
    struct Event
    {
        int line = 0;
        int seat = 0;
        std::string text{};
        Points score{};
        Points total{};
    };

    // The rule that a turn breaks, to be put into words elsewhere.
    struct Breach
    {
        Violation violation;
        Position position; // before the turn, with the rack as it is written
    };

    bool isBagKnown = false; // it is the one that our own #seed gives
    std::vector<Event> events{};
    std::vector<Points> totals{}; // seat by seat, after the last event found right
    std::vector<bool> wins{};     // seat by seat, where the turns end the game; tiles left and time aside
    std::optional<RecordError> error{};
    std::optional<Breach> breach{}; // where that is the error
    // The game that they tell of, where it is wanted: every turn, and the positions between, racks as far as they are
    // known. Points of lines that are no turns are added to the position that they follow.
    std::vector<Position> positions{}; // one more than turns
    std::vector<Turn> turns{};
};

// The book must be of the variant that the record names. Decisions where the rules leave them open:
// - A rack may be written in part (other programs do where it is not known), but it holds what is played or exchanged.
//   What a player kept stays on the rack, and no tile comes more often than in the box.
// - With a seed of ours (seed_trial.h), racks are whole and as the seed deals them. A seed that deals other racks is
//   another program's: then, as without one, any racks are right that the box can give, and the seat of the first event
//   begins.
// - A play that the next event withdraws may hold bad words in either mode, and must hold one.
// - The end for want of plays is found where all racks follow from the record, later lines included.
// - Tiles left are written in any order of the players, or not at all. Where who went out gains what others lose, that
//   is one line "(TILES) +n" with all their tiles; or the only line, "(TILES) +2n", as other programs write it.
// - Only records of other programs have "(challenge)" (a bonus for the play just made). They and those with #clock may
//   have "(time)" after the end; what the clock showed is not checked.
// - Where words are not judged, in a book of challenge mode, a play may be withdrawn whatever its words are.
enum class WordsAre { Judged, NotJudged };
// Positions take kilobytes each: they are kept only for those who look at them.
enum class TurnsAre { Dropped, Kept };
[[nodiscard]] Replay replay(const ReadGcg& read, const RuleBookPtr& book, WordsAre words = WordsAre::Judged,
                            TurnsAre turns = TurnsAre::Dropped);

// Why the variant is not for the players of the record, of whom there must be one at least, or for their classes.
[[nodiscard]] std::optional<RecordError> wrongPlayers(const ReadGcg& read, const Variant& variant);

// ---- a game from it

// The game that a sound record with a seed tells of, with its bag, ready to go on; otherwise what is wrong.
// The book must be of the variant and house rules that the record names.
struct RebuiltGame
{
    std::optional<Game> game;
    std::optional<RecordError> error{};
};
[[nodiscard]] RebuiltGame rebuildGame(const ReadGcg& read, const RuleBookPtr& book);
// The same of a sound record without a seed: a game to be looked at, see Game::past().
[[nodiscard]] RebuiltGame pastGame(const ReadGcg& read, const RuleBookPtr& book, WordsAre words = WordsAre::Judged);

// Whether our bag deals the racks of a record from its #seed; false without a seed. The seed of another program means
// another bag to it, and tells us nothing.
// The decision is for the record as a whole, so that one changed rack in a record of ours is an error on its own line:
// - The seed is ours as soon as one full rack is what it deals, after the turns so far, to the seat to move or to the
//   one that the line names. By chance that happens once in a million deals.
// - It is another's if racks are written, and the turns become impossible with our bag before one is found so.
// - Without any rack nothing speaks against the seed.
[[nodiscard]] bool isDealtBySeed(const ReadGcg& read, const RuleBookPtr& book);

} // namespace storeys
