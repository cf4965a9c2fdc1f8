#include "record/read_game.h"

#include "base/text.h"
#include "game/game_clock.h"
#include "record/judge_line.h"
#include "record/play_text.h"

namespace storeys {

namespace {

// ---- racks held where the record stops (#rack1 ...); these lines may be anywhere in the record

// The error of the first unreadable rack line or, if there is none, of the line where the reader stopped.
std::optional<RecordError> firstUnreadable(const ReadGcg& read, const Variant& variant)
{
    for (const GameRecord::HeldRack& held : read.record.racks) {
        if (held.seat >= static_cast<int>(read.record.players.size()))
            return RecordError{held.line, {Fault::UnknownPlayer, {std::to_string(held.seat + 1)}}};
        if (const auto shown = readHeldTiles(held.tiles, variant); !shown)
            return RecordError{held.line, shown.error()};
    }
    return read.error;
}

// The error of the first #rack line with tiles that its player can't hold.
std::optional<RecordError> wrongHeldRack(const GameRecord& record, RecordTable& table)
{
    for (const GameRecord::HeldRack& held : record.racks)
        if (const auto rack = table.show(held.seat, held.tiles); !rack)
            return RecordError{held.line, rack.error()};
    return std::nullopt;
}

// The error of the first #rack line before the line of `error` that has more of a tile than `offBoard` without the
// earlier #rack lines. The referee reports it instead of `error`. None if the line of `error` withdraws a play.
std::optional<RecordError> wrongHeldRackBefore(const RecordError& error, const ReadGcg& read, Rack offBoard,
                                               const Variant& variant)
{
    const RecordEvent* event = lookUp(read.record.events, error.line, &RecordEvent::line);
    if (event ? event->kind == RecordEvent::Kind::Withdrawal : read.errorIsWithdrawal)
        return std::nullopt;
    for (const GameRecord::HeldRack& held : read.record.racks) {
        const auto shown = readHeldTiles(held.tiles, variant);
        if (held.line >= error.line || !shown)
            continue;
        if (const auto scarce = shown->rack.beyond(offBoard))
            return RecordError{held.line, {Fault::TooManyOfTile, {variant.tiles.alphabet.text(*scarce)}}};
        shown->rack.forEachTile([&](Tile tile) { offBoard.remove(tile); });
    }
    return std::nullopt;
}

// ---- the seed

// The book with challenge mode, in which plays with bad words are legal: words say nothing about the seed.
RuleBookPtr withoutJudgingWords(const RuleBookPtr& book)
{
    RuleBook unjudged = *book;
    unjudged.houseRules.mode = HouseRules::Mode::Challenge;
    return std::make_shared<RuleBook>(std::move(unjudged));
}

// Follows the record, but as if each line showed the rack that our own bag deals.
class SeedTrial
{
public:
    SeedTrial(const ReadGcg& read, const RuleBookPtr& book)
        : m_lines(read, WordsAre::NotJudged), m_state(read.record, withoutJudgingWords(book), true)
    {}

    bool isOurs()
    {
        const GameRecord& record = m_lines.record;
        for (std::size_t at = 0; at < record.events.size(); ++at) {
            if (isDealt(record.events[at].rack, record.events[at].seat))
                return true;
            if (!follow(at))
                return !m_anyRack;
        }
        for (const GameRecord::HeldRack& held : record.racks)
            if (held.seat < static_cast<int>(record.players.size()) && isDealt(held.tiles, held.seat))
                return true;
        return !m_anyRack;
    }

private:
    // Whether the text is the full rack that our bag dealt. A part of a rack proves nothing.
    bool isDealt(const std::string& text, int seat)
    {
        const Position& position = m_state.position();
        const auto written = readHeldTiles(text, position.variant());
        m_anyRack = m_anyRack || !text.empty();
        if (!written || written->rack.size() < position.variant().rackSize)
            return false;
        return written->rack == position.toMove().rack || written->rack == position.seats[seat].rack;
    }

