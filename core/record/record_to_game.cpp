#include "record/record_to_game.h"

#include "record/gcg_actions.h"

namespace storeys {

namespace {

using Kind = RecordEvent::Kind;

std::vector<Points> timePenalties(const GameRecord& record)
{
    std::vector<Points> penalties(record.players.size());
    for (const RecordEvent& event : record.events)
        if (event.kind == Kind::TimePenalty)
            penalties[event.seat] -= Points(event.score);
    return penalties;
}

// Takes the turns of a record once more, on the bag of its seed.
class Retaking
{
public:
    explicit Retaking(Game& game) : m_game(game) {}

    // Takes all turns; the event that the game does not allow, if any.
    const RecordEvent* takeAll(const std::vector<RecordEvent>& events)
    {
        for (const RecordEvent& event : events)
            if (event.isTurn() && !take(event))
                return &event;
        return nullptr;
    }

private:
    bool take(const RecordEvent& event)
    {
        if (event.kind != Kind::Withdrawal && m_taken < m_game.turns().size()) {
            // A turn that is owed has passed by already.
            const Turn& lost = m_game.turns()[m_taken++];
            return event.kind == Kind::Pass && lost.seat == event.seat;
        }
        m_game.noteHints(event.hints);
        if (event.kind == Kind::Withdrawal ? !withdraw() : !act(event))
            return false;
        // Those are the record's next turns.
        while (m_taken < m_game.turns().size() && !m_game.turns()[m_taken].isLost())
            ++m_taken;
        return challenge(event);
    }
    bool withdraw()
    {
        if (!m_game.openPlay())
            return false;
        m_game.withdrawLast();
        return true;
    }
    bool act(const RecordEvent& event)
    {
        const auto read = readAction(event, m_game.position().variant());
        return read && !m_game.take(read->action);
    }
    bool challenge(const RecordEvent& event)
    {
        for (const RecordEvent::VainChallenge& challenge : event.vainChallenges)
            if (!m_game.mayChallenge(challenge.seat, Game::Challenges::OneOfEachSeat)
                || m_game.challenge(challenge.seat))
                return false;
        return true;
    }

    Game& m_game;
    std::size_t m_taken = 0; // turns of the game that the record has told of
};

GameSetup setupOf(const GameRecord& record, const RuleBookPtr& book)
{
    GameSetup setup{book, {}, record.seed.value_or(0)};
    for (const RecordPlayer& player : record.players)
        setup.players.push_back(player.name);
    return setup;
}

} // namespace

RebuiltGame rebuildGame(const ReadGcg& read, const RuleBookPtr& book)
{
    const GameRecord& record = read.record;
    const Replay judged = replay(read, book);
    if (judged.error)
        return {{}, judged.error};
    if (!record.seed)
        return {{}, RecordError{1, {Fault::NoSeed}}};
    if (!judged.isBagKnown)
        return {{}, RecordError{1, {Fault::ForeignSeed}}};
    Game game(setupOf(record, book));
    if (const RecordEvent* impossible = Retaking(game).takeAll(record.events))
        return {{}, RecordError{impossible->line, {Fault::ImpossiblePosition}}};
    game.noteHints(record.hints);
    if (game.isOver())
        game.chargeTime(timePenalties(record));
    return {std::move(game), {}};
}

RebuiltGame pastGame(const ReadGcg& read, const RuleBookPtr& book, WordsAre words)
{
    Replay judged = replay(read, book, words, TurnsAre::Kept);
    if (judged.error)
        return {{}, judged.error};
    return {Game::past(setupOf(read.record, book), std::move(judged.positions), std::move(judged.turns)), {}};
}

} // namespace storeys
