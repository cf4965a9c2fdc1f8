#include "record/judge_line.h"

#include "record/play_text.h"
#include "rules/legality.h"
#include "rules/turn_rules.h"

namespace storeys {

namespace {

using Kind = RecordEvent::Kind;

// Whether the text is the seat's rack, whole or in part. For unknown racks other programs write a filler: nothing,
// blanks alone, or one letter more often than the tile set has it.
bool saysRack(std::string_view text, const Position& position, int seat)
{
    const auto held = readHeldTiles(text, position.variant());
    const std::vector<Tile> tiles = held ? held->rack.tiles() : std::vector<Tile>();
    if (tiles.empty() || std::ranges::any_of(tiles, [&](Tile tile) { return tile != tiles.front(); }))
        return !text.empty();
    const int written = held->rack.size();
    return written <= position.variant().tiles.counts[tiles.front().kind()]
           && (tiles.front() != Tile::blank() || written == position.seats[seat].rack.size());
}

Rack tilesUsed(const Action& action)
{
    if (const auto* exchange = std::get_if<Exchange>(&action))
        return Rack(exchange->tiles);
    Rack used;
    if (const auto* play = std::get_if<Play>(&action))
        for (const Placement& placement : play->placements)
            if (!placement.tile.isReserve())
                used.add(placement.tile);
    return used;
}

// Whether an action that breaks the rule can still be carried out: its tiles can be put there, and its words can be
// scored.
bool canBeDone(Violation::Kind broken)
{
    using enum Violation::Kind;
    constexpr Violation::Kind harmless[] = {NoTiles,     NotOnRack,     SameLetter,      Gap,           TooShort,
                                            StartSquare, NotConnected,  CoversWord,      OnlyPlural,    NotAWord,
                                            BagTooSmall, ExchangeCount, ExchangesUsedUp, PlayWithdrawn, GameOver};
    return contains(harmless, broken);
}

// Like canBeDone(broken), but false for any play with claims, blockers or yellow blanks.
bool canBeDone(const Action& action, Violation::Kind broken)
{
    const auto* play = std::get_if<Play>(&action);
    if (play && !(play->claims.empty() && play->blockersOff.empty() && play->blockersOn.empty()))
        return false;
    if (play && std::ranges::any_of(play->placements, [](const Placement& each) { return each.tile.isReserve(); }))
        return false;
    return canBeDone(broken);
}

// Whether only the tiles of the rack are wrong.
bool isAboutRack(const Error& error)
{
    return !error.breach || error.breach->violation.kind == Violation::Kind::NotOnRack;
}

// Judges one event on a copy of the state before it. The functions for turns return the points that the turn gives, or
// none if it can't be taken; the last fault then says why.
class LineJudge
{
public:
    LineJudge(const RecordLines& lines, const LineState& before, const RecordEvent& event, std::size_t at)
        : m_lines(lines), m_record(lines.record), m_event(event), m_at(at), m_state(before),
          m_before(before.position().seats[event.seat].points)
    {
        m_judged.text = event.text;
    }

    JudgedLine judge()
    {
        const std::optional<Points> points = m_event.isTurn() ? judgeTurn() : judgePoints();
        if (m_event.isTurn() && !points)
            return std::move(m_judged);
        if (points)
            judgeFigures(*points);
        if (auto wrong = judgeCards(m_lines, m_state, m_event, m_at)) {
            m_judged.faults.push_back(*std::move(wrong));
            if (m_state.table.isSeeded()) // the seed deals the cards too
                return std::move(m_judged);
        }
        for (const RecordEvent::FailedChallenge& challenge : m_event.failedChallenges)
            if (Problem problem = judgeFailedChallenge(m_state, m_record, m_event, challenge))
                m_judged.faults.push_back({challenge.line, *std::move(problem)});
        m_judged.after = std::move(m_state);
        return std::move(m_judged);
    }

private:
    [[nodiscard]] const Position& position() const { return m_state.table.position(); }
    [[nodiscard]] const Variant& variant() const { return position().variant(); }
    [[nodiscard]] const Rack& rack() const { return position().seats[m_event.seat].rack; }

    void note(Error fault) { m_judged.faults.push_back({m_event.line, std::move(fault)}); }
    // Notes a fault that ends the judging of a turn.
    std::nullopt_t refuse(Error fault)
    {
        note(std::move(fault));
        return std::nullopt;
    }
    // Notes a fault. Returns whether to correct it.
    bool corrects(Error fault)
    {
        note(std::move(fault));
        return !m_state.table.isSeeded();
    }

