#include "record/gcg_settlement.h"

#include "record/tile_text.h"
#include "rules/turn_rules.h"

namespace storeys {

Result<Points> Settlement::judge(const RecordEvent& line)
{
    const Result<Points> points = pointsOf(line);
    if (points)
        m_table.addPoints(line.seat, *points);
    m_turns.closePlay();
    return points;
}

Result<Points> Settlement::pointsOf(const RecordEvent& line)
{
    if (line.kind == RecordEvent::Kind::TilesLeft)
        return tilesLeft(line);
    return line.kind == RecordEvent::Kind::ChallengeBonus ? bonus(line) : time(line);
}

Result<Points> Settlement::bonus(const RecordEvent& line)
{
    if (!m_record.isForeign())
        return Error{Fault::NoChallengeBonus};
    if (!m_turns.hasPlay() || line.seat != m_table.before().turn || line.score < 0)
        return Error{Fault::BonusWithoutPlay};
    if (!line.rack.empty())
        if (const auto rack = m_table.show(line.seat, line.rack); !rack)
            return rack.error();
    return Points(line.score);
}

Result<Points> Settlement::time(const RecordEvent& line)
{
    if (!m_record.isForeign() && m_record.clock.empty())
        return Error{Fault::NoTimePenalty};
    if (!m_turns.isOver() || line.score > 0)
        return Error{Fault::TimePenaltyTooEarly};
    return Points(line.score);
}

// ---- tiles left

Result<Points> Settlement::tilesLeft(const RecordEvent& line)
{
    const auto reason = m_turns.endToSettle();
    if (!reason)
        return Error{Fault::TilesLeftTooEarly};
    const Variant& variant = m_table.position().variant();
    const auto tiles = readTiles(std::string_view(line.text).substr(1, line.text.size() - 2), variant.tiles);
    if (!tiles)
        return tiles.error();
    const auto own = readTiles(line.rack, variant.tiles);
    if (!own)
        return own.error();
    if (!line.rack.empty() && *own != *tiles)
        return Error{Fault::TilesLeftNotOnRack};
    if (m_counted[line.seat] || m_isDouble)
        return Error{Fault::TilesLeftTwice};
    auto points = gains(line.seat, *reason) ? gain(line, *tiles) : loss(line, *tiles, *reason);
    m_counted[line.seat] = true;
    m_hasBegun = true;
    m_turns.closeGame();
    return points;
}

bool Settlement::gains(int seat, EndCondition reason) const
{
    return gainsByGoingOut(m_table.position().variant()) && reason == EndCondition::Out
           && m_table.position().seats[seat].rack.isEmpty();
}

Result<Points> Settlement::loss(const RecordEvent& line, const Rack& tiles, EndCondition reason)
{
    if (const int held = m_table.position().seats[line.seat].rack.size(); tiles.size() != held)
        return Error{Fault::TilesLeftCount, {std::to_string(held), std::to_string(tiles.size())}};
    if (const auto problem = m_table.show(line.seat, tiles))
        return *problem;
    return Points(0) - resultOf(m_table.position(), reason).seats[line.seat].subtraction;
}

// Who went out left the bag empty: the others hold all that is not on the board.
Result<Points> Settlement::gain(const RecordEvent& line, const Rack& tiles)
{
    const Rack others = m_table.offBoard();
    if (tiles != others)
        return Error{Fault::TilesLeftOfOthers, {rackText(others, m_table.position().variant().tiles.alphabet)}};
    Position shared = m_table.position();
    const int other = (line.seat + 1) % static_cast<int>(shared.seats.size());
    shared.seats[other].rack = others; // as if one had them all: the sum is the same
    for (int seat = 0; seat < static_cast<int>(shared.seats.size()); ++seat)
        if (seat != other)
            shared.seats[seat].rack = {};
    const Points sum = resultOf(shared, EndCondition::Out).seats[line.seat].gain;
    m_isDouble = !m_hasBegun && sum.value > 0 && line.score == 2 * sum.value;
    return m_isDouble ? 2 * sum : sum;
}

} // namespace storeys
