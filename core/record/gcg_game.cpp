#include "record/gcg_game.h"

#include "record/board_text.h"
#include "record/gcg_actions.h"
#include "record/play_text.h"
#include "record/text_encoding.h"
#include "rules/tiles_left.h"

#include <algorithm>

namespace storeys {

namespace {

using Kind = RecordEvent::Kind;

// ---- from a game

// One word that no other player has.
std::string nickFor(std::string name, const std::vector<RecordPlayer>& others)
{
    std::ranges::replace(name, ' ', '_');
    const auto isTaken = [&](const std::string& nick) {
        return std::ranges::find(others, nick, &RecordPlayer::nick) != others.end();
    };
    std::string nick = name;
    for (std::size_t n = others.size() + 1; isTaken(nick); ++n)
        nick = name + std::to_string(n);
    return nick;
}

std::vector<RecordPlayer> playersOf(const Game& game, const RecordDetails& details)
{
    std::vector<RecordPlayer> players;
    for (const std::string& given : game.setup().players) {
        const std::size_t seat = players.size();
        std::string name = oneLine(isUtf8(given) ? given : fromLatin1(given));
        if (name.empty())
            name = "player" + std::to_string(seat + 1);
        const std::string kind = seat < details.kinds.size() ? oneLine(details.kinds[seat]) : "";
        players.push_back({nickFor(name, players), name, kind});
    }
    return players;
}

std::string textOf(const Action& action, const Board& before, const Alphabet& alphabet)
{
    if (const auto* play = std::get_if<Play>(&action))
        return playText(before, *play, alphabet);
    std::string text = "-";
    if (const auto* exchange = std::get_if<Exchange>(&action))
        for (const Tile tile : exchange->tiles)
            text += alphabet.symbolOf(tile);
    return text;
}

RecordEvent eventOf(const Game& game, std::size_t n)
{
    const Transition& turn = game.turns()[n];
    const Alphabet& alphabet = game.position().variant().tiles.alphabet;
    const Position& before = game.positionBefore(n);
    const Position& after = game.positionBefore(n + 1);
    RecordEvent event{0, turn.seat};
    event.rack = rackText((turn.withdrawal ? after : before).seats[turn.seat].rack, alphabet);
    event.text = turn.withdrawal ? "--" : textOf(turn.action, before.board, alphabet);
    event.kind = turn.withdrawal                                 ? Kind::Withdrawal
                 : std::holds_alternative<Play>(turn.action)     ? Kind::Play
                 : std::holds_alternative<Exchange>(turn.action) ? Kind::Exchange
                                                                 : Kind::Pass;
    event.score = (turn.withdrawal ? -1 : 1) * turn.score.total().value;
    event.total = after.seats[turn.seat].points.value;
    event.hints = game.hintsFor(n);
    for (const int seat : game.vainChallengers(n))
        event.vainChallenges.push_back({0, seat});
    return event;
}

// What all others have left, in order of seats.
Rack leftToOthers(const GameResult& result, int seat)
{
    Rack tiles;
    for (int other = 0; other < static_cast<int>(result.seats.size()); ++other)
        for (const Tile tile : result.seats[other].left.tiles())
            if (other != seat)
                tiles.add(tile);
    return tiles;
}

// First what is lost, seat by seat, then what is gained.
std::vector<RecordEvent> tilesLeft(const GameResult& result, const Variant& variant)
{
    const Alphabet& alphabet = variant.tiles.alphabet;
    std::vector<RecordEvent> losses;
    std::vector<RecordEvent> gains;
    for (int seat = 0; seat < static_cast<int>(result.seats.size()); ++seat) {
        const GameResult::Line& line = result.seats[seat];
        const bool isOut = line.left.isEmpty();
        const std::string tiles = rackText(isOut ? leftToOthers(result, seat) : line.left, alphabet);
        if (!isOut)
            losses.push_back({0, seat, Kind::TilesLeft, tiles, '(' + tiles + ')', -line.subtraction.value,
                              (line.total + line.timePenalty).value});
        else if (gainsByGoingOut(variant) && !tiles.empty())
            gains.push_back(
                {0, seat, Kind::TilesLeft, "", '(' + tiles + ')', line.gain.value,
                 (line.total + line.timePenalty).value});
    }
    losses.insert(losses.end(), gains.begin(), gains.end());
    return losses;
}

// What the clock takes off, as other programs write it; the totals go on from the tiles left.
std::vector<RecordEvent> timePenalties(const GameResult& result)
{
    std::vector<RecordEvent> events;
    for (int seat = 0; seat < static_cast<int>(result.seats.size()); ++seat)
        if (const GameResult::Line& line = result.seats[seat]; line.timePenalty.value > 0)
            events.push_back(
                {0, seat, Kind::TimePenalty, "", "(time)", -line.timePenalty.value, line.total.value});
    return events;
}

// ---- to a game

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

GameSetup setupOf(const GameRecord& record, const RuleBookPtr& book)
{
    GameSetup setup{book, {}, record.seed.value_or(0)};
    for (const RecordPlayer& player : record.players)
        setup.players.push_back(player.name);
    return setup;
}

} // namespace

GameRecord recordOf(const Game& game, const RecordDetails& details)
{
    const RuleBook& book = *game.setup().book;
    GameRecord record;
    record.players = playersOf(game, details);
    record.title = oneLine(details.title);
    record.clock = oneLine(details.clock);
    record.variant.text = book.variant.id;
    record.lexicon.text = oneLine(book.lexicon->name);
    for (const std::string& rule : book.houseRules.differencesFrom(book.variant.houseRules))
        record.houseRules.push_back({0, rule});
    record.houseWords.text = book.lexicon->house.text();
    record.seed = game.setup().seed;
    for (std::size_t n = 0; n < game.turns().size(); ++n)
        record.events.push_back(eventOf(game, n));
    record.hints = game.hintsFor(game.turns().size());
    // A game lost on time stops as if it went on: by its turns alone it is not over.
    if (game.isOver() && game.result()->reason != EndCondition::TimeUp) {
        for (const auto& events : {tilesLeft(*game.result(), book.variant), timePenalties(*game.result())})
            record.events.insert(record.events.end(), events.begin(), events.end());
        return record;
    }
    for (int seat = 0; seat < static_cast<int>(record.players.size()); ++seat)
        record.racks.push_back(
            {0, seat, rackText(game.position().seats[seat].rack, book.variant.tiles.alphabet)});
    return record;
}

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
    std::size_t turns = 0;
    for (const RecordEvent& event : record.events) {
        // A turn lost by a challenge in vain is there already: the game passes by itself.
        const bool isThere = game.turns().size() != turns;
        if (!isThere)
            game.noteHints(event.hints);
        if (!isThere && !apply(game, event))
            return {{}, RecordError{event.line, "no game by these house rules can come to this"}};
        ++turns;
    }
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
    return {Game::past(setupOf(read.record, book), std::move(judged.positions), std::move(judged.turns)), {}};
}

} // namespace storeys