    void judgeFigures(Points score)
    {
        if (m_event.score != score.value)
            return note({Fault::WrongScore, {signedText(score.value), signedText(m_event.score)}});
        if (const int total = m_before.value + score.value; m_event.total != total)
            note({Fault::WrongTotal, {std::to_string(total), std::to_string(m_event.total)}});
    }

    // ---- turns
    std::optional<Points> judgeTurn()
    {
        const auto points = m_event.kind == Kind::Withdrawal ? judgeWithdrawal() : judgeAction();
        if (m_judged.isTurn)
            m_state.table.addHints(m_event.hints);
        return points;
    }

    std::optional<Points> judgeAction()
    {
        if (!judgeOrder() || !showRack())
            return std::nullopt;
        if (m_event.kind == Kind::Play)
            m_event.text = m_judged.text = withDots(m_event.text, position());
        const auto read = readAction(m_event, variant());
        if (!read)
            return refuse(read.error());
        m_state.lastPlay.reset();
        m_state.lastTurn = m_event.line;
        return read->unseen > 0 ? judgeUnseenExchange(read->unseen) : judgeAction(read->action);
    }

    // Judges whether it is the seat's turn. False if the turn can't be taken.
    bool judgeOrder()
    {
        if (m_state.isOver()) {
            if (!corrects({Fault::OverAfter, {std::to_string(m_state.lastTurn)}}))
                return false;
            m_state.isClosed = false;
            m_state.ending = {};
        }
        if (m_state.lastTurn == 0 && !m_state.table.isSeeded())
            m_state.table.giveTurn(m_event.seat);
        const bool isOfOther = m_event.seat != position().turn;
        if (!isOfOther && (position().toMove().turnsOwed == 0 || m_event.kind == Kind::Pass))
            return true;
        if (!corrects(isOfOther ? Error{Fault::TurnOfOther, {m_record.players[position().turn].nick}}
                                : Error{Fault::LostTurn}))
            return false;
        m_state.table.giveTurn(m_event.seat);
        return true;
    }

    // Puts the written rack on the table. False if the turn can't be taken.
    bool showRack()
    {
        if (!m_state.table.isSeeded() && !saysRack(m_event.rack, position(), m_event.seat))
            return true;
        const auto shown = m_state.table.show(m_event.seat, m_event.rack);
        if (shown) {
            m_shown = *shown;
            return true;
        }
        if (!corrects(m_event.rack.empty() ? Error{Fault::RackMissing} : shown.error()))
            return false;
        m_shown = m_state.table.believe(m_event.seat, m_event.rack);
        return true;
    }

    std::optional<Points> judgeAction(const Action& action)
    {
        Problem wrong = problemOf(action);
        if (wrong && isAboutRack(*wrong)) {
            if (!corrects(*wrong))
                return std::nullopt;
            m_shown = m_state.table.believe(m_event.seat, "");
            wrong = problemOf(action);
        }
        if (!wrong)
            return take(action);
        if (wrong->fault == Fault::RackSize) // more tiles than any rack holds
            return refuse(*std::move(wrong));
        return corrects(*std::move(wrong)) ? takeUnruly(action) : std::nullopt;
    }

    // What is wrong with the action. If the line shows no rack, the seat holds the tiles that the action uses.
    Problem problemOf(const Action& action)
    {
        if (m_shown)
            return illegal(action, *m_shown);
        const Rack held = merged(rack(), tilesUsed(action));
        const Problem problem = m_state.table.show(m_event.seat, held);
        return problem ? problem : illegal(action, held);
    }

    // What is wrong with the action if the seat holds only these tiles. If the next line withdraws the play, its words
    // are judged there: they must be bad.
    [[nodiscard]] Problem illegal(const Action& action, const Rack& held) const
    {
        Position asked = position();
        asked.seats[asked.turn].rack = held;
        auto violation = violationOf(asked, action);
        if (!violation || (violation->kind == Violation::Kind::NotAWord && m_lines.isWithdrawn(m_at)))
            return std::nullopt;
        return notAllowed(*std::move(violation), std::move(asked));
    }

    // Takes an action that breaks a rule: a play if its tiles can be put on the board, anything else as a pass.
    std::optional<Points> takeUnruly(const Action& action)
    {
        m_state.table.believe(m_event.seat, tilesUsed(action));
        Problem wrong = illegal(action, rack());
        const bool claims = featuresOf(variant(), position().houseRules()).claims;
        if (wrong && (claims || !canBeDone(action, wrong->breach->violation.kind)))
            return refuse(*std::move(wrong));
        const auto* play = std::get_if<Play>(&action);
        if (!play || play->placements.empty())
            return take(Pass{});
        if (auto violation = violationBesides(position(), *play, canBeDone)) // `wrong` may hide a worse one
            return refuse(notAllowed(*std::move(violation), position()));
        return take(*play);
    }

