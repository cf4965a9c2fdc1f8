#include "record/gcg_seed.h"

#include "record/gcg_actions.h"
#include "record/gcg_table.h"
#include "record/tile_text.h"
#include "rules/legality.h"

namespace storeys {

namespace {

using Kind = RecordEvent::Kind;

// Follows the turns on our own bag, whatever racks are written.
class SeedTrial
{
public:
    SeedTrial(const GameRecord& record, const RuleBookPtr& book)
        : m_record(record), m_table(book, std::vector<std::string>(record.players.size()), record.seed)
    {}

    bool isOurs()
    {
        for (const RecordEvent& event : m_record.events) {
            if (isDealt(event.rack, event.seat))
                return true;
            if (!follow(event))
                return !m_anyRack;
        }
        for (const GameRecord::HeldRack& held : m_record.racks)
            if (held.seat < static_cast<int>(m_record.players.size()) && isDealt(held.tiles, held.seat))
                return true;
        return !m_anyRack;
    }

private:
    // Racks that are written in part may be anybody's.
    bool isDealt(const std::string& text, int seat)
    {
        const Position& position = m_table.position();
        const auto written = readTiles(text, position.variant().tiles);
        m_anyRack = m_anyRack || !text.empty();
        if (!written || written->size() < position.variant().rackSize)
            return false;
        return *written == position.toMove().rack || *written == position.seats[seat].rack;
    }

    // False where our bag can't have led to the event, or the turns are over.
    bool follow(const RecordEvent& event)
    {
        if (event.kind == Kind::Withdrawal && m_played) {
            m_table.withdraw();
            m_played = false;
            return true;
        }
        if (!event.isAction())
            return false;
        const auto read = readAction(event, m_table.position().variant());
        if (!read || read->unseen > 0)
            return false;
        const auto violation = violationOf(m_table.position(), read->action);
        if (violation && violation->kind != Violation::Kind::NotAWord)
            return false;
        m_table.take(read->action);
        m_played = std::holds_alternative<Play>(read->action);
        return true;
    }

    const GameRecord& m_record;
    RecordTable m_table;
    bool m_anyRack = false; // written so far
    bool m_played = false;  // by the event before
};

} // namespace

bool isDealtBySeed(const GameRecord& record, const RuleBookPtr& book)
{
    return record.seed && !record.players.empty() && SeedTrial(record, book).isOurs();
}

} // namespace storeys
