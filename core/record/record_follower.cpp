#include "record/record_follower.h"

#include "record/play_text.h"
#include "rules/legality.h"
#include "rules/turn_rules.h"

namespace storeys {

namespace {

using Kind = RecordEvent::Kind;

// Whether the line after event number `at` withdraws that event, even if that line is otherwise unreadable.
bool isWithdrawnNext(const ReadGcg& read, std::size_t at)
{
    const auto& events = read.record.events;
    return at + 1 < events.size() ? events[at + 1].kind == Kind::Withdrawal : read.errorIsWithdrawal;
}

// Whether the text is the seat's rack, whole or in part. For unknown racks other programs write a filler: nothing,
// blanks alone, or one letter more often than the tile set has it.
bool saysRack(std::string_view text, const Position& position, int seat)
{
    const auto held = readHeldTiles(text, position.variant());
    const std::vector<Tile> tiles = held ? held->rack.tiles() : std::vector<Tile>();
    if (tiles.empty() || std::ranges::any_of(tiles, [&](Tile tile) { return tile != tiles.front(); }))
        return !text.empty();
    const int written = held->rack.size();
    return tiles.front() == Tile::blank() ? written == position.seats[seat].rack.size()
                                          : written <= position.variant().tiles.counts[tiles.front().kind()];
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

} // namespace

RecordLines::RecordLines(const GameRecord& from) : record(from), eventsOf(record.players.size())
{
    for (std::size_t at = 0; at < record.events.size(); ++at)
        eventsOf[record.events[at].seat].push_back(at);
}

RecordFollower::RecordFollower(const ReadGcg& read, const RuleBookPtr& book, bool isSeeded, WordsAre words,
                               TurnsAre turns)
    : m_read(read), m_record(read.record), m_lines(m_record), m_keepsTurns(turns == TurnsAre::Kept),
      m_table(m_record, book, isSeeded), m_words(words), m_counted(position().seats.size())
{
    m_game.isBagKnown = isSeeded;
    if (m_keepsTurns)
        m_game.positions.push_back(position());
    keepState();
}

// ---- keeping what has been judged

void RecordFollower::keepTurns(const RecordEvent& event)
{
    for (std::size_t n = 0; n < m_table.last().size() && event.isTurn() && m_keepsTurns; ++n) {
        if (event.isAction())
            m_game.positions.back() = m_table.positionsBefore()[n]; // with the rack as shown
        m_game.turns.push_back(m_table.last()[n]);
        m_game.positions.emplace_back();
    }
}

void RecordFollower::keepState()
{
    if (m_keepsTurns)
        m_game.positions.back() = position();
    m_game.totals = listOf(position().seats, &Seat::points);
}

// ---- judging

Problem RecordFollower::wrongFigures(const RecordEvent& event, Points score, Points before)
{
    if (event.score != score.value)
        return Error{Fault::WrongScore, {signedText(score.value), signedText(event.score)}};
    if (const int total = before.value + score.value; event.total != total)
        return Error{Fault::WrongTotal, {std::to_string(total), std::to_string(event.total)}};
    return std::nullopt;
}

Result<Points> RecordFollower::judge(std::size_t at, const RecordEvent& event)
{
    m_at = at;
    if (event.isTurn()) {
        const auto score = event.kind == Kind::Withdrawal ? judgeWithdrawal(event) : judgeAction(event);
        if (score)
            m_table.addHints(event.hints);
        return score;
    }
    const auto points = event.kind == Kind::TilesLeft        ? judgeTilesLeft(event)
                        : event.kind == Kind::ChallengeBonus ? judgeBonus(event)
                                                             : judgeTime(event);
    if (points)
        m_table.addPoints(event.seat, *points);
    m_lastPlay.reset(); // the play can't be withdrawn any more
    return points;
}

// ---- turns

Result<Points> RecordFollower::judgeAction(RecordEvent event)
{
    if (const Problem problem = outOfTurn(event))
        return *problem;
    const bool isKnown = saysRack(event.rack, position(), event.seat) || m_table.isSeeded();
    auto rack = isKnown ? m_table.show(event.seat, event.rack) : Rack();
    if (!rack)
        return event.rack.empty() ? Error{Fault::RackMissing} : rack.error();
    event.text = m_text = event.kind == Kind::Play ? withDots(event.text, position()) : event.text;
    const auto read = readAction(event, position().variant());
    if (!read)
        return read.error();
    m_lastPlay.reset();
    m_lastTurn = event.line;
    if (read->unseen > 0)
        return takeUnseenExchange(event, read->unseen);
    if (!isKnown) {
        rack = merged(position().seats[event.seat].rack, tilesUsed(read->action));
        if (const auto problem = m_table.show(event.seat, *rack))
            return *problem;
    }
    if (const Problem problem = illegal(read->action, *rack))
        return *problem;
    return takeJudged(event, read->action);
}

Result<Points> RecordFollower::takeJudged(const RecordEvent& event, const Action& action)
{
    if (const auto* play = std::get_if<Play>(&action))
        m_lastPlay = *play;
    const Points score = m_table.take(action, event.cards);
    lookForEnd();
    return score;
}

Result<Points> RecordFollower::take(std::size_t at, const RecordEvent& event)
{
    m_at = at;
    RecordEvent dotted = event;
    dotted.text = m_text;
    const auto read = readAction(dotted, position().variant());
    if (!read)
        return read.error();
    m_lastPlay.reset();
    m_lastTurn = event.line;
    const auto* play = std::get_if<Play>(&read->action);
    m_table.believe(event.seat, tilesUsed(read->action));
    const Problem problem = illegal(read->action, position().seats[event.seat].rack);
    const bool claims = featuresOf(position().variant(), position().houseRules()).claims;
    if (problem && (claims || !canBeDone(read->action, problem->breach->violation.kind)))
        return *problem;
    if (!play || play->placements.empty())
        return takeJudged(event, Pass{});
    if (const auto violation = violationBesides(position(), *play, canBeDone)) // `problem` may hide a worse one
        return notAllowed(*violation, position());
    return takeJudged(event, *play);
}

std::optional<RecordError> RecordFollower::judgeCards(const RecordEvent& event)
{
    const Variant& variant = position().variant();
    std::vector<std::string> drawn;
    for (const Event& each : m_table.last().front().events)
        if (const auto* card = std::get_if<event::CardDrawn>(&each.what))
            drawn.push_back(variant.cards[card->card].id);
    for (std::size_t n = 0; n < event.cards.size(); ++n) {
        const RecordEvent::DrawnCard& card = event.cards[n];
        if (n >= drawn.size())
            return RecordError{card.line, {Fault::CardNotDrawn, {card.id}}};
        if (card.id != drawn[n])
            return RecordError{card.line, m_table.isSeeded() ? Error{Fault::WrongCard, {drawn[n], card.id}}
                                                             : Error{Fault::NoCardLeft, {card.id}}};
    }
    if (event.cards.size() < drawn.size())
        return RecordError{event.line, {Fault::CardMissing}};
    for (std::size_t n = 0; n < drawn.size(); ++n) {
        const RecordEvent::DrawnCard& card = event.cards[n];
        const bool isAsked = position().cards.due.size() == drawn.size() - n; // this card waits for its choice
        if (card.choice && !isAsked)
            return RecordError{card.choiceLine, {Fault::ChoiceNotAsked, {card.id}}};
        if (!card.choice && isAsked && (n + 1 < drawn.size() || m_at + 1 < m_record.events.size())
            && !isWithdrawnNext(m_read, m_at))
            return RecordError{card.line, {Fault::ChoiceMissing, {card.id}}};
        if (card.choice)
            if (Problem problem = judgeChoice(card))
                return RecordError{card.choiceLine, *std::move(problem)};
    }
    if (!drawn.empty())
        lookForEnd();
    return std::nullopt;
}

Problem RecordFollower::judgeChoice(const RecordEvent::DrawnCard& card)
{
    const auto choice = readChoiceText(*card.choice, position().variant().tiles);
    if (!choice)
        return choice.error();
    Position asked = position();
    Rack& rack = asked.seats[asked.turn].rack;
    for (int n = 0; n < static_cast<int>(choice->tiles.size()) && rack.unknown() > 0; ++n)
        if (!rack.has(choice->tiles[n])) {
            rack.remove(Tile::unknown());
            rack.add(choice->tiles[n]);
        }
    if (auto violation = violationOf(asked, *choice))
        return notAllowed(*std::move(violation), std::move(asked));
    m_table.choose(*choice);
    return std::nullopt;
}

Problem RecordFollower::outOfTurn(const RecordEvent& event)
{
    if (isOver())
        return Error{Fault::OverAfter, {std::to_string(m_lastTurn)}};
    if (m_lastTurn == 0 && !m_table.isSeeded())
        m_table.giveTurn(event.seat);
    if (event.seat != position().turn)
        return Error{Fault::TurnOfOther, {m_record.players[position().turn].nick}};
    if (position().toMove().turnsOwed > 0 && event.kind != Kind::Pass)
        return Error{Fault::LostTurn};
    return std::nullopt;
}

// What is wrong with the action if the seat holds only `rack`. If the next line withdraws the play, judgeWithdrawal()
// judges its words instead.
Problem RecordFollower::illegal(const Action& action, const Rack& rack)
{
    Position asked = position();
    asked.seats[asked.turn].rack = rack;
    auto violation = violationOf(asked, action);
    if (!violation || (violation->kind == Violation::Kind::NotAWord && isWithdrawnNext(m_read, m_at)))
        return std::nullopt;
    return notAllowed(*std::move(violation), std::move(asked));
}

Result<Points> RecordFollower::takeUnseenExchange(const RecordEvent& event, int count)
{
    const std::vector<Tile> any(count, Tile::unknown());
    const int held = position().seats[event.seat].rack.size();
    if (m_table.isSeeded())
        return Error{Fault::UnnamedExchange};
    if (count > held)
        return Error{Fault::TilesHeld, {std::to_string(held)}};
    if (const Problem problem = illegal(Exchange{any}, Rack(any)))
        return *problem;
    m_table.exchangeUnseen(count);
    lookForEnd();
    return Points(0);
}

Result<Points> RecordFollower::judgeWithdrawal(const RecordEvent& event)
{
    if (!m_lastPlay)
        return Error{Fault::NothingToWithdraw};
    if (m_record.players.size() == 1)
        return Error{Fault::NobodyToChallenge};
    const Position& before = m_table.before();
    if (event.seat != before.turn)
        return Error{Fault::PlayOfOther, {m_record.players[before.turn].nick}};
    if (m_words == WordsAre::Judged && !badWords(before, *m_lastPlay))
        return Error{Fault::GoodPlayWithdrawn};
    const Points withdrawn = position().seats[event.seat].points - before.seats[event.seat].points;
    m_table.withdraw();
    m_lastPlay.reset();
    if (const auto rack = m_table.show(event.seat, event.rack); !rack)
        return rack.error();
    lookForEnd();
    return Points(0) - withdrawn;
}

Problem RecordFollower::judgeFailedChallenge(const RecordEvent& play, const RecordEvent::FailedChallenge& challenge)
{
    const bool challenges = position().houseRules().mode == HouseRules::Mode::Challenge;
    const ChallengeCost cost = challengeCost(*position().book);
    const bool isOver = m_ending.reason.has_value();
    const bool isFree = cost.failedIsFree() || (cost.failedLosesTurn && isOver);
    const bool isPossible = challenges && m_lastPlay && challenge.seat != play.seat;
    if (challenge.isFree && !(isPossible && isFree))
        return Error{Fault::NoFreeChallenge};
    if (!challenge.isFree && (!isPossible || cost.failedIsFree()))
        return Error{Fault::NoCostlyChallenge};
    if (!challenge.isFree && isFree)
        return Error{Fault::NoTurnToLose};
    if (badWords(m_table.before(), *m_lastPlay))
        return Error{Fault::ChallengeSucceeds};
    if (contains(m_table.last().back().failedChallengers(), challenge.seat))
        return Error{Fault::ChallengedAlready, {m_record.players[challenge.seat].nick}};
    m_table.failChallenge(challenge.seat, isOver);
    return std::nullopt;
}

// ---- lines that give points outside a turn

Result<Points> RecordFollower::judgeBonus(const RecordEvent& line)
{
    if (!m_record.isForeign())
        return Error{Fault::NoChallengeBonus};
    if (!hasPlay() || line.seat != m_table.before().turn || line.score < 0)
        return Error{Fault::BonusWithoutPlay};
    if (!line.rack.empty())
        if (const auto rack = m_table.show(line.seat, line.rack); !rack)
            return rack.error();
    return Points(line.score);
}

Result<Points> RecordFollower::judgeTime(const RecordEvent& line)
{
    if (!m_record.isForeign() && m_record.clock.empty())
        return Error{Fault::NoTimePenalty};
    if ((!isOver() && !m_record.isForeign()) || line.score > 0)
        return Error{Fault::TimePenaltyTooEarly};
    return Points(line.score);
}

Result<Points> RecordFollower::judgeTilesLeft(const RecordEvent& line)
{
    const auto reason = endToSettle();
    if (!reason)
        return Error{Fault::TilesLeftTooEarly};
    const Variant& variant = position().variant();
    const auto tiles = readTiles(line.tilesLeft(), variant.tiles);
    if (!tiles)
        return tiles.error();
    const auto own = readTiles(line.rack, variant.tiles);
    if (!own)
        return own.error();
    if (!line.rack.empty() && *own != *tiles)
        return Error{Fault::TilesLeftNotOnRack};
    if (m_counted[line.seat] || m_isDouble)
        return Error{Fault::TilesLeftTwice};
    const bool gains =
        gainsByGoingOut(variant) && *reason == EndCondition::Out && position().seats[line.seat].rack.isEmpty();
    auto points = gains ? gain(line, *tiles) : loss(line, *tiles, *reason);
    m_counted[line.seat] = true;
    m_isClosed = true;
    return points;
}

Result<Points> RecordFollower::loss(const RecordEvent& line, const Rack& tiles, EndCondition reason)
{
    if (const int held = position().seats[line.seat].rack.size(); tiles.size() != held)
        return Error{Fault::TilesLeftCount, {std::to_string(held), std::to_string(tiles.size())}};
    if (const auto problem = m_table.show(line.seat, tiles))
        return *problem;
    return Points(0) - resultOf(position(), reason).seats[line.seat].subtraction;
}

// The bag was empty when the player went out, so the others hold all tiles that are not on the board.
Result<Points> RecordFollower::gain(const RecordEvent& line, const Rack& tiles)
{
    const Rack others = m_table.offBoard();
    if (tiles != others)
        return Error{Fault::TilesLeftOfOthers, {rackText(others, position().variant().tiles.alphabet)}};
    Position shared = position();
    const int other = (line.seat + 1) % shared.seatCount();
    shared.seats[other].rack = others; // as if one seat held them all: the sum is the same
    for (int seat = 0; seat < shared.seatCount(); ++seat)
        if (seat != other)
            shared.seats[seat].rack = {};
    const Points sum = resultOf(shared, EndCondition::Out).seats[line.seat].gain;
    m_isDouble = m_record.isForeign() && !contains(m_counted, true) && sum.value > 0 && line.score == 2 * sum.value;
    return m_isDouble ? 2 * sum : sum;
}

} // namespace storeys