    Points take(const Action& action)
    {
        if (const auto* play = std::get_if<Play>(&action))
            m_state.lastPlay = *play;
        return taken(m_state.table.take(action, m_event.cards));
    }

    Points taken(Points points)
    {
        m_judged.isTurn = true;
        lookForEnd();
        return points;
    }

    void lookForEnd() { m_state.ending = endingAfter(m_lines, m_at, m_state.table); }

    std::optional<Points> judgeUnseenExchange(int count)
    {
        const std::vector<Tile> any(count, Tile::unknown());
        if (m_state.table.isSeeded())
            return refuse({Fault::UnnamedExchange});
        if (count > rack().size()) {
            note({Fault::TilesHeld, {std::to_string(rack().size())}});
            m_judged.text = "-";
            return take(Pass{});
        }
        if (Problem wrong = illegal(Exchange{any}, Rack(any))) {
            note(*std::move(wrong));
            return take(Pass{});
        }
        m_state.table.exchangeUnseen(count);
        return taken(Points(0));
    }

    // A line that withdraws nothing, or the play of another, only changes points. A wrong rack is not believed, because
    // the line of the play has shown the rack.
    std::optional<Points> judgeWithdrawal()
    {
        if (!m_state.lastPlay) {
            note({Fault::NothingToWithdraw});
            return Points(m_event.score);
        }
        if (m_record.players.size() == 1)
            return refuse({Fault::NobodyToChallenge});
        const Position& before = m_state.table.before();
        if (m_event.seat != before.turn) {
            note({Fault::PlayOfOther, {m_record.players[before.turn].nick}});
            return Points(m_event.score);
        }
        if (m_lines.words == WordsAre::Judged && !badWords(before, *m_state.lastPlay))
            return refuse({Fault::GoodPlayWithdrawn});
        const Points withdrawn = position().seats[m_event.seat].points - before.seats[m_event.seat].points;
        m_state.table.withdraw();
        m_state.lastPlay.reset();
        if (const auto shown = m_state.table.show(m_event.seat, m_event.rack); !shown && !corrects(shown.error()))
            return std::nullopt;
        return taken(Points(0) - withdrawn);
    }

    // ---- lines that give points outside a turn

    std::optional<Points> judgePoints()
    {
        const Result<Points> points = storeys::judgePoints(m_state, m_record, m_event);
        m_state.lastPlay.reset(); // the play can't be withdrawn any more
        if (!points)
            return refuse(points.error());
        m_state.table.addPoints(m_event.seat, *points);
        return *points;
    }

    const RecordLines& m_lines;
    const GameRecord& m_record;
    RecordEvent m_event;
    std::size_t m_at;
    LineState m_state;
    Points m_before;               // the seat's total before the event
    std::optional<Rack> m_shown{}; // the rack on the line, if it is right
    JudgedLine m_judged{};
};

} // namespace

RecordLines::RecordLines(const ReadGcg& from, WordsAre judged)
    : read(from), record(from.record), words(judged), eventsOf(record.players.size())
{
    for (std::size_t at = 0; at < record.events.size(); ++at)
        eventsOf[record.events[at].seat].push_back(at);
}

LineState::LineState(const GameRecord& record, const RuleBookPtr& book, bool isSeeded)
    : table(record, book, isSeeded), counted(record.players.size())
{}

bool RecordLines::isWithdrawn(std::size_t at) const
{
    return at + 1 < record.events.size() ? record.events[at + 1].kind == Kind::Withdrawal : read.errorIsWithdrawal;
}

JudgedLine judgeLine(const RecordLines& lines, const LineState& before, const RecordEvent& event, std::size_t at)
{
    return LineJudge(lines, before, event, at).judge();
}

void keepState(FollowedGame& game, const LineState& after, bool isTurn, TurnsAre turns)
{
    game.totals = listOf(after.position().seats, &Seat::points);
    if (turns == TurnsAre::Dropped)
        return;
    if (game.positions.empty())
        game.positions.emplace_back();
    for (std::size_t n = 0; isTurn && n < after.table.last().size(); ++n) {
        if (!after.table.last()[n].isWithdrawal())
            game.positions.back() = after.table.positionsBefore()[n]; // with the rack as shown
        game.turns.push_back(after.table.last()[n]);
        game.positions.emplace_back();
    }
    game.positions.back() = after.position();
}

} // namespace storeys
