#include "record/gcg_replay.h"

#include "record/board_text.h"
#include "record/gcg_actions.h"
#include "record/gcg_lookahead.h"
#include "record/gcg_seed.h"
#include "record/gcg_settlement.h"
#include "record/gcg_table.h"
#include "rules/challenge_cost.h"
#include "rules/legality.h"

#include <algorithm>

namespace storeys {

namespace {

using Kind = RecordEvent::Kind;
// What is wrong, or nothing.
using Problem = std::optional<std::string>;

std::vector<std::string> namesOf(const GameRecord& record)
{
    std::vector<std::string> names;
    for (const RecordPlayer& player : record.players)
        names.push_back(player.name);
    return names;
}

bool isTurn(const RecordEvent& event)
{
    return event.kind == Kind::Play || event.kind == Kind::Pass || event.kind == Kind::Exchange ||
           event.kind == Kind::Withdrawal;
}

std::string signedText(int score) { return (score < 0 ? "" : "+") + std::to_string(score); }

// Goes through the events in order. What judges an event gives the points that it rightly brings, added
// already, or what is wrong with it.
class Referee
{
public:
    Referee(const ReadGcg& read, const RuleBookPtr& book, WordsAre words)
        : m_words(words), m_read(read), m_record(read.record), m_table(book, namesOf(m_record), isDealtBySeed(m_record, book) ? m_record.seed : std::nullopt),
          m_settlement(m_table)
    {
    }

    Replay judge();

private:
    void keep(const RecordEvent& event);
    void keepTotals();
    Problem judge(const RecordEvent& event);
    Result<Points> judgeKind(const RecordEvent& event);
    Result<Points> judgeTurn(const RecordEvent& event);
    Result<Points> judgeWithdrawal(const RecordEvent& event);
    Result<Points> judgeTilesLeft(const RecordEvent& event);
    Result<Points> judgeBonus(const RecordEvent& event);
    Result<Points> judgeTime(const RecordEvent& event);

    // ---- parts of a turn
    Problem outOfTurn(const RecordEvent& event);
    Problem shownRack(const RecordEvent& event, Rack& rack);
    Problem illegal(const Action& action, const Rack& rack);
    Result<Points> takeUnseenExchange(const RecordEvent& event, int count);
    Problem noteVainChallenge(const RecordEvent& event, int seat);

    // ---- around the event
    void lookForEnd();
    [[nodiscard]] std::optional<RecordError> judgeHeldRacks();
    [[nodiscard]] std::optional<RecordError> impossibleRackBefore(const RecordError& error) const;

    [[nodiscard]] const Position& position() const { return m_table.position(); }
    [[nodiscard]] const TileSet& tiles() const { return position().variant().tiles; }

