#include "record/read_game.h"

#include "record/judge_line.h"
#include "record/limits.h"
#include "record/play_text.h"
#include "rules/legality.h"
#include "rules/turn_rules.h"

namespace storeys {

namespace {

using Kind = RecordEvent::Kind;

// The sum, within the limits of a single score: a record may repeat a line as often as it likes.
Points sumOf(Points sum, int score)
{
    return Points(std::clamp(sum.value + score, -RecordLimits::points, RecordLimits::points));
}

// Adds to the result what a line after the last turn gives or subtracts.
void count(GameResult& result, const RecordEvent& line, const TileSet& tiles)
{
    GameResult::Line& own = result.seats[line.seat];
    if (line.kind == Kind::TimePenalty)
        own.timePenalty = sumOf(own.timePenalty, -line.score);
    if (line.kind != Kind::TilesLeft)
        return;
    const auto read = readTiles(line.tilesLeft(), tiles);
    const Rack left = read ? *read : Rack();
    if (line.score <= 0) {
        own.subtraction = sumOf(own.subtraction, -line.score);
        own.left = left;
        return;
    }
    own.gain = sumOf(own.gain, line.score);
    own.left = Rack();
    result.reason = EndCondition::Out;
    if (result.seats.size() == 2) // with more seats, nobody knows whose tiles the line names
        result.seats[1 - line.seat].left = left;
}

// The first fault, as those after it mostly follow from it. But a wrong rack may also lack the tiles of the play.
std::vector<Error> doubtsOf(const std::vector<RecordError>& faults)
{
    std::vector<Error> doubts;
    for (const auto& [line, fault] : std::span(faults).first(std::min<std::size_t>(faults.size(), 2)))
        if (doubts.empty()
            || (!doubts.front().breach && fault.breach && fault.breach->violation.kind == Violation::Kind::NotOnRack))
            doubts.push_back(fault);
    return doubts;
}

std::optional<GameResult> writtenResult(const GameRecord& record, const Position& last)
{
    const auto begin = std::find_if(record.events.rbegin(), record.events.rend(),
                                    [](const RecordEvent& event) { return event.isTurn(); });
    const std::span<const RecordEvent> lines(begin.base(), record.events.end());
    const bool isOut =
        last.bag.isEmpty() && std::ranges::any_of(last.seats, [](const Seat& seat) { return seat.rack.isEmpty(); });
    const bool isCounted = std::ranges::any_of(
        lines, [](const RecordEvent& line) { return line.kind == Kind::TilesLeft || line.kind == Kind::TimePenalty; });
    if ((!isOut && !isCounted) || last.variant().isRace())
        return std::nullopt;
    GameResult result{isOut ? EndCondition::Out : EndCondition::AllPassed, {}};
    for (const Seat& seat : last.seats)
        result.seats.push_back({seat.points, isOut ? seat.rack : Rack(), {}, {}, seat.points});
    for (const RecordEvent& line : lines)
        count(result, line, last.variant().tiles);
    std::vector<FinalPoints> ends;
    for (GameResult::Line& line : result.seats) {
        line.played = line.total - line.gain + line.subtraction + line.timePenalty;
        ends.push_back({line.total, line.played});
    }
    for (std::size_t seat = 0; seat < ends.size(); ++seat)
        result.seats[seat].wins = winShare(last.variant(), ends, static_cast<int>(seat)) > 0;
    return result;
}

} // namespace

FollowedGame readAsWritten(const ReadGcg& read, const RuleBookPtr& book, TurnsAre turns)
{
    auto wrong = read.record.players.empty() ? read.error : wrongPlayers(read, book->variant);
    if (wrong)
        return {.error = std::move(wrong)};
    const GameRecord& record = read.record;
    const RecordLines lines(read, WordsAre::NotJudged);
    LineState state(record, book, false);
    FollowedGame game{.error = read.error, .doubts = read.doubts};
    keepState(game, state, false, turns);
    for (std::size_t at = 0; at < record.events.size(); ++at) {
        const RecordEvent& event = record.events[at];
        JudgedLine judged = judgeLine(lines, state, event, at);
        if (!judged.after) {
            game.error = judged.faults.back();
            break;
        }
        FollowedGame::Event note{event.line, event.seat, judged.text, Points(event.score), Points(event.total)};
        note.doubts = doubtsOf(judged.faults);
        if (judged.isTurn && turns == TurnsAre::Kept)
            note.turn = static_cast<int>(game.turns.size());
        game.events.push_back(std::move(note));
        state = *std::move(judged.after);
        if (judged.isTurn && event.isAction())
            state.table.correctScore(Points(event.score));
        state.table.setPoints(event.seat, Points(event.total));
        keepState(game, state, judged.isTurn, turns);
    }
    if (game.error)
        return game;
    game.result = writtenResult(record, state.position());
    if (!record.resigned)
        return game;
    if (auto resigned = judgeResigned(state, record))
        game.result = *std::move(resigned);
    else
        game.error = RecordError{record.resigned->line, resigned.error()};
    return game;
}

} // namespace storeys
