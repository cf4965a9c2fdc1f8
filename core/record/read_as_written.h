#pragma once

#include "record/read_game.h"

namespace storeys {

// A record shown as it is written, including slips, guesses and habits of other programs: its figures count, and ours
// are only an opinion. Every event is applied as far as possible. The game is for viewing only and can't be continued.
struct WrittenGame
{
    struct Event
    {
        int line = 0;
        int seat = 0;
        std::string text{}; // as in Replay::Event
        Points score{};     // score and total as written
        Points total{};
        std::optional<Error> doubt{}; // what a judge would have refused, at most one thing
        int turn = -1;                // its number among the turns; -1 if it is none
    };

    std::vector<RecordError> doubts{}; // doubts about the lines before the events, by line
    std::vector<Event> events{};
    // The first line that can't be shown, and why; the game is shown up to there.
    std::optional<RecordError> until{};
    std::vector<Points> totals{}; // seat by seat, as written last; empty where there is no game to show
    // How the game came out by what is written, if it is over: lines about tiles left or time follow the last turn, or a
    // player is out. None for a race.
    std::optional<GameResult> result{};
    // As in Replay; empty with TurnsAre::Dropped.
    std::vector<Position> positions{};
    std::vector<Turn> turns{};
};

// Follows a record as written. The book must be of the variant that the record names; in challenge mode no words are
// judged. If there is no game to show (too few or too many players), only `until` is set.
[[nodiscard]] WrittenGame readAsWritten(const ReadGcg& read, const RuleBookPtr& book, TurnsAre turns = TurnsAre::Kept);

// The game of that record, for viewing only, with its result. There must be a game to show.
[[nodiscard]] Game pastGame(const GameRecord& record, const RuleBookPtr& book, WrittenGame written);

} // namespace storeys
