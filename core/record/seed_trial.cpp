#include "record/seed_trial.h"

#include "record/play_text.h"
#include "record/read_turns.h"

namespace storeys {

namespace {

// Words are not what a seed is known by: plays are judged as where they may be challenged.
RuleBookPtr withoutJudgingWords(const RuleBookPtr& book)
{
    RuleBook unjudged = *book;
    unjudged.houseRules.mode = HouseRules::Mode::Challenge;
    return std::make_shared<RuleBook>(std::move(unjudged));
}

// Reads the turns as every reader of a record does, but as if each line showed the rack that our own bag deals.
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
    // Racks that are written in part may be anybody's.
    bool isDealt(const std::string& text, int seat)
    {
        const Position& position = m_table.position();
        const auto written = readHeldTiles(text, position.variant());
        m_anyRack = m_anyRack || !text.empty();
        if (!written || written->rack.size() < position.variant().rackSize)
            return false;
        return written->rack == position.toMove().rack || written->rack == position.seats[seat].rack;
    }

    // False where our bag can't have led to the event, or the turns are over.
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
            (void)m_turns.judgeFailedChallenge(event, challenge); // what is wrong with it says nothing of the seed
        return true;
    }

    const GameRecord& m_written;
    RecordTable m_table;
    TurnJudge m_turns;
    bool m_anyRack = false; // written so far
};

} // namespace

bool isDealtBySeed(const ReadGcg& read, const RuleBookPtr& book)
{
    return read.record.seed && !read.record.players.empty() && SeedTrial(read, book).isOurs();
}

} // namespace storeys
