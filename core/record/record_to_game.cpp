#include "record/record_to_game.h"

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

// By turn.
std::vector<int> hintsOf(const GameRecord& record)
{
    std::vector<int> hints;
    for (const RecordEvent& event : record.events)
        if (event.isTurn())
            hints.push_back(event.hints);
    hints.push_back(record.hints);
    return hints;
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
    Replay judged = replay(read, book, WordsAre::Judged, TurnsAre::Kept);
    if (judged.error)
        return {{}, judged.error};
    if (!record.seed)
        return {{}, RecordError{1, "without #seed nobody knows what is in the bag"}};
    if (!judged.isBagKnown)
        return {{}, RecordError{1, "#seed deals other racks than those written, so nobody knows what is in the bag"}};
    Game game = Game::resumed(setupOf(record, book), std::move(judged.turns), hintsOf(record));
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
