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

// Does once more what one event did; false if the game does not allow it.
bool apply(Game& game, const RecordEvent& event)
{
    if (event.kind == Kind::TilesLeft || event.kind == Kind::TimePenalty)
        return true;
    if (event.kind == Kind::Withdrawal) {
        game.withdrawLast();
        return true;
    }
    const auto read = readAction(event, game.position().variant());
    if (!read || game.take(read->action))
        return false;
    for (const RecordEvent::VainChallenge& challenge : event.vainChallenges)
        if (!game.mayChallenge(challenge.seat) || game.challenge(challenge.seat))
            return false;
    return true;
}

// Does them all; the one that the game does not allow, if any.
const RecordEvent* takeAll(Game& game, const std::vector<RecordEvent>& events)
{
    for (std::size_t n = 0; n < events.size(); ++n) {
        // A turn lost by a challenge in vain is there already: the game passes by itself.
        if (game.turns().size() != n)
            continue;
        game.noteHints(events[n].hints);
        if (!apply(game, events[n]))
            return &events[n];
    }
    return nullptr;
}

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
        return {{}, RecordError{1, "without #seed nobody knows what is in the bag"}};
    if (!judged.isBagKnown)
        return {{}, RecordError{1, "#seed deals other racks than those written, so nobody knows what is in the bag"}};
    Game game(setupOf(record, book));
    if (const RecordEvent* impossible = takeAll(game, record.events))
        return {{}, RecordError{impossible->line, "this position is not possible with these house rules"}};
    game.noteHints(record.hints);
    if (game.isOver())
        game.chargeTime(timePenalties(record));
    return {std::move(game), {}};
}

RebuiltGame pastGame(const ReadGcg& read, const RuleBookPtr& book, WordsAre words)
{
    Replay judged = replay(read, book, words);
    if (judged.error)
        return {{}, judged.error};
    Game::VainChallenges vain;
    std::size_t turns = 0;
    for (const RecordEvent& event : read.record.events) {
        turns += event.isTurn() ? 1 : 0;
        for (const RecordEvent::VainChallenge& challenge : event.vainChallenges)
            vain[turns - 1].push_back(challenge.seat);
    }
    return {
        Game::past(setupOf(read.record, book), std::move(judged.positions), std::move(judged.turns), std::move(vain)),
        {}};
}

} // namespace storeys
