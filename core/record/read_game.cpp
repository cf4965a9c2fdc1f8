#include "record/read_game.h"

#include "game/game_clock.h"
#include "record/play_text.h"
#include "record/read_ends.h"
#include "record/read_turns.h"
#include "record/record_table.h"

namespace storeys {

namespace {

// Goes through the events in order. The function that judges an event returns the points that it rightly gives, already
// added, or what is wrong.
class Referee
{
public:
    Referee(const ReadGcg& read, const RuleBookPtr& book, WordsAre words, TurnsAre turns)
        : m_read(read), m_record(read.record), m_keepsTurns(turns == TurnsAre::Kept),
          m_table(m_record, book, isDealtBySeed(read, book)), m_turns(read, m_table, words),
          m_settlement(m_record, m_table, m_turns)
    {}

    Replay judge();

private:
    void keep(const RecordEvent& event);
    void keepState();
    void judgeHeldRacks();
    Problem judge(std::size_t at);

    [[nodiscard]] const Position& position() const { return m_table.position(); }

    const ReadGcg& m_read;
    const GameRecord& m_record;
    const bool m_keepsTurns;
    RecordTable m_table;
    TurnJudge m_turns;
    Settlement m_settlement;
    Rack m_offBoard; // all tiles off the board after the last event found right
    Replay m_replay;
};

Replay Referee::judge()
{
    const auto unreadable = firstUnreadable(m_read, position().variant());
    m_replay.isBagKnown = m_table.isSeeded();
    if (m_keepsTurns)
        m_replay.positions.push_back(position());
    keepState();
    for (std::size_t at = 0; at < m_record.events.size() && !m_replay.error; ++at) {
        const RecordEvent& event = m_record.events[at];
        if (unreadable && unreadable->line < event.line)
            break;
        if (Problem problem = judge(at))
            m_replay.error = RecordError{event.line, *std::move(problem)};
        else
            keep(event);
    }
    if (!m_replay.error)
        m_replay.error = unreadable;
    if (const auto end = m_turns.endToSettle(); end && !m_replay.error)
        for (const GameResult::Line& line : resultOf(position(), *end).seats)
            m_replay.wins.push_back(line.wins);
    judgeHeldRacks();
    return std::move(m_replay);
}

// Saves the state after the last event found right.
void Referee::keepState()
{
    if (m_keepsTurns)
        m_replay.positions.back() = position();
    m_replay.totals.clear();
    for (const Seat& seat : position().seats)
        m_replay.totals.push_back(seat.points);
    m_offBoard = m_table.offBoard();
}

// Keeps an event that was found right, with its failed challenges.
void Referee::keep(const RecordEvent& event)
{
    if (event.kind == RecordEvent::Kind::Play)
        m_replay.error = m_turns.judgeCards(event);
    else if (!event.cards.empty()) // only plays draw cards
        m_replay.error = RecordError{event.cards.front().line, {Fault::CardNotDrawn, {event.cards.front().id}}};
    for (std::size_t n = 0; n < m_table.last().size() && event.isTurn() && m_keepsTurns; ++n) {
        if (event.isAction())
            m_replay.positions.back() = m_table.positionsBefore()[n]; // with the rack as shown
        m_replay.turns.push_back(m_table.last()[n]);
        m_replay.positions.emplace_back();
    }
    keepState();
    const std::string& text = event.isAction() ? m_turns.text() : event.text;
    m_replay.events.push_back({event.line, event.seat, text, Points(event.score), Points(event.total)});
    if (m_replay.error)
        return;
    for (const RecordEvent::FailedChallenge& challenge : event.failedChallenges) {
        if (Problem problem = m_turns.judgeFailedChallenge(event, challenge)) {
            m_replay.error = RecordError{challenge.line, *std::move(problem)};
            return;
        }
        if (m_keepsTurns)
            m_replay.turns.back() = m_table.last().back(); // now includes the challenge
        keepState();
    }
}

// Once the game is over, held racks mean nothing.
void Referee::judgeHeldRacks()
{
    if (!m_replay.error) {
        if (!m_turns.isOver())
            m_replay.error = wrongHeldRack(m_record, m_table);
    } else if (auto earlier = wrongHeldRackBefore(*m_replay.error, m_read, m_offBoard, position().variant())) {
        m_replay.error = std::move(earlier);
    }
}

Problem Referee::judge(std::size_t at)
{
    const RecordEvent& event = m_record.events[at];
    const Result<Points> score = event.isTurn() ? m_turns.judge(at, event) : m_settlement.judge(event);
    if (!score)
        return score.error();
    if (event.score != score->value)
        return Error{Fault::WrongScore, {signedText(score->value), signedText(event.score)}};
    const int total = position().seats[event.seat].points.value;
    if (event.total != total)
        return Error{Fault::WrongTotal, {std::to_string(total), std::to_string(event.total)}};
    return std::nullopt;
}

std::optional<RecordError> wrongNumber(const ReadGcg& read, const Variant& variant)
{
    const auto& players = read.record.players;
    const int count = static_cast<int>(players.size());
    if (count >= variant.fewestPlayers && count <= variant.mostPlayers)
        return std::nullopt;
    const int line = players[std::min(count - 1, variant.mostPlayers)].line;
    if (read.error && read.error->line <= line)
        return read.error;
    return RecordError{
        line, {Fault::PlayerCount, {std::to_string(variant.fewestPlayers), std::to_string(variant.mostPlayers)}}};
}

// Wrong classes are reported before other errors in the game.
std::optional<RecordError> wrongClass(const ReadGcg& read, const Variant& variant)
{
    for (const GameRecord::SeatClass& each : read.record.classes) {
        if (read.error && read.error->line < each.line)
            return read.error;
        if (!variant.hasClasses)
            return RecordError{each.line, {Fault::NoClasses}};
        if (each.seat >= static_cast<int>(read.record.players.size()))
            return RecordError{each.line, {Fault::UnknownPlayer, {std::to_string(each.seat + 1)}}};
    }
    return std::nullopt;
}

std::vector<Points> timePenalties(const GameRecord& record)
{
    std::vector<Points> penalties(record.players.size());
    for (const RecordEvent& event : record.events)
        if (event.kind == RecordEvent::Kind::TimePenalty)
            penalties[event.seat] -= Points(event.score);
    return penalties;
}

// The seat that has lost by the clock, which only #clock shows. Errors in #clock are reported elsewhere.
std::optional<int> loserByClock(const GameRecord& record)
{
    if (record.clock.empty())
        return std::nullopt;
    const auto clock = GameClock::read(record.clock, static_cast<int>(record.players.size()), {});
    return clock ? clock->loser() : std::nullopt;
}

} // namespace

// ---- the referee

std::optional<RecordError> wrongPlayers(const ReadGcg& read, const Variant& variant)
{
    auto error = wrongNumber(read, variant);
    return error ? error : wrongClass(read, variant);
}

Replay replay(const ReadGcg& read, const RuleBookPtr& book, WordsAre words, TurnsAre turns)
{
    if (read.record.players.empty())
        return {.error = read.error};
    if (auto error = wrongPlayers(read, book->variant))
        return {.error = std::move(error)};
    return Referee(read, book, words, turns).judge();
}

// ---- a game from it

RebuiltGame rebuildGame(const ReadGcg& read, const RuleBookPtr& book)
{
    const GameRecord& record = read.record;
    Replay judged = replay(read, book, WordsAre::Judged, TurnsAre::Kept);
    if (judged.error)
        return {{}, judged.error};
    if (!record.seed)
        return {{}, RecordError{1, {Fault::NoSeed}}};
    if (!judged.isBagKnown)
        return {{}, RecordError{1, {Fault::ForeignSeed}}};
    Game game = Game::resumed(setupOf(record, book), std::move(judged.turns), record.hints);
    if (game.isOver())
        game.chargeTime(timePenalties(record));
    else if (const auto loser = loserByClock(record))
        game.loseOnTime(*loser);
    return {std::move(game), {}};
}

RebuiltGame pastGame(const ReadGcg& read, const RuleBookPtr& book, WordsAre words)
{
    Replay judged = replay(read, book, words, TurnsAre::Kept);
    if (judged.error)
        return {{}, judged.error};
    return {Game::past(setupOf(read.record, book), std::move(judged.positions), std::move(judged.turns)), {}};
}

namespace {

// Words don't identify a seed: judges plays as in challenge mode.
RuleBookPtr withoutJudgingWords(const RuleBookPtr& book)
{
    RuleBook unjudged = *book;
    unjudged.houseRules.mode = HouseRules::Mode::Challenge;
    return std::make_shared<RuleBook>(std::move(unjudged));
}

// Reads the turns as any reader of a record does, but as if each line showed the rack that our own bag deals.
class SeedTrial
{
public:
    SeedTrial(const ReadGcg& read, const RuleBookPtr& book)
        : m_written(read.record), m_table(m_written, withoutJudgingWords(book), true),
          m_turns(read, m_table, WordsAre::NotJudged)
    {}