    // Takes the event with the racks that our bag deals. False if it is not possible with them or is not a turn. Wrong
    // figures and challenges say nothing about the seed.
    bool follow(std::size_t at)
    {
        RecordEvent event = m_lines.record.events[at];
        const bool isWithdrawal = event.kind == RecordEvent::Kind::Withdrawal;
        if (!event.isTurn() || (isWithdrawal && !m_state.lastPlay))
            return false;
        const Position& before = isWithdrawal ? m_state.table.before() : m_state.position();
        const Seat& mover = before.toMove();
        event.seat = before.turn;
        event.rack = heldText(mover.rack, mover.reserve, before.variant().tiles.alphabet);
        JudgedLine judged = judgeLine(m_lines, m_state, event, at);
        if (judged.after)
            m_state = *std::move(judged.after);
        return judged.after.has_value();
    }

    RecordLines m_lines;
    LineState m_state;
    bool m_anyRack = false; // whether any rack has been written so far
};

// Whether our bag, shuffled by the record's #seed, deals the racks of the record; false without a seed. The seed of
// another program belongs to a different bag and means nothing here. The record is judged as a whole, so that changing
// one rack in a record of ours leaves the seed ours and is an error on the line of that rack:
// - The seed is ours as soon as it deals one full rack, after the turns so far, to the seat to move or to the seat that
//   the line names. By chance that happens once in a million deals.
// - The seed is another program's if racks are written but the turns become impossible with our bag before one matches.
// - If no rack is written, the seed counts as ours.
bool isDealtBySeed(const ReadGcg& read, const RuleBookPtr& book)
{
    return read.record.seed && !read.record.players.empty() && SeedTrial(read, book).isOurs();
}

// ---- the referee

// Judges event by event, up to the first wrong line.
FollowedGame judgeAll(const ReadGcg& read, const RuleBookPtr& book, WordsAre words, TurnsAre turns)
{
    const GameRecord& record = read.record;
    const RecordLines lines(read, words);
    LineState state(record, book, isDealtBySeed(read, book));
    FollowedGame game{.isBagKnown = state.table.isSeeded()};
    keepState(game, state, false, turns);
    const auto unreadable = firstUnreadable(read, book->variant);
    for (std::size_t at = 0; at < record.events.size() && !game.error; ++at) {
        const RecordEvent& event = record.events[at];
        if (unreadable && unreadable->line < event.line)
            break;
        JudgedLine judged = judgeLine(lines, state, event, at);
        if (!judged.faults.empty())
            game.error = judged.faults.front();
        if (!judged.after || (game.error && game.error->line == event.line))
            break;
        state = *std::move(judged.after);
        game.events.push_back({event.line, event.seat, judged.text, Points(event.score), Points(event.total)});
        keepState(game, state, judged.isTurn, turns);
    }
    if (!game.error)
        game.error = unreadable;
    if (record.resigned && !game.error) {
        if (const auto result = judgeResigned(state, record))
            game.result = *result;
        else
            game.error = RecordError{record.resigned->line, result.error()};
    }
    const auto end = state.endToSettle();
    if (game.result)
        game.wins = listOf(game.result->seats, &GameResult::Line::wins);
    else if (end && !game.error)
        game.wins = listOf(resultOf(state.position(), *end).seats, &GameResult::Line::wins);
    if (game.error) {
        if (auto earlier = wrongHeldRackBefore(*game.error, read, state.table.offBoard(), book->variant))
            game.error = std::move(earlier);
    } else if (!state.isOver() || record.seenBy) { // else the #rack lines mean nothing
        game.error = wrongHeldRack(record, state.table);
        if (record.seenBy && turns == TurnsAre::Kept)
            game.positions.back() = state.position();
    }
    return game;
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

// The error of the first wrong #class line or of an earlier unreadable line. Reported before other errors in the game.
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

// Reads "1=C 2=A".
std::optional<std::vector<StartDraw::Drawn>> readRound(std::string_view text, int seats, const TileSet& tiles)
{
    std::vector<StartDraw::Drawn> round;
    for (const std::string_view part : wordsOf(text)) {
        const std::size_t equals = std::min(part.find('='), part.size() - 1);
        const auto number = readDigits(part.substr(0, equals));
        const auto tile = readTiles(part.substr(equals + 1), tiles);
        if (!number || *number < 1 || *number > seats || !tile || tile->size() != 1)
            return std::nullopt;
        round.push_back({*number - 1, tile->tiles().front()});
    }
    return round.empty() ? std::nullopt : std::optional(std::move(round));
}

Result<StartDraw, RecordError> readStartDraw(const GameRecord& record, const TileSet& tiles)
{
    StartDraw draw;
    for (const GameRecord::Setting& written : record.draws) {
        auto round = readRound(written.text, static_cast<int>(record.players.size()), tiles);
        if (!round)
            return RecordError{written.line, {Fault::BadDraw, {inQuotes(written.text)}}};
        draw.first = bestOf(*round).front();
        draw.rounds.push_back(*std::move(round));
    }
    return draw;
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

FollowedGame replay(const ReadGcg& read, const RuleBookPtr& book, WordsAre words, TurnsAre turns)
{
    if (read.record.players.empty())
        return {.error = read.error};
    if (auto error = wrongPlayers(read, book->variant))
        return {.error = std::move(error)};
    return judgeAll(read, book, words, turns);
}

// ---- a game from a record

Result<Game, RecordError> rebuildGame(const ReadGcg& read, const RuleBookPtr& book)
{
    const GameRecord& record = read.record;
    FollowedGame judged = replay(read, book, WordsAre::Judged, TurnsAre::Kept);
    if (judged.error)
        return *std::move(judged.error);
    if (!record.seed)
        return RecordError{1, {Fault::NoSeed}};
    if (!judged.isBagKnown)
        return RecordError{1, {Fault::ForeignSeed}};
    Game game = Game::resumed(setupOf(record, book), std::move(judged.turns), record.hints);
    if (game.isOver())
        game.chargeTime(timePenalties(record));
    else if (record.resigned)
        game.resign(record.resigned->seat);
    else if (const auto loser = loserByClock(record))
        game.loseOnTime(*loser);
    return game;
}

Result<Game, RecordError> followedGame(const ReadGcg& read, const RuleBookPtr& book, WordsAre words)
{
    FollowedGame judged = replay(read, book, words, TurnsAre::Kept);
    if (judged.error)
        return *std::move(judged.error);
    if (!read.record.seenBy)
        return RecordError{1, {Fault::NotSeenBySeats}};
    if (const auto draw = readStartDraw(read.record, book->variant.tiles); !draw)
        return draw.error();
    return pastGame(read.record, book, std::move(judged));
}

Result<Game, RecordError> pastGame(const ReadGcg& read, const RuleBookPtr& book, WordsAre words)
{
    FollowedGame judged = replay(read, book, words, TurnsAre::Kept);
    if (judged.error)
        return *std::move(judged.error);
    return pastGame(read.record, book, std::move(judged));
}

Game pastGame(const GameRecord& record, const RuleBookPtr& book, FollowedGame followed)
{
    GameSetup setup = setupOf(record, book);
    if (!record.seenBy)
        return Game::past(std::move(setup), std::move(followed.positions), std::move(followed.turns),
                          std::move(followed.result));
    const auto read = readStartDraw(record, book->variant.tiles);
    StartDraw draw = read ? *read : StartDraw();
    if (followed.turns.empty())
        followed.positions.back().turn = draw.first;
    return Game::followed(std::move(setup), std::move(draw), std::move(followed.positions), std::move(followed.turns),
                          record.hints, *record.seenBy);
}

} // namespace storeys
