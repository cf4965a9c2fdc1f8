#pragma once

#include "base/units.h"
#include "game/game.h"
#include "record/gcg_reader.h"
#include "rules/position.h"
#include "rules/turn.h"

namespace storeys {

// A recorded game, followed event by event. replay() judges it: it recomputes every figure and stops at the first wrong
// line. readAsWritten() keeps the record's figures, notes a doubt where ours differ, and applies every event as far as
// possible.
struct FollowedGame
{
    struct Event
    {
        int line = 0;
        int seat = 0;
        std::string text{};
        Points score{};
        Points total{};
        std::vector<Error> doubts{}; // readAsWritten() only: the first thing that replay() would reject and, if that
                                     // is the rack, that the play's tiles are not on it
        int turn = -1;               // readAsWritten() only: index in `turns`; -1 if the event is not a turn
    };

    bool isBagKnown = false; // our own #seed gives the order of the bag
    std::vector<Event> events{};
    // The line where following stops: the first that is wrong or, for readAsWritten(), that can't be shown.
    std::optional<RecordError> error{};
    std::vector<RecordError> doubts{}; // readAsWritten() only: doubts of the reader (ReadGcg::doubts), in line order
    std::vector<Points> totals{};      // by seat, after the last event; empty if no game can be followed
    std::vector<bool> wins{};          // replay() only: by seat, if the game may have ended; for games without points
    // The result if a player resigned. readAsWritten() only: also the result if the game has ended, that is, if a player
    // has gone out or the last turn is followed by lines about tiles left or time. None for a race that ended so, in
    // which places count and not points.
    std::optional<GameResult> result{};
    // Only with TurnsAre::Kept: every turn, and the positions between turns, with racks as far as they are known.
    // Lines that are not turns add their points to the last position before them.
    std::vector<Position> positions{}; // one more than turns
    std::vector<Turn> turns{};
};

// Whether a withdrawn play must contain a bad word.
enum class WordsAre { Judged, NotJudged };
// Whether to keep the turns and the positions between them, which take kilobytes each.
enum class TurnsAre { Dropped, Kept };

// Judges a record. The book must be of the variant that the record names. Decisions where the rules leave a choice:
// - A line may show only part of the rack, as other programs do if they don't know the rest, but that part must contain
//   what is played or exchanged. Tiles that a player kept stay on the rack, and no tile may occur more often than in
//   the tile set.
// - If the seed is ours (see read_game.cpp), racks are whole and as the seed deals them. Otherwise, as without a seed,
//   any racks that the tile set can supply are right, and the seat of the first event begins.
// - A play that the next event withdraws must contain a bad word, whether or not the mode is challenge.
// - Before the game may end because nobody can play, all racks must follow from the record, later lines included.
// - Lines for tiles left may be in any order of the players, or missing. If the player who goes out gains what the
//   others lose, there is one line "(TILES) +n" with all their tiles; or, in records of other programs, a single line
//   "(TILES) +2n".
// - Only records of other programs have "(challenge)" (a bonus for the play just made). They and records with #clock
//   may have "(time)" after the end; what the clock showed is not checked.
// - With WordsAre::NotJudged and a book in challenge mode, a play may be withdrawn whatever its words are.
[[nodiscard]] FollowedGame replay(const ReadGcg& read, const RuleBookPtr& book, WordsAre words = WordsAre::Judged,
                                  TurnsAre turns = TurnsAre::Dropped);

// Follows a record as it is written, including slips, guesses and habits of other programs. The book must be of the
// variant that the record names; in challenge mode no words are judged. If there is no game to show (too few or too
// many players), only `error` is set. The game is for viewing only and can't be continued.
[[nodiscard]] FollowedGame readAsWritten(const ReadGcg& read, const RuleBookPtr& book, TurnsAre turns = TurnsAre::Kept);

// The error if the variant is not for as many players as the record has (there must be one), or if the record gives a
// class (rookie, middle or pro) where the variant has none, or to a player who is not there.
[[nodiscard]] std::optional<RecordError> wrongPlayers(const ReadGcg& read, const Variant& variant);

// ---- a game from a record

// The game of a sound record with a seed, including its bag, ready to continue; otherwise the error. The book must
// match the variant and house rules that the record names.
[[nodiscard]] Result<Game, RecordError> rebuildGame(const ReadGcg& read, const RuleBookPtr& book);
// The game of a sound SeatRecord; see Game::followed(). Of the others' racks it knows the tiles that they must hold, as
// after a withdrawn play.
[[nodiscard]] Result<Game, RecordError> followedGame(const ReadGcg& read, const RuleBookPtr& book,
                                                     WordsAre words = WordsAre::Judged);
// The game of a sound record without a seed, for viewing only: see Game::past(), for a SeatRecord Game::followed().
[[nodiscard]] Result<Game, RecordError> pastGame(const ReadGcg& read, const RuleBookPtr& book,
                                                 WordsAre words = WordsAre::Judged);
// The same for a record that has been followed, with its result.
[[nodiscard]] Game pastGame(const GameRecord& record, const RuleBookPtr& book, FollowedGame followed);

} // namespace storeys
