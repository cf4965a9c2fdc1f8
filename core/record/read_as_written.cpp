#include "record/read_game.h"

#include "record/limits.h"
#include "record/play_text.h"
#include "record/record_follower.h"
#include "rules/legality.h"

namespace storeys {

namespace {

using Kind = RecordEvent::Kind;

// ---- the result

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
    const Points best = std::ranges::max(result.seats, {}, &GameResult::Line::total).total;
    for (GameResult::Line& line : result.seats) {
        line.played = line.total - line.gain + line.subtraction + line.timePenalty;
        line.wins = line.total == best;
    }
    return result;
}

// ---- the turns

// Notes the problem as the doubt about the event, unless it already has one.
void doubt(FollowedGame::Event& note, Problem problem)
{
    if (!note.doubt)
        note.doubt = std::move(problem);
}

// Goes through the events in order. If judge() rejects an event, the fault is noted and corrected on the table, and the
// event is judged again until it can be taken.
class Chronicle : RecordFollower
{
public:
    Chronicle(const ReadGcg& read, const RuleBookPtr& book, TurnsAre turns)
        : RecordFollower(read, book, false, WordsAre::NotJudged, turns)
    {}

    FollowedGame read()
    {
        m_game.doubts = m_read.doubts;
        m_game.error = m_read.error;
        for (std::size_t at = 0; at < m_record.events.size(); ++at) {
            const RecordEvent& event = m_record.events[at];
            Note note{event.line, event.seat, event.text, Points(event.score), Points(event.total)};
            if (!show(at, note))
                break;
            m_game.events.push_back(std::move(note));
        }
        if (!m_game.error)
            m_game.result = writtenResult(m_record, position());
        return std::move(m_game);
    }

private:
    using Note = FollowedGame::Event;

    // False if the event can't be shown; m_game.error says why, which may differ from the first doubt.
    bool show(std::size_t at, Note& note)
    {
        const RecordEvent& event = m_record.events[at];
        const Points before = position().seats[event.seat].points;
        const auto points = event.isTurn() ? takeTurn(at, note) : judge(at, event);
        doubt(note, points ? wrongFigures(event, *points, before) : points.error());
        if (!points && event.isTurn()) {
            m_game.error = RecordError{event.line, points.error()};
            return false;
        }
        if (m_isTaken)
            keepTurn(event, note);
        m_table.setPoints(event.seat, Points(event.total));
        keepState();
        m_isTaken = false;
        return true;
    }

    // The points that the turn gives by the rules, or why it can't be shown.
    Result<Points> takeTurn(std::size_t at, Note& note)
    {
        RecordEvent event = m_record.events[at];
        constexpr int mostFaults = 6; // more than there are kinds of faults; putRight() corrects each kind once
        for (int fault = 0; fault < mostFaults; ++fault) {
            auto points = judge(at, event);
            m_isTaken = bool(points);
            if (points)
                return points;
            doubt(note, points.error());
            if (auto settled = putRight(at, event, points.error()))
                return *std::move(settled);
        }
        return *note.doubt;
    }

    // Changes the table or the event so that judging can continue. Otherwise returns the points that finish the event,
    // or the reason why it can't be shown.
    std::optional<Result<Points>> putRight(std::size_t at, RecordEvent& event, const Error& error)
    {
        switch (error.fault) {
        case Fault::OverAfter: reopenGame(); return std::nullopt;
        case Fault::TurnOfOther:
        case Fault::LostTurn: m_table.giveTurn(event.seat); return std::nullopt;
        case Fault::RackSize:
        case Fault::KeptTilesMissing:
        case Fault::TooManyOfTile:
        case Fault::RackText:
        case Fault::RackBeyondGame:
        case Fault::RackTooLong:
            if (event.rack.empty()) // the play itself has more of a tile than the tile set
                break;
            m_table.believe(event.seat, event.rack);
            event.rack.clear();
            return std::nullopt;
        case Fault::NothingToWithdraw:
        case Fault::PlayOfOther: return Points(event.score); // only the points change
        case Fault::TilesHeld:
            event.text = "-";
            event.kind = Kind::Pass;
            return std::nullopt;
        default: break;
        }
        const Breach* breach = error.breach.get();
        if (!breach && error.fault != Fault::TooManyOfTile)
            return error;
        if (breach && breach->violation.kind == Violation::Kind::NotOnRack && !event.rack.empty()) {
            m_table.believe(event.seat, "");
            event.rack.clear();
            return std::nullopt;
        }
        auto points = take(at, event);
        m_isTaken = bool(points);
        return points;
    }

    void keepTurn(const RecordEvent& event, Note& note)
    {
        if (event.isAction()) {
            note.text = text();
            judgeFollowers(event, note);
            m_table.correctScore(Points(event.score));
        }
        if (m_keepsTurns)
            note.turn = static_cast<int>(m_game.turns.size());
        keepTurns(event);
    }

    // Judges the turn's cards and failed challenges, which only our own records have.
    void judgeFollowers(const RecordEvent& event, Note& note)
    {
        if (event.kind == Kind::Play)
            if (auto wrong = judgeCards(event))
                doubt(note, std::move(wrong->error));
        for (const RecordEvent::FailedChallenge& challenge : event.failedChallenges)
            doubt(note, judgeFailedChallenge(event, challenge));
    }

    bool m_isTaken = false; // the current event has been taken on the table as a turn
};

} // namespace

FollowedGame readAsWritten(const ReadGcg& read, const RuleBookPtr& book, TurnsAre turns)
{
    auto wrong = read.record.players.empty() ? read.error : wrongPlayers(read, book->variant);
    if (wrong)
        return {.error = std::move(wrong)};
    return Chronicle(read, book, turns).read();
}

} // namespace storeys