    WordsAre m_words;
    const ReadGcg& m_read;
    const GameRecord& m_record;
    RecordTable m_table;
    Settlement m_settlement;
    std::size_t m_at = 0;           // the event being judged
    std::optional<Play> m_lastPlay; // what the event before played
    RecordTable::Ending m_ending;   // after the last turn
    int m_lastTurn = 0;             // its line
    Rack m_offBoard;                // all tiles that did not lie on the board behind the last event found right
    Replay m_replay;
};

Replay Referee::judge()
{
    const auto unreadable = firstUnreadable(m_read, tiles());
    m_replay.isBagKnown = m_table.isSeeded();
    keepTotals();
    m_replay.positions.push_back(position());
    for (m_at = 0; m_at < m_record.events.size() && !m_replay.error; ++m_at) {
        const RecordEvent& event = m_record.events[m_at];
        if (unreadable && unreadable->line < event.line)
            break;
        if (Problem problem = judge(event))
            m_replay.error = RecordError{event.line, *std::move(problem)};
        else
            keep(event);
    }
    if (!m_replay.error)
        m_replay.error = unreadable;
    if (auto wrong = m_replay.error ? impossibleRackBefore(*m_replay.error) : judgeHeldRacks()) {
        m_replay.error = std::move(wrong);
        m_replay.breach.reset();
    }
    return std::move(m_replay);
}

void Referee::keepTotals()
{
    m_replay.totals.clear();
    for (const Seat& seat : position().seats)
        m_replay.totals.push_back(seat.points);
    m_offBoard = m_table.offBoard();
}

// An event that was found right, with who challenged it in vain.
void Referee::keep(const RecordEvent& event)
{
    keepTotals();
    if (isTurn(event))
        m_replay.turns.push_back(m_table.last());
    m_replay.positions.resize(m_replay.turns.size());
    m_replay.positions.push_back(position());
    m_replay.events.push_back({event.line, event.seat, event.text, Points(event.score), Points(event.total)});
    for (const RecordEvent::VainChallenge& challenge : event.vainChallenges)
        if (Problem problem = noteVainChallenge(event, challenge.seat)) {
            m_replay.error = RecordError{challenge.line, *std::move(problem)};
            return;
        }
}

Problem Referee::judge(const RecordEvent& event)
{
    const Result<Points> score = judgeKind(event);
    if (!score)
        return score.error().message;
    if (event.score != score->value)
        return "the score is " + signedText(score->value) + ", not " + signedText(event.score);
    const int total = position().seats[event.seat].points.value;
    if (event.total != total)
        return "the total is " + std::to_string(total) + ", not " + std::to_string(event.total);
    return std::nullopt;
}

Result<Points> Referee::judgeKind(const RecordEvent& event)
{
    switch (event.kind) {
    case Kind::Withdrawal:
        return judgeWithdrawal(event);
    case Kind::TilesLeft:
        return judgeTilesLeft(event);
    case Kind::ChallengeBonus:
        return judgeBonus(event);
    case Kind::TimePenalty:
        return judgeTime(event);
    default:
        return judgeTurn(event);
    }
}

Result<Points> Referee::judgeTurn(const RecordEvent& event)
{
    Rack rack;
    if (const Problem problem = outOfTurn(event))
        return Error{*problem};
    if (const Problem problem = shownRack(event, rack))
        return Error{*problem};
    m_replay.positions.back() = position(); // with the rack that is shown
    const auto read = readAction(event, position().variant());
    if (!read)
        return read.error();
    m_lastPlay.reset();
    m_lastTurn = event.line;
    if (read->unseen > 0)
        return takeUnseenExchange(event, read->unseen);
    if (const Problem problem = illegal(read->action, rack))
        return Error{*problem};
    if (const auto* play = std::get_if<Play>(&read->action))
        m_lastPlay = *play;
    const Points score = m_table.take(read->action);
    lookForEnd();
    return score;
}

Problem Referee::outOfTurn(const RecordEvent& event)
{
    if (m_ending.reason || m_settlement.hasBegun())
        return "the game was over after line " + std::to_string(m_lastTurn);
    if (m_lastTurn == 0 && !m_table.isSeeded())
        m_table.beginWith(event.seat);
    if (event.seat != position().turn)
        return "it is the turn of " + m_record.players[position().turn].nick;
    if (position().toMove().losesTurn && event.kind != Kind::Pass)
        return "the player has lost this turn by a challenge in vain";
    return std::nullopt;
}

Problem Referee::shownRack(const RecordEvent& event, Rack& rack)
{
    const auto read = readTiles(event.rack, tiles());
    if (!read)
        return read.error().message;
    rack = *read;
    return m_table.show(event.seat, rack);
}

// Only what is written on the rack counts. The words of a play that is withdrawn are for the withdrawal to
// judge.
Problem Referee::illegal(const Action& action, const Rack& rack)
{
    Position asked = position();
    asked.seats[asked.turn].rack = rack;
    auto violation = violationOf(asked, action);
    if (!violation || (violation->kind == Violation::Kind::NotAWord && isWithdrawnNext(m_read, m_at)))
        return std::nullopt;
    Problem reason = reasonOf(*violation);
    m_replay.breach = Replay::Breach{*std::move(violation), std::move(asked)};
    return reason;
}

Result<Points> Referee::takeUnseenExchange(const RecordEvent& event, int count)
{
    const std::vector<Tile> any(count, Tile::of(0));
    if (m_table.isSeeded())
        return Error{"with #seed an exchange names its tiles"};
    if (count > m_table.tilesHeld(event.seat))
        return Error{"the player has " + std::to_string(m_table.tilesHeld(event.seat)) + " tiles only"};
    if (const Problem problem = illegal(Exchange{any}, Rack(any)))
        return Error{*problem};
    m_table.exchangeUnseen(count);
    lookForEnd();
    return Points(0);
}

Problem Referee::noteVainChallenge(const RecordEvent& event, int seat)
{
    const bool challenges = position().houseRules().mode == HouseRules::Mode::Challenge;
    const ChallengeCost cost = challengeCost(*position().book);
    if (!challenges || cost.vainIsFree() || !m_lastPlay || seat == event.seat)
        return "nothing could be challenged here at a cost";
    if (cost.vainLosesTurn && m_ending.reason)
        return "nothing could be challenged here at the cost of a turn: the game was over";
    if (badWords(m_table.before(), *m_lastPlay))
        return "the challenge was not in vain: the play has bad words";
    if (cost.vainLosesTurn)
        m_table.loseNextTurn(seat);
    m_table.addPoints(seat, Points(0) - cost.vainPoints);
    m_replay.positions.back() = position();
    keepTotals();
    return std::nullopt;
}

Result<Points> Referee::judgeWithdrawal(const RecordEvent& event)
{
    if (!m_lastPlay)
        return Error{"there is no play to withdraw just before"};
    const Position& before = m_table.before();
    if (event.seat != before.turn)
        return Error{"the play to withdraw is by " + m_record.players[before.turn].nick};
    if (m_words == WordsAre::Judged && !badWords(before, *m_lastPlay))
        return Error{"the play is not to be withdrawn: all its words are good"};
    const Points withdrawn = position().seats[event.seat].points - before.seats[event.seat].points;
    m_table.withdraw();
    m_lastPlay.reset();
    Rack rack;
    if (const Problem problem = shownRack(event, rack))
        return Error{*problem};
    lookForEnd();
    return Points(0) - withdrawn;
}

Result<Points> Referee::judgeTilesLeft(const RecordEvent& event)
{
    const auto reason = m_ending.mayBeBlocked ? EndCondition::Blocked : m_ending.reason;
    if (!reason)
        return Error{"tiles left are counted before the end of the game"};
    const auto points = m_settlement.judge(event, *reason);
    if (points)
        m_table.addPoints(event.seat, *points);
    m_lastPlay.reset();
    return points;
}

Result<Points> Referee::judgeBonus(const RecordEvent& event)
{
    if (!m_record.isForeign())
        return Error{"this game knows no bonus for a challenge"};
    if (!m_lastPlay || event.seat != m_table.before().turn || event.score < 0)
        return Error{"a bonus for a challenge is gained by the play just before"};
    Rack rack;
    if (const Problem problem = event.rack.empty() ? std::nullopt : shownRack(event, rack))
        return Error{*problem};
    m_table.addPoints(event.seat, Points(event.score));
    m_lastPlay.reset();
    return Points(event.score);
}

Result<Points> Referee::judgeTime(const RecordEvent& event)
{
    if (!m_record.isForeign() && m_record.clock.empty())
        return Error{"a game without #clock takes off no points for time"};
    if ((!m_ending.reason && !m_settlement.hasBegun()) || event.score > 0)
        return Error{"points are taken off for time only at the end"};
    m_table.addPoints(event.seat, Points(event.score));
    m_lastPlay.reset();
    return Points(event.score);
}

// Later lines are only asked where it can matter: where the game can be blocked.
void Referee::lookForEnd()
{
    const std::size_t seats = m_record.players.size();
    const bool canBeBlocked = position().bag.isEmpty() || seats == 1;
    m_ending =
        m_table.ending(canBeBlocked ? racksShownBehind(m_record, m_at, tiles()) : RecordTable::Racks(seats));
}

// Racks held where the record stops; behind the end of the game they say nothing.
std::optional<RecordError> Referee::judgeHeldRacks()
{
    if (m_ending.reason || m_settlement.hasBegun())
        return std::nullopt;
    for (const GameRecord::HeldRack& held : m_record.racks)
        if (const Problem problem = m_table.show(held.seat, *readTiles(held.tiles, tiles())))
            return RecordError{held.line, *problem};
    return std::nullopt;
}

// A rack held at the stop is written anywhere, also before the line that is wrong. Where it has tiles that lie on the
// board by then it is wrong first, whatever comes; unless that line takes a play back.
std::optional<RecordError> Referee::impossibleRackBefore(const RecordError& error) const
{
    const auto at = std::ranges::find(m_record.events, error.line, &RecordEvent::line);
    if (at != m_record.events.end() ? at->kind == Kind::Withdrawal : m_read.errorIsWithdrawal)
        return std::nullopt;
    Rack there = m_offBoard;
    for (const GameRecord::HeldRack& held : m_record.racks) {
        const auto rack = readTiles(held.tiles, tiles());
        if (held.line >= error.line || !rack)
            continue;
        for (const Tile tile : rack->tiles()) {
            if (!there.has(tile))
                return RecordError{held.line,
                                   std::string("there are not so many tiles ") + tiles().alphabet.symbolOf(tile)};
            there.remove(tile);
        }
    }
    return std::nullopt;
}

} // namespace

Replay replay(const ReadGcg& read, const RuleBookPtr& book, WordsAre words)
{
    if (read.record.players.empty())
        return {false, {}, {}, read.error, {}};
    return Referee(read, book, words).judge();
}

} // namespace storeys