    bool isOurs()
    {
        for (std::size_t at = 0; at < m_written.events.size(); ++at) {
            const RecordEvent& event = m_written.events[at];
            if (isDealt(event.rack, event.seat))
                return true;
            if (!follow(at))
                return !m_anyRack;
        }
        for (const GameRecord::HeldRack& held : m_written.racks)
            if (held.seat < static_cast<int>(m_written.players.size()) && isDealt(held.tiles, held.seat))
                return true;
        return !m_anyRack;
    }

private:
    // Partly written racks could be anybody's.
    bool isDealt(const std::string& text, int seat)
    {
        const Position& position = m_table.position();
        const auto written = readHeldTiles(text, position.variant());
        m_anyRack = m_anyRack || !text.empty();
        if (!written || written->rack.size() < position.variant().rackSize)
            return false;
        return written->rack == position.toMove().rack || written->rack == position.seats[seat].rack;
    }

    // False if our bag can't have led to the event, or the turns are over.
    bool follow(std::size_t at)
    {
        RecordEvent event = m_written.events[at];
        const bool isWithdrawal = event.kind == RecordEvent::Kind::Withdrawal;
        if (!event.isTurn() || (isWithdrawal && !m_turns.hasPlay()))
            return false;
        const Position& before = isWithdrawal ? m_table.before() : m_table.position();
        const Seat& mover = before.toMove();
        event.seat = before.turn;
        event.rack = heldText(mover.rack, mover.reserve, before.variant().tiles.alphabet);
        if (!m_turns.judge(at, event))
            return false;
        if (event.kind == RecordEvent::Kind::Play && m_turns.judgeCards(event))
            return false;
        for (const RecordEvent::FailedChallenge& challenge : event.failedChallenges)
            (void)m_turns.judgeFailedChallenge(event, challenge); // a wrong challenge says nothing about the seed
        return true;
    }

    const GameRecord& m_written;
    RecordTable m_table;
    TurnJudge m_turns;
    bool m_anyRack = false; // whether any rack has been written so far
};

} // namespace

bool isDealtBySeed(const ReadGcg& read, const RuleBookPtr& book)
{
    return read.record.seed && !read.record.players.empty() && SeedTrial(read, book).isOurs();
}

} // namespace storeys
