#pragma once

#include "record/read_game.h"

#include <memory>

namespace storeys {

// A record as it is written, slips, guesses and habits of other programs included: their figures are the truth of the
// table, ours are an opinion. Every event is applied as far as it can be. It can be looked at, never continued.
struct WrittenGame
{
    struct Event
    {
        int line = 0;
        int seat = 0;
        std::string text{}; // as in Replay::Event
        Points score{};     // this and the next as written
        Points total{};
        std::optional<Error> doubt{};                   // what a judge would have refused, at most one thing
        std::shared_ptr<const Replay::Breach> breach{}; // where that is a broken rule; else null
        int turn = -1;                                  // its number among the turns; -1 if it is none
    };

    std::vector<RecordError> doubts{}; // about what stands before the events, by line
    std::vector<Event> events{};
    // The first line that can't be shown, and why; the game is shown up to there.
    std::optional<RecordError> until{};
    std::shared_ptr<const Replay::Breach> breach{}; // where that is a broken rule; else null
    std::vector<Points> totals{}; // seat by seat, as written last; empty where there is no game to show
    // How the game came out by what is written, if it is over: lines about tiles left or time follow the last turn, or a
    // player is out. None for a race.
    std::optional<GameResult> result{};
    // As in Replay, where they are wanted.
    std::vector<Position> positions{};
    std::vector<Turn> turns{};
};

// Follows what was read as written. The book must be of the variant that the record names; in challenge mode no words are
// judged. Nothing comes back but `until` where there is no game to show: too few or too many players.
[[nodiscard]] WrittenGame readAsWritten(const ReadGcg& read, const RuleBookPtr& book, TurnsAre turns = TurnsAre::Kept);

// The game of that record to be looked at, with its result; there must be one to show.
[[nodiscard]] Game pastGame(const GameRecord& record, const RuleBookPtr& book, WrittenGame written);

} // namespace storeys
